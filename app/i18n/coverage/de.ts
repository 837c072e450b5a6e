/** What the directory knows of a place or country so far. */
export const coverage = {
  'coverage.stages': 'Für {place} kennen wir bisher nur {stages}.',
  'coverage.regions': 'In {country} kennen wir bisher nur {regions}.',
  'coverage.regionsMore': {
    one: 'In {country} kennen wir bisher nur {regions} und {count} weitere Region.',
    other: 'In {country} kennen wir bisher nur {regions} und {count} weitere Regionen.',
  },
  'coverage.link': 'Was wir schon kennen',
  'coverage.stage.DE.primary': 'Grundschulen',
  'coverage.stage.DE.secondary': 'weiterführende Schulen',
  'coverage.stage.DE.high_school': 'Gymnasien',
  'coverage.stage.FR.primary': 'Écoles',
  'coverage.stage.FR.secondary': 'Collèges',
  'coverage.stage.FR.high_school': 'Lycées',
  'coverage.stage.ES.primary': 'Grundschulen (Primaria)',
  'coverage.stage.ES.secondary': 'Sekundarschulen (ESO)',
  'coverage.stage.ES.high_school': 'Schulen mit Bachillerato',
  'coverage.stage.IT.primary': 'Grundschulen',
  'coverage.stage.IT.secondary': 'Mittelschulen',
  'coverage.stage.IT.high_school': 'Licei',
  'coverage.stage.GB.primary': 'Grundschulen',
  'coverage.stage.GB.secondary': 'weiterführende Schulen',
} as const
