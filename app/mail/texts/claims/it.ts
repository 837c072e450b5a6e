/** Mails about claims to schools, claimants and main contacts. */
export const claims = {
  'claim.reason': 'I motivi:',
  'claim.open': 'Vedi la richiesta',
  'claim.again': 'Nuova richiesta',
  'claim.redress': 'Non è d’accordo? Ci scriva a {contact}.',
  'claim-code.subject': 'Codice per gestire la scheda della Sua scuola su Aulario',
  'claim-code.text':
    'Aulario è un elenco in cui le famiglie trovano e confrontano le scuole. Una persona con l’account {account} vorrebbe gestire la scheda della Sua scuola ({school}) per conto della scuola.',
  'claim-code.pass':
    'Se la scuola è d’accordo, dia questo codice a quella persona ({account}). È valido per {minutes} minuti. Chi lo inserisce può modificare la scheda della scuola.',
  'claim-code.note':
    'Non sa nulla di questa richiesta? Non dia il codice a nessuno e ignori questa e-mail: non cambierà nulla.',
  'claim-code.profile': 'Ecco la scheda com’è oggi:',
  'claim-code.why':
    'Questo indirizzo figura per {school} nel registro ufficiale delle scuole. Solo per questo riceve questa e-mail. Nessuno legge le risposte.',
  'claim-approved.subject': 'Ora gestisce la scheda della Sua scuola',
  'claim-approved.text':
    'La Sua richiesta è stata accolta: ora gestisce la scheda di {school}, che reca l’etichetta «Scheda confermata».',
  'claim-approved.button': 'Vai alla scuola',
  'claim-refused.subject': 'La Sua richiesta di gestione di una scheda è stata respinta',
  'claim-refused.text': 'Abbiamo esaminato la Sua richiesta per {school} e non possiamo accoglierla così com’è.',
  'claim-refused.note': 'Con una prova migliore può presentare una nuova richiesta in qualsiasi momento.',
  'owner-claim-opened.subject': 'Qualcuno vorrebbe gestire la scheda della Sua scuola',
  'owner-claim-opened.text':
    '{account} ha chiesto di gestire la scheda di {school}. Poiché la gestisce già Lei, decidiamo noi.',
  'owner-claim-opened.note':
    'Prima può farci sapere la Sua opinione, per esempio se conosce la persona. Fino alla decisione non cambia nulla.',
  'owner-claim-opened.button': 'Vedi la richiesta e rispondi',
  'owner-claim-added.subject': 'La scheda della Sua scuola ha un responsabile in più',
  'owner-claim-added.text':
    'Abbiamo accolto una richiesta per {school}. Lei conserva tutti i diritti; d’ora in poi gestirete la scheda insieme.',
  'owner-claim-replaced.subject': 'La scheda della Sua scuola è ora gestita da un’altra persona',
  'owner-claim-replaced.text':
    'Abbiamo accolto una richiesta per {school}. Il Suo account non può più modificare la scheda.',
  'owner-claim-refused.subject': 'La richiesta di gestione della Sua scheda è stata respinta',
  'owner-claim-refused.text':
    'Abbiamo esaminato la richiesta per {school} e l’abbiamo respinta. Per Lei non cambia nulla.',
} as const
