/** Mails to authors about restrictions of a review and decisions on appeals. */
export const statements = {
  'statement-of-reasons.subject': 'Wir haben über deine Bewertung entschieden',
  'statement.rejected': 'Am {day} haben wir entschieden, deine Bewertung von {school} nicht zu veröffentlichen.',
  'statement.removed':
    'Am {day} haben wir entschieden, deine Bewertung von {school} zu entfernen. Sie ist nicht mehr öffentlich und zählt nicht mehr mit.',
  'statement.ground': 'Darauf beruht die Entscheidung:',
  'statement.rule.person':
    'Regel für Bewertungen: Eine Bewertung nennt keine Person und beschreibt keine so, dass man sie erkennt.',
  'statement.rule.contact': 'Regel für Bewertungen: keine Kontaktdaten, Anschriften oder Webadressen.',
  'statement.rule.insult': 'Regel für Bewertungen: keine Beleidigungen, Drohungen oder Herabsetzungen.',
  'statement.rule.health': 'Regel für Bewertungen: nichts über die Gesundheit einer bestimmten Person.',
  'statement.rule.not_own': 'Regel für Bewertungen: nur eigene Erfahrungen mit der Schule.',
  'statement.rule.false_facts': 'Regel für Bewertungen: keine Tatsachen, die nachweislich falsch sind.',
  'statement.rule.reward': 'Regel für Bewertungen: keine Gegenleistung und kein Auftrag einer Schule.',
  'statement.rule.copied': 'Regel für Bewertungen: nicht abgeschrieben und nicht mehrfach eingestellt.',
  'statement.rule.off_topic': 'Regel für Bewertungen: Es geht um diese Schule, und es ist keine Werbung.',
  'statement.rule.illegal': 'Der Inhalt verstößt nach unserer Prüfung gegen ein Gesetz.',
  'statement.law': 'Rechtsgrundlage: {law}.',
  'statement.sentence': 'Um diese Stelle geht es:',
  'statement.facts': 'Der Sachverhalt:',
  'statement.occasion.check': 'Anlass war unsere eigene Prüfung.',
  'statement.occasion.report': 'Anlass war eine Meldung.',
  'statement.occasion.notice':
    'Anlass war eine Meldung rechtswidriger Inhalte (Art. 16 der Verordnung (EU) 2022/2065).',
  'statement.occasion.dispute': 'Anlass war eine Anfechtung durch die Schule.',
  'statement.noticed': 'Ein automatisiertes System hat den Text zur Prüfung vorgemerkt. Entschieden hat ein Mensch.',
  'statement.byPeople': 'Weder beim Auffinden noch bei der Entscheidung war ein automatisiertes System beteiligt.',
  'statement.rewrite': 'Du kannst die Bewertung einmal umschreiben und neu einreichen.',
  'statement.object':
    'Du bist anderer Meinung? Bis zum {day} kannst du in deinem Konto kostenlos Einspruch erheben. Darüber entscheidet jemand anderes.',
  'statement.court':
    'Außerdem kannst du dich an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.',
  'statement.button': 'Zu meinen Bewertungen',
  'statement.yourText': 'Deine Bewertung:',
  'review-restored.subject': 'Wir haben deine Bewertung wieder veröffentlicht',
  'review-restored.text': 'Deine Bewertung von {school} ist wieder zu lesen und zählt wieder mit. Der Grund:',
  'review-restored.button': 'Bewertung ansehen',
  'objection-upheld.subject': 'Wir haben deinem Einspruch stattgegeben',
  'objection-upheld.text':
    'Unsere Entscheidung über deine Bewertung von {school} war falsch. Inzwischen gibt es von dir eine neuere Bewertung oder keine mehr, deshalb ändert sich nichts. Begründung:',
  'objection-dismissed.subject': 'Wir haben über deinen Einspruch entschieden',
  'objection-dismissed.text':
    'Jemand anderes hat die Entscheidung über deine Bewertung von {school} geprüft. Sie bleibt bestehen. Die Begründung:',
  'objection-dismissed.court':
    'Du kannst dich noch an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.',
  'post-decided.subject': 'Wir haben über deinen Text entschieden',
  'post-decided.rejected.question': 'Am {day} haben wir entschieden, deine Frage zu {school} nicht zu veröffentlichen.',
  'post-decided.removed.question':
    'Am {day} haben wir entschieden, deine Frage zu {school} zu entfernen. Der Text ist nicht mehr öffentlich.',
  'post-decided.rejected.question_answer':
    'Am {day} haben wir entschieden, deine Antwort auf eine Frage zu {school} nicht zu veröffentlichen.',
  'post-decided.removed.question_answer':
    'Am {day} haben wir entschieden, deine Antwort auf eine Frage zu {school} zu entfernen. Der Text ist nicht mehr öffentlich.',
  'post-decided.rule.person':
    'Regel für Fragen und Antworten: Ein Text nennt keine Person und beschreibt keine so, dass man sie erkennt.',
  'post-decided.rule.contact': 'Regel für Fragen und Antworten: keine Kontaktdaten, Anschriften oder Webadressen.',
  'post-decided.rule.insult': 'Regel für Fragen und Antworten: keine Beleidigungen, Drohungen oder Herabsetzungen.',
  'post-decided.rule.health': 'Regel für Fragen und Antworten: nichts über die Gesundheit einer bestimmten Person.',
  'post-decided.rule.false_facts': 'Regel für Fragen und Antworten: keine Tatsachen, die nachweislich falsch sind.',
  'post-decided.rule.copied': 'Regel für Fragen und Antworten: nicht abgeschrieben und nicht mehrfach eingestellt.',
  'post-decided.rule.off_topic': 'Regel für Fragen und Antworten: Es geht um diese Schule, und es ist keine Werbung.',
  'post-decided.rule.illegal': 'Der Inhalt verstößt nach unserer Prüfung gegen ein Gesetz.',
  'post-decided.rewrite': 'Du kannst den Text einmal ändern und neu einreichen.',
  'post-decided.button': 'Entscheidung ansehen',
  'post-decided.yourText': 'Dein Text:',
  'school-post-decided.subject': 'Wir haben über Ihre Antwort auf eine Frage entschieden',
  'school-post-decided.text': 'Am {day} haben wir eine Antwort der Schule {school} auf eine Frage entfernt.',
  'post-published.subject': 'Dein Text ist veröffentlicht',
  'post-published.text.question': 'Deine Frage zu {school} ist jetzt öffentlich.',
  'post-published.text.question_answer': 'Deine Antwort auf eine Frage zu {school} ist jetzt öffentlich.',
  'post-published.restored': 'Unsere frühere Entscheidung gilt nicht mehr.',
  'post-published.note': 'In deinem Konto siehst du den Stand und kannst den Text löschen.',
  'post-published.button': 'Text ansehen',
  'post-appeal.subject': 'Wir haben über deinen Einspruch entschieden',
  'post-appeal.upheld':
    'Unsere Entscheidung über deinen Text zu {school} war falsch. Inzwischen gibt es ihn nicht mehr, deshalb ändert sich nichts. Begründung:',
  'post-appeal.dismissed':
    'Jemand anderes hat die Entscheidung über deinen Text zu {school} geprüft. Sie bleibt bestehen. Die Begründung:',
  'content-decided.subject': 'Wir haben über einen Inhalt Ihres Schulprofils entschieden',
  'content-decided.removed.image': 'Wir haben ein Foto vom Profil der Schule {school} entfernt.',
  'content-decided.removed.video': 'Wir haben ein Video vom Profil der Schule {school} entfernt.',
  'content-decided.removed.text': 'Wir haben einen Text vom Profil der Schule {school} entfernt.',
  'content-decided.removed.event': 'Wir haben einen Termin vom Profil der Schule {school} entfernt.',
  'content-decided.removed.day': 'Wir haben eine Angabe zum Schultag vom Profil der Schule {school} entfernt.',
  'content-decided.edited.image': 'Wir haben die Beschreibung eines Fotos auf dem Profil der Schule {school} geändert.',
  'content-decided.edited.video':
    'Wir haben die Beschreibung eines Videos auf dem Profil der Schule {school} geändert.',
  'content-decided.edited.text': 'Wir haben einen Text auf dem Profil der Schule {school} geändert.',
  'content-decided.edited.event': 'Wir haben einen Termin auf dem Profil der Schule {school} geändert.',
  'content-decided.edited.day': 'Wir haben eine Angabe zum Schultag auf dem Profil der Schule {school} geändert.',
  'content-decided.shown': 'So stand es da:',
  'content-decided.rule.people': 'Nutzungsbedingungen: keine Bilder oder Angaben von Menschen ohne deren Einwilligung.',
  'content-decided.rule.rights': 'Nutzungsbedingungen: nur Inhalte, an denen die Schule die nötigen Rechte hat.',
  'content-decided.rule.misleading': 'Nutzungsbedingungen: keine falschen oder irreführenden Angaben.',
  'content-decided.rule.insult': 'Nutzungsbedingungen: keine Beleidigungen, Drohungen oder Herabsetzungen.',
  'content-decided.rule.advertising': 'Nutzungsbedingungen: nur Inhalte über diese Schule, keine fremde Werbung.',
  'content-decided.rule.illegal': 'Der Inhalt verstößt nach unserer Prüfung gegen ein Gesetz.',
  'content-decided.object':
    'Sie sind anderer Meinung? Bis zum {day} können Sie in Ihrem Konto kostenlos Einspruch erheben; darüber entscheidet jemand anderes. Außerdem können Sie sich an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.',
  'content-decided.button': 'Entscheidung ansehen',
  'content-appeal.subject': 'Wir haben über Ihren Einspruch entschieden',
  'content-appeal.upheld':
    'Sie hatten recht: Der Inhalt auf dem Profil der Schule {school} erscheint wieder wie vorher. Die Begründung:',
  'content-appeal.dismissed':
    'Jemand anderes hat die Entscheidung über den Inhalt des Profils der Schule {school} geprüft. Sie bleibt bestehen. Sie können sich noch an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden. Die Begründung:',
} as const
