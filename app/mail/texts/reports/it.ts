export const notices = {
  'report.why': 'Questa e-mail arriva perché qualcuno ha segnalato una recensione con questo indirizzo.',
  'report.reason': 'La motivazione:',
  'report.toReview': 'Vai alla recensione',
  'report.toOwnReviews': 'Vai alle mie recensioni',
  'report.toDisputes': 'Vai alle contestazioni',
  'report.redress':
    'Non sei d’accordo? Scrivici gratuitamente entro sei mesi a {contact} indicando il numero {number}. Deciderà allora un’altra persona. Puoi inoltre rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie o a un tribunale.',
  'report.schoolRedress':
    'Non è d’accordo? Ci scriva gratuitamente entro sei mesi a {contact}. Deciderà allora un’altra persona. Può inoltre rivolgersi a un tribunale.',

  'report-received.subject': 'Abbiamo ricevuto la tua segnalazione',
  'report-received.text':
    'Grazie, abbiamo ricevuto la tua segnalazione. Il suo numero è {number}. La esaminerà una persona della moderazione.',
  'report-received.note':
    'Appena avremo deciso ti scriveremo l’esito, la motivazione e che cosa puoi fare in merito. Non hai segnalato nulla? Allora non devi fare niente.',
  'report-upheld.subject': 'La tua segnalazione era fondata',
  'report-upheld.text':
    'Abbiamo esaminato ciò che hai segnalato con il numero {number} e ti diamo ragione. Il contenuto viene rimosso.',
  'report-dismissed.subject': 'Abbiamo deciso sulla tua segnalazione',
  'report-dismissed.text':
    'Abbiamo esaminato ciò che hai segnalato con il numero {number}. Il contenuto resta, perché non viola né le nostre regole né, in modo evidente, la legge.',
  'report-gone.subject': 'La tua segnalazione non è più necessaria',
  'report-gone.text':
    'Ciò che hai segnalato con il numero {number} nel frattempo è stato cancellato. Una decisione non è quindi più necessaria.',

  'dispute-opened.subject': 'Una scuola ha contestato la tua recensione',
  'dispute-opened.text':
    'La scuola {school} ci ha chiesto di verificare la tua recensione. Raccontaci entro il {day} che cosa hai vissuto lì, oppure mostraci un documento.',
  'dispute-opened.note':
    'Nel frattempo la tua recensione resta visibile e conta. La scuola non viene a sapere chi sei e non legge la tua risposta: solo la moderazione vede ciò che scrivi. Se non ci fai sapere nulla, decide senza di te e la recensione può essere rimossa.',
  'dispute-opened.button': 'Rispondi ora',
  'dispute-reminder.subject': 'Ancora tre giorni: una scuola ha contestato la tua recensione',
  'dispute-reminder.text': 'Ci manca ancora la tua risposta sulla tua recensione di {school}. Hai tempo fino al {day}.',
  'dispute-reminder.note':
    'Bastano poche frasi o un documento. La scuola non viene a sapere chi sei. Se non ci fai sapere nulla, la recensione può essere rimossa.',
  'dispute-reminder.button': 'Rispondi ora',
  'dispute-withdrawn.subject': 'La tua recensione non è più contestata',
  'dispute-withdrawn.text':
    'La scuola {school} ha ritirato la contestazione. La tua recensione resta visibile; non devi fare altro.',
  'dispute-kept.subject': 'La tua recensione resta visibile',
  'dispute-kept.text':
    'La moderazione ha esaminato la contestazione della scuola {school}. La tua recensione resta visibile e non porta più l’etichetta «in corso di verifica».',

  'school-dispute-kept.subject': 'Esito della recensione contestata',
  'school-dispute-kept.text': 'Abbiamo esaminato la recensione che ha contestato per {school}. Resta visibile.',
  'school-dispute-removed.subject': 'La recensione contestata viene rimossa',
  'school-dispute-removed.text':
    'Abbiamo esaminato la recensione che ha contestato per {school}. Viene rimossa e non conterà più.',
  'school-dispute-gone.subject': 'La recensione contestata è stata cancellata',
  'school-dispute-gone.text':
    'La recensione che ha contestato per {school} nel frattempo è stata cancellata. Una decisione non è quindi più necessaria.',
  'answer-removed.subject': 'La Sua risposta a una recensione è stata rimossa, con la motivazione',
  'answer-removed.text':
    'Qualcuno ha segnalato una risposta della scuola {school} a una recensione. Una persona della moderazione l’ha esaminata e rimossa; nessun sistema automatico vi ha preso parte. La recensione stessa resta visibile.',
} as const
