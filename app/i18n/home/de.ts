/** The home page. */
export const home = {
  'home.title': 'Aulario: Schulen finden, vergleichen, bewerten',
  'home.slogan': 'Schulen finden, vergleichen, bewerten.',
  'home.headline': 'Die Schule finden, die zu euch passt.',
  'home.intro': {
    one: 'Auf Aulario finden Familien {count} Schule aus amtlichen Verzeichnissen, mit Bewertungen, auf die Geld keinen Einfluss hat.',
    other:
      'Auf Aulario finden Familien {count} Schulen aus amtlichen Verzeichnissen, mit Bewertungen, auf die Geld keinen Einfluss hat.',
  },
  'home.introEmpty': 'Schulen aus amtlichen Verzeichnissen, mit Bewertungen, auf die Geld keinen Einfluss hat.',
  'home.nearMe': 'In meiner Nähe',
  'home.examples': 'Zum Beispiel',
  'home.featured': 'Ausgewählte Schulen',
  'home.steps': 'So funktioniert es',
  'home.step.search': 'Suchen',
  'home.step.search.text':
    'Name, Ort oder Postleitzahl genügt. Filter grenzen nach Schulart, Angebot und Entfernung ein.',
  'home.step.compare': 'Vergleichen',
  'home.step.compare.text':
    'Jedes Profil zeigt dieselben Angaben in derselben Ordnung, die amtlichen mit Quelle und Stand.',
  'home.step.rate': 'Bewerten',
  'home.step.rate.text':
    'Familien erzählen von ihren Erfahrungen. Jede Bewertung wird geprüft; auch kritische bleiben stehen.',
  'home.countries': 'Schulen in fünf Ländern',
  'home.band': 'Sie leiten eine Schule?',
  'home.band.text': 'Zeigen Sie Familien, was Ihre Schule ausmacht, und sagen Sie uns, wenn eine Angabe nicht stimmt.',
  'home.band.link': 'Mehr für Schulen',
} as const
