import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoice.why': 'Riceve questa e-mail per un ordine su Aulario. Nessuno legge le risposte.',
  'invoice.button': 'Apri il PDF',
  'invoice.signIn': 'Per aprirlo acceda con l’account che ha fatto l’ordine.',
  'invoice-paid.subject': 'La Sua fattura',
  'invoice-paid.text': 'Ecco la fattura {number} relativa ad Aulario Premium per {school}. È pagata.',
  'invoice-open.subject': 'La Sua fattura, da pagare con bonifico',
  'invoice-open.text':
    'Ecco la fattura {number} relativa ad Aulario Premium per {school}. La preghiamo di versare {amount} entro il {day} sul conto {iban} indicando il numero della fattura. Premium si attiva appena arriva il pagamento.',
  'invoice-open.reference': 'Il Suo numero d’ordine: {reference}',
  'credit-note.subject': 'La Sua nota di credito',
  'credit-note.text': 'Ecco la nota di credito {number} relativa ad Aulario Premium per {school}.',
  'withdrawal.why': 'Riceve questa e-mail perché con questo indirizzo è stato dichiarato un recesso.',
  'withdrawal-received.subject': 'Abbiamo ricevuto il Suo recesso',
  'withdrawal-received.text': 'Confermiamo di aver ricevuto il Suo recesso il {time}. Ha il numero {number}.',
  'withdrawal-received.content': 'Contenuto della Sua dichiarazione:',
  'withdrawal-received.name': 'Nome: {name}',
  'withdrawal-received.contract': 'Contratto: {contract}',
  'withdrawal-received.email': 'Indirizzo e-mail: {email}',
  'withdrawal-received.next':
    'Se i dati corrispondono a un ordine, invieremo un link all’indirizzo e-mail con cui è stato fatto. Appena avrà confermato, rimborseremo l’importo. Altrimenti una persona controllerà e Le scriverà. Per il termine conta il momento della ricezione.',
  'withdrawal-received.done':
    'Il Premium di questo ordine è terminato. Rimborsiamo quanto pagato; una fattura da saldare è annullata. Riceverà la nota di credito via e-mail.',
  'withdrawal-received.note': 'Non ha dichiarato alcun recesso? Ci scriva a {contact}.',
  'withdrawal-link.subject': 'Confermi il Suo recesso',
  'withdrawal-link.text':
    'Il {time} è stato dichiarato il recesso dal contratto di Aulario Premium per {school} (ordine {number}).',
  'withdrawal-link.what':
    'Con il link conferma che la dichiarazione viene da Lei. Premium termina subito e rimborsiamo quanto pagato; una fattura da saldare viene annullata.',
  'withdrawal-link.button': 'Conferma il recesso',
  'withdrawal-link.until':
    'Il link è valido fino al {day}. Per il termine conta il momento della dichiarazione, non quello in cui apre il link.',
  'withdrawal-link.not': 'Non ha dichiarato alcun recesso? Non apra il link e ci scriva a {contact}.',
  'withdrawal-refused.subject': 'Non possiamo accogliere il Suo recesso',
  'withdrawal-refused.text': 'Abbiamo esaminato il Suo recesso numero {number} e non possiamo accoglierlo.',
  'withdrawal-refused.note': 'Non è d’accordo? Ci scriva a {contact}.',
  'cancellation.why': 'Riceve questa e-mail perché con questo indirizzo è stato disdetto un contratto.',
  'cancellation-received.subject': 'Abbiamo ricevuto la Sua disdetta',
  'cancellation-received.text': 'Confermiamo di aver ricevuto la Sua disdetta il {time}. Ha il numero {number}.',
  'cancellation-received.kind': 'Tipo di disdetta: {kind}',
  'cancellation-received.ordinary': 'ordinaria',
  'cancellation-received.extraordinary': 'straordinaria, motivo: {reason}',
  'cancellation-received.end': 'Fine del contratto: {end}',
  'cancellation-received.soonest': 'il prima possibile',
  'cancellation-received.next':
    'Una persona se ne occuperà e Le comunicherà la data di fine del contratto. Conta il momento in cui abbiamo ricevuto la disdetta.',
  'cancellation-received.note': 'Non ha disdetto nulla? Ci scriva a {contact}.',
  'cancellation-answered.subject': 'Abbiamo gestito la Sua disdetta',
  'cancellation-answered.text': 'Abbiamo esaminato la Sua disdetta numero {number}.',
}
