/** Texts of the about page and its contact section. */
export const about = {
  'about.metaTitle': 'Über Aulario: Auftrag, Werte, Kontakt',
  'about.metaDescription': 'Warum es Aulario gibt, woran wir uns halten und wie ihr uns erreicht.',
  'about.title': 'Eine Schule sucht man nicht oft. Dafür gründlich.',
  'about.intro':
    'Aulario sammelt, was über Schulen bekannt ist: die amtlichen Angaben, die Worte der Schule und die Erfahrungen der Familien. Alle drei sind klar getrennt, damit ihr selbst urteilen könnt.',
  'about.mission': 'Unser Auftrag',
  'about.mission.text':
    'Jede Familie soll in wenigen Minuten wissen, welche Schulen es in ihrer Nähe gibt, was sie unterscheidet und woher jede Angabe stammt. Kostenlos, ohne Konto und ohne Werbung von Dritten.',
  'about.vision': 'Was wir erreichen wollen',
  'about.vision.text':
    'Wer in Europa umzieht, soll die Schule am neuen Ort so leicht verstehen wie die um die Ecke: in der eigenen Sprache, mit denselben Angaben, über Ländergrenzen hinweg.',
  'about.values': 'Woran wir uns halten',
  'about.value.transparency': 'Transparenz',
  'about.value.transparency.text':
    'Bei jeder amtlichen Angabe stehen Quelle und Stand. Bezahlte Plätze sind als Anzeige gekennzeichnet. Wie wir ordnen und prüfen, kann jeder nachlesen.',
  'about.value.quality': 'Qualität',
  'about.value.quality.text':
    'Bewertungen werden geprüft, bevor sie erscheinen. Keine wird entfernt, weil sie kritisch ist.',
  'about.value.innovation': 'Innovation',
  'about.value.innovation.text':
    'Eine Suche, die fünf Schulsysteme versteht, Tippfehler verzeiht und auf jedem Gerät schnell antwortet.',
  'contact.title': 'Kontakt',
  'contact.text':
    'Stimmt eine Angabe nicht? Habt ihr eine Frage oder eine Idee? Wir lesen jede Nachricht und antworten.',
} as const
