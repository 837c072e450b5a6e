/**
 * What a list of results says about how the search text was understood; these texts are sent with the page, and
 * browsers do not fetch them.
 */
export const resultNotes = {
  'results.relaxed.street': 'Keine Schule heißt so. Das sind die Schulen mit der Adresse „{dropped}“.',
  'results.relaxed.word':
    'Zu „{dropped}“ haben wir hier nichts gefunden, deshalb zeigen wir Treffer ohne diese Angabe.',
  'results.relaxed.area': 'In der Umgebung von „{dropped}“ haben wir nichts gefunden. Das sind die nächsten Treffer.',
  'results.relaxed.type': 'Die Schulart „{dropped}“ haben wir hier nicht gefunden. Das sind andere Schulen.',
  'results.relaxed.place': 'Zu „{dropped}“ haben wir hier nichts gefunden. Das sind die Schulen am Ort.',
  'results.best':
    'Geordnet nach den Bewertungen von Familien. Eine eigene Rangliste der besten Schulen führen wir nicht.',
  'results.within': 'Nur Schulen im Umkreis von {distance}.',
  'results.widened': 'Näher gibt es wenig. Gesucht wurde im Umkreis von {distance}.',
  'results.wholeCity':
    'In {city} wissen wir nicht, welche Schule in welchem Stadtteil liegt. Das sind die Treffer in der ganzen Stadt.',
} as const
