/** What the directory knows of a place or country so far. */
export const coverage = {
  'coverage.stages': 'Per {place} conosciamo finora solo {stages}.',
  'coverage.regions': 'Per {country} conosciamo finora solo {regions}.',
  'coverage.regionsMore': {
    one: 'Per {country} conosciamo finora solo {regions} e un’altra regione ({count}).',
    other: 'Per {country} conosciamo finora solo {regions} e altre {count} regioni.',
  },
  'coverage.link': 'Che cosa conosciamo già',
  'coverage.stage.DE.primary': 'scuole primarie',
  'coverage.stage.DE.secondary': 'scuole secondarie',
  'coverage.stage.DE.high_school': 'Gymnasien',
  'coverage.stage.FR.primary': 'écoles',
  'coverage.stage.FR.secondary': 'collèges',
  'coverage.stage.FR.high_school': 'lycées',
  'coverage.stage.ES.primary': 'scuole primarie',
  'coverage.stage.ES.secondary': 'scuole secondarie (ESO)',
  'coverage.stage.ES.high_school': 'scuole con Bachillerato',
  'coverage.stage.IT.primary': 'scuole primarie',
  'coverage.stage.IT.secondary': 'scuole medie',
  'coverage.stage.IT.high_school': 'licei',
  'coverage.stage.GB.primary': 'scuole primarie',
  'coverage.stage.GB.secondary': 'scuole secondarie',
}
