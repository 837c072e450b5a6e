import type { withdrawal as german } from '../de/withdrawal.ts'

export const withdrawal: Record<keyof typeof german, string> = {
  'withdrawal.title': 'Recedere dal contratto',
  'withdrawal.metaDescription': 'Recedere da un contratto con Aulario, senza accedere.',
  'withdrawal.intro': 'Qui recede da un contratto concluso con noi. Non servono né un account né un motivo.',
  'withdrawal.voluntary':
    'Entro 30 giorni dal pagamento tutti ricevono indietro l’intero prezzo, anche scuole e imprese.',
  'withdrawal.instructions': 'Informazioni e modulo tipo',
  'withdrawal.name': 'Nome e cognome',
  'withdrawal.name.missing': 'Indichi il nome con cui è stato fatto l’ordine.',
  'withdrawal.contract': 'Quale contratto?',
  'withdrawal.contract.hint': 'Numero dell’ordine o della fattura, altrimenti la scuola e il giorno dell’ordine',
  'withdrawal.contract.missing': 'Ci dica di quale contratto si tratta.',
  'withdrawal.email': 'Indirizzo e-mail',
  'withdrawal.email.hint': 'Lì inviamo la conferma. Meglio quello usato per l’ordine.',
  'withdrawal.next': 'Continua',
  'withdrawal.busy': 'Invio …',
  'withdrawal.check.title': 'È tutto giusto?',
  'withdrawal.check.text': 'Con questo pulsante dichiara il recesso. Riceverà poi una conferma con giorno e ora.',
  'withdrawal.change': 'Modifica',
  'withdrawal.confirm': 'Conferma recesso',
  'withdrawal.received': 'Abbiamo ricevuto il Suo recesso',
  'withdrawal.received.number': 'Ricevuto il {time}, numero {number}.',
  'withdrawal.received.mail': 'La stessa conferma è in arrivo a {email}.',
  'withdrawal.received.next':
    'Se i dati corrispondono a un ordine, restituiamo l’importo. Altrimenti una persona controlla e Le scrive.',
  'withdrawal.content': 'Contenuto della Sua dichiarazione',
}
