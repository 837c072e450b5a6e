export const notices = {
  'report.why': 'Questa e-mail arriva perché qualcuno ha usato questo indirizzo per segnalare una recensione.',
  'report.reason': 'La motivazione:',
  'report.toReview': 'Vai alla recensione',
  'report.toOwnReviews': 'Vai alle mie recensioni',
  'report.toDisputes': 'Vai alle contestazioni',
  'report.redress':
    'Non sei d’accordo? Scrivici gratuitamente entro {months} mesi a {contact} indicando il numero {number}. In quel caso deciderà un’altra persona. Puoi inoltre rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie o a un tribunale.',
  'report.schoolRedress':
    'Non è d’accordo? Ci scriva gratuitamente entro {months} mesi a {contact}. In quel caso deciderà un’altra persona. Può inoltre rivolgersi a un tribunale.',

  'report-received.subject': 'Abbiamo ricevuto la tua segnalazione',
  'report-received.text':
    'Grazie, abbiamo ricevuto la tua segnalazione. Il suo numero è {number}. La esaminerà una persona della moderazione.',
  'report-received.note':
    'Appena avremo deciso ti comunicheremo l’esito, la motivazione e che cosa puoi fare se non sei d’accordo. Non hai segnalato nulla? Ignora questa e-mail.',
  'report-upheld.subject': 'La tua segnalazione era fondata',
  'report-upheld.text':
    'Abbiamo esaminato la tua segnalazione numero {number} e ti diamo ragione. Il contenuto sarà rimosso.',
  'report-dismissed.subject': 'Abbiamo deciso sulla tua segnalazione',
  'report-dismissed.text':
    'Abbiamo esaminato la tua segnalazione numero {number}. Il contenuto resta visibile, perché non viola né le nostre regole né, in modo evidente, la legge.',
  'report-gone.subject': 'La tua segnalazione non è più necessaria',
  'report-gone.text':
    'Il contenuto della tua segnalazione numero {number} nel frattempo è stato cancellato. Non è quindi più necessaria una decisione.',

  'dispute-opened.subject': 'Una scuola ha contestato la tua recensione',
  'dispute-opened.text':
    'La scuola {school} ci ha chiesto di verificare la tua recensione. Raccontaci entro il {day} la tua esperienza in questa scuola, oppure inviaci una prova.',
  'dispute-opened.note':
    'Nel frattempo la tua recensione resta visibile e conta nella media. La scuola non saprà chi sei e non leggerà la tua risposta: solo la moderazione vede ciò che scrivi. Se non rispondi, la moderazione deciderà senza la tua versione e la recensione potrà essere rimossa.',
  'dispute-opened.button': 'Rispondi ora',
  'dispute-reminder.subject': 'Ancora tre giorni: una scuola ha contestato la tua recensione',
  'dispute-reminder.text':
    'Aspettiamo ancora la tua risposta sulla recensione che hai scritto su {school}. Hai tempo fino al {day}.',
  'dispute-reminder.note':
    'Bastano poche frasi o una prova. La scuola non saprà chi sei. Se non rispondi, la recensione potrà essere rimossa.',
  'dispute-reminder.button': 'Rispondi ora',
  'dispute-withdrawn.subject': 'La tua recensione non è più contestata',
  'dispute-withdrawn.text':
    'La scuola {school} ha ritirato la contestazione. La tua recensione resta visibile; non devi fare altro.',
  'dispute-kept.subject': 'La tua recensione resta visibile',
  'dispute-kept.text':
    'La moderazione ha esaminato la contestazione della scuola {school}. La tua recensione resta visibile e non reca più l’etichetta «in corso di verifica».',

  'school-dispute-kept.subject': 'Esito della recensione contestata',
  'school-dispute-kept.text': 'Abbiamo esaminato la recensione che ha contestato per {school}. Resta visibile.',
  'school-dispute-removed.subject': 'Rimuoviamo la recensione contestata',
  'school-dispute-removed.text':
    'Abbiamo esaminato la recensione che ha contestato per {school}. Sarà rimossa e non conterà più nella media.',
  'school-dispute-gone.subject': 'La recensione contestata è stata cancellata',
  'school-dispute-gone.text':
    'La recensione che ha contestato per {school} nel frattempo è stata cancellata. Non è quindi più necessaria una decisione.',
  'answer-removed.subject': 'Abbiamo rimosso la Sua risposta a una recensione',
  'answer-removed.text':
    'Qualcuno ha segnalato una risposta della scuola {school} a una recensione. Una persona della moderazione l’ha esaminata e rimossa; nessun sistema automatico è intervenuto. La recensione stessa resta visibile.',
} as const
