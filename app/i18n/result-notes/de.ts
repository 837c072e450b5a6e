/**
 * What a list of results says about how the search text was understood; these texts are sent with the page, and
 * browsers do not fetch them.
 */
export const resultNotes = {
  'results.concession.word': '„{words}“ haben wir bei dieser Suche weggelassen.',
  'results.concession.type': 'Eine Schule der Art „{words}“ kennen wir hier nicht. Das sind andere Schulen.',
  'results.concession.first': {
    one: 'Ob „{words}“ zutrifft, steht hier bei den meisten Schulen nicht in den Registern: {total}, {count} mit dieser Angabe zuerst.',
    other:
      'Ob „{words}“ zutrifft, steht hier bei den meisten Schulen nicht in den Registern: {total}, {count} mit dieser Angabe zuerst.',
  },
  'results.concession.some':
    'Ob „{words}“ zutrifft, steht hier bei den meisten Schulen nicht in den Registern. Schulen mit dieser Angabe kommen zuerst.',
  'results.concession.unknown': 'Ob „{words}“ auf eine Schule zutrifft, steht hier nicht in den Registern.',
  'results.concession.none': '„{words}“ trifft hier laut den Registern auf keine Schule zu. Das sind andere Schulen.',
  'results.otherwise.place': 'Oder {place}?',
  'results.otherwise.name': 'Als Name suchen',
  'results.best':
    'Geordnet nach den Bewertungen von Familien. Eine eigene Rangliste der besten Schulen führen wir nicht.',
  'results.within': 'Nur Schulen im Umkreis von {distance}.',
  'results.widened': 'Näher gibt es wenig. Gesucht wurde im Umkreis von {distance}.',
  'results.wholeCity':
    'In {city} wissen wir nicht, welche Schule in welchem Stadtteil liegt. Das sind die Treffer in der ganzen Stadt.',
  'results.way.about': 'Minuten sind ungefähre Angaben, entlang der Straßen ab der Mitte des Ortes.',
  'results.way.transit': 'Mit Bus und Bahn gilt der Weg, wenn ihr am nächsten Schultag um 7:45 Uhr losgeht.',
  'results.way.away': 'Die Minuten lassen sich gerade nicht messen. Diese Liste ist nicht nach dem Weg begrenzt.',
  'results.way.beyond': {
    one: 'Gemessen sind die Wege zu den nächsten Schulen. {count} weitere liegt zu weit hinten, um gemessen zu werden, und fehlt hier.',
    other:
      'Gemessen sind die Wege zu den nächsten Schulen. {count} weitere liegen zu weit hinten, um gemessen zu werden, und fehlen hier.',
  },
  'results.way.rough': {
    one: '{count} Schule fehlt hier, weil ihr Standort nur ungefähr bekannt ist.',
    other: '{count} Schulen fehlen hier, weil ihr Standort nur ungefähr bekannt ist.',
  },
  'results.shared': 'Alle auf dieser Seite: {words}',
  'results.unreviewed': 'noch ohne Bewertung',
} as const
