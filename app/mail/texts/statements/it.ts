export const statements = {
  'statement-of-reasons.subject': 'Abbiamo deciso sulla tua recensione: ecco i motivi',
  'statement.rejected':
    'Il {day} abbiamo deciso di non pubblicare la tua recensione su {school}. Non è visibile a nessun visitatore.',
  'statement.removed':
    'Il {day} abbiamo deciso di rimuovere la tua recensione su {school}. Non è più visibile e non conta più nella media.',
  'statement.ground': 'La decisione si basa su questo:',
  'statement.rule.person':
    'Regola per le recensioni: una recensione non fa nomi e non descrive nessuno in modo riconoscibile.',
  'statement.rule.contact': 'Regola per le recensioni: niente recapiti, indirizzi postali o indirizzi web.',
  'statement.rule.insult': 'Regola per le recensioni: niente insulti, minacce o parole umilianti.',
  'statement.rule.health': 'Regola per le recensioni: nulla sulla salute di una determinata persona.',
  'statement.rule.not_own': 'Regola per le recensioni: solo la tua esperienza con la scuola.',
  'statement.rule.false_facts': 'Regola per le recensioni: nessun fatto manifestamente falso.',
  'statement.rule.reward': 'Regola per le recensioni: nessun compenso e nessun incarico da parte di una scuola.',
  'statement.rule.copied': 'Regola per le recensioni: né copiata né pubblicata più volte.',
  'statement.rule.off_topic': 'Regola per le recensioni: parla di questa scuola e non è pubblicità.',
  'statement.rule.illegal': 'Abbiamo esaminato il contenuto e riteniamo che violi una legge.',
  'statement.law': 'Base giuridica: {law}.',
  'statement.sentence': 'Si tratta di questo passaggio:',
  'statement.facts': 'Questi sono i fatti:',
  'statement.occasion.check': 'La decisione nasce da un nostro controllo.',
  'statement.occasion.report': 'La decisione nasce da una segnalazione.',
  'statement.occasion.notice':
    'La decisione nasce da una segnalazione di contenuti illegali (art. 16 del regolamento (UE) 2022/2065).',
  'statement.occasion.dispute': 'La decisione nasce da una contestazione della scuola.',
  'statement.noticed':
    'Un sistema automatico ha segnalato il testo per un controllo. La decisione è stata presa da una persona.',
  'statement.byPeople': 'Nessun sistema automatico è intervenuto, né per individuare il testo né per decidere.',
  'statement.rewrite': 'Puoi riscrivere la recensione una volta e inviarla di nuovo.',
  'statement.object':
    'Non sei d’accordo? Fino al {day} puoi presentare reclamo gratuitamente dal tuo account. Deciderà un’altra persona.',
  'statement.court':
    'Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie o a un tribunale.',
  'statement.button': 'Vai alle mie recensioni',
  'statement.yourText': 'La tua recensione:',
  'review-restored.subject': 'La tua recensione è di nuovo online',
  'review-restored.text': 'La tua recensione su {school} è di nuovo visibile e conta di nuovo nella media. Il motivo:',
  'review-restored.button': 'Vedi la recensione',
  'objection-upheld.subject': 'Il tuo reclamo è stato accolto',
  'objection-upheld.text':
    'La nostra decisione sulla recensione che hai scritto su {school} era sbagliata. Nel frattempo ne hai pubblicata un’altra o l’hai eliminata, quindi non cambia altro. I motivi:',
  'objection-dismissed.subject': 'Abbiamo deciso sul tuo reclamo',
  'objection-dismissed.text':
    'Un’altra persona ha riesaminato la decisione sulla recensione che hai scritto su {school}. La decisione resta valida. I motivi:',
  'objection-dismissed.court':
    'Puoi ancora rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie o a un tribunale.',
  'post-decided.subject': 'Abbiamo deciso sul tuo testo: ecco i motivi',
  'post-decided.rejected.question': 'Il {day} abbiamo deciso di non pubblicare la tua domanda su {school}.',
  'post-decided.removed.question':
    'Il {day} abbiamo deciso di rimuovere la tua domanda su {school}. Il testo non è più pubblico.',
  'post-decided.rejected.question_answer':
    'Il {day} abbiamo deciso di non pubblicare la tua risposta a una domanda su {school}.',
  'post-decided.removed.question_answer':
    'Il {day} abbiamo deciso di rimuovere la tua risposta a una domanda su {school}. Il testo non è più pubblico.',
  'post-decided.rule.person':
    'Regola per domande e risposte: un testo non nomina nessuno e non rende riconoscibile nessuno.',
  'post-decided.rule.contact': 'Regola per domande e risposte: niente recapiti, indirizzi postali o indirizzi web.',
  'post-decided.rule.insult': 'Regola per domande e risposte: niente insulti, minacce o umiliazioni.',
  'post-decided.rule.health': 'Regola per domande e risposte: niente sulla salute di una determinata persona.',
  'post-decided.rule.false_facts': 'Regola per domande e risposte: niente fatti manifestamente falsi.',
  'post-decided.rule.copied': 'Regola per domande e risposte: niente testi copiati o pubblicati più volte.',
  'post-decided.rule.off_topic': 'Regola per domande e risposte: riguardano questa scuola e non sono pubblicità.',
  'post-decided.rule.illegal': 'Secondo la nostra valutazione, il contenuto viola una legge.',
  'post-decided.rewrite': 'Puoi modificare il testo una volta e inviarlo di nuovo.',
  'post-decided.button': 'Vedi la decisione',
  'post-decided.yourText': 'Il tuo testo:',
  'school-post-decided.subject': 'Abbiamo deciso sulla Sua risposta a una domanda',
  'school-post-decided.text': 'Il {day} abbiamo rimosso una risposta di {school} a una domanda.',
  'post-published.subject': 'Il tuo testo è pubblicato',
  'post-published.text.question': 'La tua domanda su {school} è ora pubblica.',
  'post-published.text.question_answer': 'La tua risposta a una domanda su {school} è ora pubblica.',
  'post-published.restored': 'La nostra decisione precedente non si applica più.',
  'post-published.note': 'Nel tuo account vedi lo stato e puoi eliminare il testo.',
  'post-published.button': 'Vedi il testo',
  'post-appeal.subject': 'Abbiamo deciso sul tuo reclamo',
  'post-appeal.upheld':
    'La nostra decisione sul tuo testo su {school} era sbagliata. Il testo non esiste più, quindi non cambia nulla. I motivi:',
  'post-appeal.dismissed':
    'Un’altra persona ha riesaminato la decisione sul tuo testo su {school}. La decisione resta valida. I motivi:',
  'content-decided.subject': 'Abbiamo rimosso o modificato un contenuto della Sua scheda',
  'content-decided.removed.image': 'Abbiamo rimosso una foto dalla scheda di {school}.',
  'content-decided.removed.video': 'Abbiamo rimosso un video dalla scheda di {school}.',
  'content-decided.removed.text': 'Abbiamo rimosso un testo dalla scheda di {school}.',
  'content-decided.removed.event': 'Abbiamo rimosso un evento dalla scheda di {school}.',
  'content-decided.removed.day': 'Abbiamo rimosso un dato sulla giornata dalla scheda di {school}.',
  'content-decided.edited.image': 'Abbiamo modificato la descrizione di una foto nella scheda di {school}.',
  'content-decided.edited.video': 'Abbiamo modificato la descrizione di un video nella scheda di {school}.',
  'content-decided.edited.text': 'Abbiamo modificato un testo nella scheda di {school}.',
  'content-decided.edited.event': 'Abbiamo modificato un evento nella scheda di {school}.',
  'content-decided.edited.day': 'Abbiamo modificato un dato sulla giornata nella scheda di {school}.',
  'content-decided.shown': 'Ecco che cosa conteneva:',
  'content-decided.rule.people': 'Condizioni d’uso: niente immagini o dati di persone senza il loro consenso.',
  'content-decided.rule.rights': 'Condizioni d’uso: solo contenuti di cui la scuola ha i diritti necessari.',
  'content-decided.rule.misleading': 'Condizioni d’uso: niente di falso o ingannevole.',
  'content-decided.rule.insult': 'Condizioni d’uso: niente insulti, minacce o parole umilianti.',
  'content-decided.rule.advertising': 'Condizioni d’uso: solo contenuti su questa scuola, niente pubblicità altrui.',
  'content-decided.rule.illegal': 'Dopo l’esame riteniamo che il contenuto violi la legge.',
  'content-decided.object':
    'Non è d’accordo? Fino al {day} può presentare gratuitamente reclamo dal Suo account; deciderà un’altra persona. Può inoltre rivolgersi a un organismo certificato di risoluzione extragiudiziale delle controversie o a un tribunale.',
  'content-decided.button': 'Vedi la decisione',
  'content-appeal.subject': 'Abbiamo deciso sul Suo reclamo',
  'content-appeal.upheld':
    'Aveva ragione: il contenuto della scheda di {school} è di nuovo visibile come prima. I motivi:',
  'content-appeal.dismissed':
    'Un’altra persona ha riesaminato la decisione sul contenuto della scheda di {school} e l’ha confermata. Può ancora rivolgersi a un organismo certificato di risoluzione extragiudiziale delle controversie o a un tribunale. I motivi:',
} as const
