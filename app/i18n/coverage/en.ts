/** What the directory knows of a place or country so far. */
export const coverage = {
  'coverage.stages': 'For {place} we only know {stages} so far.',
  'coverage.regions': 'In {country} we only know {regions} so far.',
  'coverage.regionsMore': {
    one: 'In {country} we only know {regions} and {count} more region so far.',
    other: 'In {country} we only know {regions} and {count} more regions so far.',
  },
  'coverage.link': 'What we know already',
  'coverage.stage.DE.primary': 'primary schools',
  'coverage.stage.DE.secondary': 'secondary schools',
  'coverage.stage.DE.high_school': 'Gymnasien',
  'coverage.stage.FR.primary': 'écoles',
  'coverage.stage.FR.secondary': 'collèges',
  'coverage.stage.FR.high_school': 'lycées',
  'coverage.stage.ES.primary': 'primary schools',
  'coverage.stage.ES.secondary': 'secondary schools (ESO)',
  'coverage.stage.ES.high_school': 'schools with Bachillerato',
  'coverage.stage.IT.primary': 'primary schools',
  'coverage.stage.IT.secondary': 'lower secondary schools',
  'coverage.stage.IT.high_school': 'licei',
  'coverage.stage.GB.primary': 'primary schools',
  'coverage.stage.GB.secondary': 'secondary schools',
}
