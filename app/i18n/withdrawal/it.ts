import type { withdrawal as german } from './de.ts'

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
    'Se i dati corrispondono a un ordine, inviamo un link all’indirizzo e-mail con cui è stato fatto. Appena lo conferma, restituiamo l’importo. Altrimenti una persona controlla e Le scrive. Per il termine conta il momento della ricezione.',
  'withdrawal.content': 'Contenuto della Sua dichiarazione',
  'withdrawal.done.title': 'Il Suo recesso ha avuto effetto',
  'withdrawal.done.order': 'Ordine {number}: Aulario Premium per {school}.',
  'withdrawal.done.text':
    'Premium di questo ordine è terminato. Rimborsiamo quanto pagato; una fattura aperta è annullata. Riceverà la nota di credito per e-mail.',
  'withdrawal.link.title': 'Confermare il recesso',
  'withdrawal.link.text':
    'Il {time} è stato dichiarato il recesso dal contratto di Aulario Premium per {school} (ordine {number}).',
  'withdrawal.link.what':
    'Con il pulsante conferma di essere stato Lei a dichiararlo. Premium termina allora subito e rimborsiamo quanto pagato; una fattura aperta viene annullata.',
  'withdrawal.link.submit': 'Confermare il recesso e terminare Premium',
  'withdrawal.link.not': 'Non ha dichiarato alcun recesso? Allora chiuda semplicemente questa pagina.',
  'withdrawal.link.over':
    'Il link è troppo vecchio, oppure l’ordine è già stato rimborsato, annullato o contestato presso la banca. La Sua dichiarazione resta valida; se qualcosa è in sospeso, lo verifica una persona.',
}
