/** Mails to authors about their reviews and evidence. */
export const ownReviews = {
  'review-published.subject': 'Wir haben deine Bewertung veröffentlicht',
  'review-published.text':
    'Deine Bewertung von {school} ist jetzt veröffentlicht. Sie zählt im Durchschnitt der Schule mit.',
  'review-published.note':
    'In deinem Konto kannst du sie jederzeit ändern oder löschen. Du hast sie nicht geschrieben? Dann ändere dein Passwort: Jemand ist in deinem Konto angemeldet.',
  'review-published.button': 'Bewertung ansehen',
  'review-waiting.subject': 'Wir prüfen deine Bewertung',
  'review-waiting.text':
    'Danke für deine Bewertung von {school}. Bevor sie erscheint, prüft sie ein Mensch aus der Moderation, in der Regel innerhalb von {hours} Stunden.',
  'review-waiting.note':
    'Du bekommst eine E-Mail, sobald wir entschieden haben. In deinem Konto siehst du den Stand und kannst den Text noch ändern oder löschen.',
  'review-waiting.button': 'Stand ansehen',
  'review-held.subject': 'Wir prüfen die Bewertung deiner eigenen Schule',
  'review-held.text':
    'Du verwaltest jetzt das Profil von {school}. Wer das tut, bewertet die Schule nicht selbst. Deine Bewertung ist deshalb vorerst nicht mehr öffentlich und zählt nicht mit, bis ein Mensch aus der Moderation sie geprüft hat. Stimmen, die du dort anderen Bewertungen gegeben hast, haben wir zurückgenommen.',
  'review-held.note':
    'Du bekommst eine E-Mail, sobald wir entschieden haben. In deinem Konto siehst du den Stand und kannst die Bewertung löschen.',
  'review-held.button': 'Stand ansehen',
  'review-answered.subject': 'Die Schule hat auf deine Bewertung geantwortet',
  'review-answered.text': '{school} hat öffentlich auf deine Bewertung geantwortet.',
  'review-answered.note':
    'Die Schule weiß nicht, wer du bist: Sie sieht nur, was alle sehen. Verstößt die Antwort gegen die Regeln, kannst du sie dort melden.',
  'review-answered.button': 'Antwort lesen',
  'proof-accepted.subject': 'Wir haben deinen Nachweis anerkannt',
  'proof-accepted.text':
    'Wir haben deinen Nachweis zur Bewertung von {school} anerkannt. Neben der Bewertung steht nun, dass ein Nachweis vorlag.',
  'proof-accepted.note': 'Die Datei löschen wir jetzt. Die Schule hat sie nie gesehen und erfährt nicht, wer du bist.',
  'proof-accepted.button': 'Bewertung ansehen',
  'proof-refused.subject': 'Wir konnten deinen Nachweis nicht anerkennen',
  'proof-refused.text': 'Wir konnten deinen Nachweis zur Bewertung von {school} nicht anerkennen. Der Grund:',
  'proof-refused.note':
    'Die Datei löschen wir jetzt. An der Bewertung ändert das nichts, und du kannst einen anderen Nachweis zeigen.',
  'proof-refused.button': 'Anderen Nachweis zeigen',
} as const
