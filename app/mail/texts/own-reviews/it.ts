/** Mails to authors about their reviews and evidence. */
export const ownReviews = {
  'review-published.subject': 'La tua recensione è stata pubblicata',
  'review-published.text': 'La tua recensione su {school} è ora visibile a tutti e conta nella media della scuola.',
  'review-published.note':
    'Puoi modificarla o eliminarla in qualsiasi momento nel tuo account. Non l’hai scritta tu? Cambia la password: qualcuno è entrato nel tuo account.',
  'review-published.button': 'Vedi la recensione',
  'review-waiting.subject': 'Stiamo controllando la tua recensione',
  'review-waiting.text':
    'Grazie per la tua recensione su {school}. Prima della pubblicazione la controlla una persona della moderazione, di solito entro {hours} ore.',
  'review-waiting.note':
    'Riceverai un’e-mail appena avremo deciso. Nel tuo account vedi a che punto è e puoi ancora modificare o eliminare il testo.',
  'review-waiting.button': 'Vedi a che punto è',
  'review-held.subject': 'Stiamo verificando la recensione sulla scuola che gestisci',
  'review-held.text':
    'Ora gestisci la scheda di {school}. Chi gestisce una scheda non può recensire la propria scuola. Per questo la tua recensione non è pubblica e non conta nella media finché la moderazione non l’avrà esaminata. Abbiamo ritirato i voti che avevi dato ad altre recensioni della scuola.',
  'review-held.note':
    'Ti scriveremo non appena ci sarà una decisione. Nel tuo account puoi seguire lo stato ed eliminare la recensione.',
  'review-held.button': 'Vedi lo stato',
  'review-answered.subject': 'La scuola ha risposto alla tua recensione',
  'review-answered.text': '{school} ha risposto pubblicamente alla tua recensione.',
  'review-answered.note':
    'La scuola non sa chi sei: vede solo ciò che vedono tutti. Se la risposta viola le regole, puoi segnalarla lì.',
  'review-answered.button': 'Leggi la risposta',
  'proof-accepted.subject': 'La tua prova è stata accettata',
  'proof-accepted.text':
    'Abbiamo accettato la prova per la tua recensione su {school}. Ora la recensione indica che è stata verificata con una prova.',
  'proof-accepted.note': 'Ora eliminiamo il file. La scuola non l’ha mai visto e non saprà chi sei.',
  'proof-accepted.button': 'Vedi la recensione',
  'proof-refused.subject': 'La prova inviata non è sufficiente',
  'proof-refused.text': 'Non abbiamo potuto accettare la prova per la tua recensione su {school}. Il motivo:',
  'proof-refused.note': 'Ora eliminiamo il file. La recensione non cambia e puoi inviare un’altra prova.',
  'proof-refused.button': 'Invia un’altra prova',
}
