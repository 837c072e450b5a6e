/** Notifications by mail, each of which people can turn off. Schools are addressed formally. */
export const notifications = {
  'school-review.subject': 'Ihre Schule hat eine neue Bewertung',
  'school-review.text': 'Zu {school} ist gestern eine neue Bewertung erschienen.',
  'school-review.several': 'Zu {school} sind gestern {count} neue Bewertungen erschienen.',
  'school-review.first':
    'Es ist die erste. Jede weitere macht das Bild für andere Familien vollständiger: Bitten Sie ruhig alle Familien darum.',
  'school-review.note': 'Sie sehen dort, was alle sehen. Mehr geben wir über die Menschen, die bewerten, nicht weiter.',
  'school-review.button': 'Bewertung lesen',
  'school-review.buttonSeveral': 'Bewertungen lesen',
  'school-question.subject': 'Es gibt eine neue Frage zu Ihrer Schule',
  'school-question.text': 'Zu {school} ist gestern eine neue Frage erschienen.',
  'school-question.several': 'Zu {school} sind gestern {count} neue Fragen erschienen.',
  'school-question.note': 'Sie können kostenlos und öffentlich antworten. Wer fragt, geben wir nicht weiter.',
  'school-question.button': 'Frage ansehen',
  'question-answered.subject': 'Deine Frage hat eine Antwort',
  'question-answered.school': '{school} hat öffentlich auf deine Frage geantwortet.',
  'question-answered.family': 'Eine Familie hat auf deine Frage zu {school} geantwortet.',
  'question-answered.note':
    'Wer geantwortet hat, weiß nicht, wer du bist. Verstößt die Antwort gegen die Regeln, kannst du sie dort melden.',
  'question-answered.button': 'Antwort lesen',
  'view-digest.subject': 'So oft wurde Ihr Profil aufgerufen',
  'view-digest.text': 'Die Profilaufrufe vom {from} bis zum {to}:',
  'view-digest.line': 'Aufrufe: {views}, in der Woche davor: {before}',
  'view-digest.more': 'Die übrigen Schulen finden Sie im Schulbereich.',
  'view-digest.button': 'Zahlen ansehen',
  'address-check.subject': 'Kommen unsere E-Mails wieder an?',
  'address-check.text':
    'E-Mails an diese Adresse kamen zuletzt zu uns zurück, deshalb schicken wir keine mehr. Bestätige, dass sie wieder ankommen; der Link gilt 24 Stunden.',
  'address-check.button': 'Adresse bestätigen',
  'address-check.note': 'Du hast das nicht angefordert? Dann brauchst du nichts zu tun.',
} as const
