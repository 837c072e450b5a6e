/** What every page says while nothing is saved; only the server reads it. */
export const readOnly = {
  'readOnly.now': 'Zurzeit lässt sich alles lesen, aber nichts speichern: Wir arbeiten an unserer Datenbank.',
  'readOnly.until': 'Bis {time} lässt sich alles lesen, aber nichts speichern: Wir arbeiten an unserer Datenbank.',
} as const
