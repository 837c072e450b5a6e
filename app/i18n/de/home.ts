/** Home page, search field and results. */
export const home = {
  'home.title': 'Aulario: Schulen finden, vergleichen, bewerten',
  'home.description':
    'Schulen in fünf Ländern Europas: mit amtlichen Angaben, geprüften Bewertungen und einer Suche, die auch Tippfehler versteht.',
  'home.slogan': 'Schulen finden, vergleichen, bewerten.',
  'home.headline': 'Die Schule finden, die zu euch passt.',
  'home.intro': {
    one: 'Aulario kennt {count} Schule aus amtlichen Verzeichnissen, mit Bewertungen, die niemand kaufen kann.',
    other: 'Aulario kennt {count} Schulen aus amtlichen Verzeichnissen, mit Bewertungen, die niemand kaufen kann.',
  },
  'home.introEmpty': 'Noch ist kein amtliches Verzeichnis eingelesen. Fünf Beispiele zeigen, wie ein Profil aussieht.',
  'home.nearMe': 'In meiner Nähe',
  'home.examples': 'Zum Beispiel',
  'home.featured': 'Ausgewählte Schulen',
  'home.all': 'Alle Schulen ansehen',
  'home.steps': 'So funktioniert es',
  'home.step.search': 'Suchen',
  'home.step.search.text':
    'Name, Ort oder Postleitzahl genügt. Filter grenzen nach Schulart, Angebot und Entfernung ein.',
  'home.step.compare': 'Vergleichen',
  'home.step.compare.text':
    'Jedes Profil zeigt dieselben Angaben in derselben Ordnung, die amtlichen mit Quelle und Stand.',
  'home.step.rate': 'Bewerten',
  'home.step.rate.text':
    'Familien erzählen von ihren Erfahrungen. Jede Bewertung wird geprüft, auch die kritische bleibt stehen.',
  'home.countries': 'Schulen in fünf Ländern',
  'home.band': 'Sie leiten eine Schule?',
  'home.band.text': 'Zeigen Sie Familien, was Ihre Schule ausmacht, und sagen Sie uns, wenn eine Angabe nicht stimmt.',
  'home.band.link': 'Mehr für Schulen',
  'search.label': 'Name, Ort oder Postleitzahl',
  'search.submit': 'Suchen',
  'search.blank': 'Bitte gebt einen Namen, einen Ort oder eine Postleitzahl ein.',
  'results.title': 'Schulen für „{text}“ · Aulario',
  'results.titleAll': 'Alle Schulen · Aulario',
  'results.count': { one: '{count} Schule', other: '{count} Schulen' },
  'results.countFor': { one: '{count} Schule für „{text}“', other: '{count} Schulen für „{text}“' },
  'results.none': 'Keine Schulen gefunden',
  'results.noneFor': 'Keine Schulen gefunden für „{text}“',
  'results.noneHint': 'Prüft die Schreibweise, lasst ein Wort weg oder sucht nach dem Ort oder der Postleitzahl.',
} as const
