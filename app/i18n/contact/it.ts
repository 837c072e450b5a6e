import { contactFields } from '../contact-fields/it.ts'

export const contact = {
  ...contactFields,
  'contact.submit': 'Invia il messaggio',
  'contact.sent': 'Messaggio inviato',
  'contact.sent.text': 'Grazie. Una copia con il numero del messaggio è in arrivo via e-mail.',
  'contact.direct': 'Oppure senza modulo',
  'contact.privacy.link': 'Leggi l’informativa sulla privacy',
  'contact.named': 'Il Suo nome compare in una recensione?',
  'contact.named.text': 'C’è un modulo apposito, anche se non ha un account.',
  'contact.named.link': 'Vai al modulo per le persone citate',
  'namedPerson.title': 'Il Suo nome compare in una recensione?',
  'namedPerson.intro':
    'Compare in una recensione e non lo desidera, qualcosa che La riguarda non è corretto, oppure vuole sapere quali Suoi dati conserviamo? Ci scriva. Non serve un account.',
  'namedPerson.clock': 'Entro 30 giorni Le diremo che cosa abbiamo fatto.',
  'namedPerson.address': 'Di quale recensione o scuola si tratta?',
  'namedPerson.address.hint': 'Meglio l’indirizzo della pagina; bastano il nome della scuola e la località.',
  'namedPerson.address.missing': 'Indichi di quale recensione o scuola si tratta.',
  'namedPerson.wish': 'Che cosa dobbiamo fare?',
  'namedPerson.wish.removal': 'Cancellare i passaggi che mi riguardano',
  'namedPerson.wish.correction': 'Rettificare i dati non corretti',
  'namedPerson.wish.access': 'Dirmi quali miei dati sono conservati',
  'namedPerson.wish.missing': 'Scelga che cosa dobbiamo fare.',
  'namedPerson.message': 'Che cosa c’è scritto di Lei e che cosa non è corretto?',
  'namedPerson.privacy':
    'I Suoi dati ci servono per gestire la richiesta; potremmo chiederLe di dimostrare la Sua identità. Li cancelliamo tre anni dopo la chiusura.',
  'namedPerson.submit': 'Invia la richiesta',
  'namedPerson.sent': 'Abbiamo ricevuto la Sua richiesta',
  'namedPerson.sent.text':
    'Riceverà via e-mail il numero e una copia. Entro 30 giorni Le diremo che cosa abbiamo fatto.',
} as const
