/** The home page. */
export const home = {
  'home.title': 'Aulario: Schulen finden, vergleichen, bewerten',
  'home.slogan': 'Schulen finden, vergleichen, bewerten.',
  'home.headline': 'Die Schule finden, die zu euch passt.',
  'home.intro': {
    one: '{count} Schule in fünf Ländern, mit unabhängigen Bewertungen.',
    other: '{count} Schulen in fünf Ländern, mit unabhängigen Bewertungen.',
  },
  'home.introEmpty': 'Schulen in fünf Ländern, mit unabhängigen Bewertungen.',
  'home.nearMe': 'In meiner Nähe',
  'home.examples': 'Zum Beispiel',
  'home.featured': 'Ausgewählte Schulen',
  'home.steps': 'So funktioniert es',
  'home.step.search': 'Suchen',
  'home.step.search.text':
    'Name, Ort oder Postleitzahl genügt. Mit Filtern lassen sich Schulart, Angebot und Entfernung eingrenzen.',
  'home.step.compare': 'Vergleichen',
  'home.step.compare.text': 'Bis zu fünf Schulen nebeneinander.',
  'home.step.rate': 'Bewerten',
  'home.step.rate.text':
    'Familien erzählen von ihren Erfahrungen. Jede Bewertung wird geprüft; auch kritische bleiben stehen.',
  'home.countries': 'Schulen in fünf Ländern',
  'home.band': 'Sie leiten eine Schule?',
  'home.band.text': 'Zeigen Sie Familien, was Ihre Schule ausmacht, und sagen Sie uns, wenn eine Angabe nicht stimmt.',
  'home.band.link': 'Mehr für Schulen',
} as const
