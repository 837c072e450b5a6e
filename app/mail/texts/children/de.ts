export const children = {
  'admission-dates.subject': 'Termine für dein Kind in den nächsten Tagen',
  'admission-dates.text': 'Du wolltest an diese Termine erinnert werden.',
  'admission-dates.child': 'Kind, geboren im {month}, {area}',
  'admission-dates.tomorrow': 'morgen, am {day}',
  'admission-dates.inDays': 'in {count} Tagen, am {day}',
  'admission-dates.bring': 'Das brauchst du: {list}',
  'admission-dates.uncertain': 'Ob dieser Termin für dein Kind gilt, hängt vom Tag der Geburt oder von deiner Wahl ab.',
  'admission-dates.source': 'Quelle: {publisher}, {read}:',
  'admission-dates.check': 'Es gilt, was die Schule oder das Amt sagt.',
  'admission-dates.button': 'Kinder und Erinnerungen ansehen',
} as const
