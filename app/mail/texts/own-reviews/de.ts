/** Mails to authors about their reviews and evidence. */
export const ownReviews = {
  'review-published.subject': 'Deine Bewertung ist veröffentlicht',
  'review-published.text':
    'Deine Bewertung von {school} ist jetzt veröffentlicht. Sie zählt im Durchschnitt der Schule mit.',
  'review-published.note':
    'In deinem Konto kannst du sie jederzeit ändern oder löschen. Du hast sie nicht geschrieben? Dann ändere dein Passwort: Jemand ist in deinem Konto angemeldet.',
  'review-published.button': 'Bewertung ansehen',
  'review-waiting.subject': 'Deine Bewertung wird geprüft',
  'review-waiting.text':
    'Danke für deine Bewertung von {school}. Bevor sie erscheint, sieht sie sich eine Moderatorin oder ein Moderator an, in der Regel innerhalb von 72 Stunden.',
  'review-waiting.note':
    'Du bekommst eine Mail, sobald entschieden ist. In deinem Konto siehst du den Stand und kannst den Text noch ändern oder löschen.',
  'review-waiting.button': 'Stand ansehen',
  'review-held.subject': 'Die Bewertung deiner eigenen Schule wird geprüft',
  'review-held.text':
    'Du verwaltest jetzt das Profil von {school}. Wer das tut, bewertet die Schule nicht selbst. Deine Bewertung ist deshalb vorerst nicht mehr öffentlich und zählt nicht mit, bis eine Moderatorin oder ein Moderator sie angesehen hat. Stimmen, die du dort anderen Bewertungen gegeben hast, haben wir zurückgenommen.',
  'review-held.note':
    'Du bekommst eine Mail, sobald entschieden ist. In deinem Konto siehst du den Stand und kannst die Bewertung löschen.',
  'review-held.button': 'Stand ansehen',
  'review-answered.subject': 'Die Schule hat auf deine Bewertung geantwortet',
  'review-answered.text': '{school} hat öffentlich auf deine Bewertung geantwortet.',
  'review-answered.note':
    'Die Schule weiß nicht, wer du bist: Sie sieht nur, was alle sehen. Verstößt die Antwort gegen die Regeln, kannst du sie dort melden.',
  'review-answered.button': 'Antwort lesen',
  'proof-accepted.subject': 'Dein Nachweis ist anerkannt',
  'proof-accepted.text':
    'Wir haben deinen Nachweis zur Bewertung von {school} anerkannt. Neben der Bewertung steht nun, dass ein Nachweis vorlag.',
  'proof-accepted.note':
    'Die Datei wird jetzt gelöscht. Die Schule hat sie nie gesehen und erfährt nicht, wer du bist.',
  'proof-accepted.button': 'Bewertung ansehen',
  'proof-refused.subject': 'Dein Nachweis reicht nicht aus',
  'proof-refused.text': 'Wir konnten deinen Nachweis zur Bewertung von {school} nicht anerkennen. Der Grund:',
  'proof-refused.note':
    'Die Datei wird jetzt gelöscht. An der Bewertung ändert das nichts, und du kannst einen anderen Nachweis zeigen.',
  'proof-refused.button': 'Anderen Nachweis zeigen',
} as const
