/** What the directory knows of a place or country so far. */
export const coverage = {
  'coverage.stages': 'Pour {place}, nous ne connaissons pour l’instant que les {stages}.',
  'coverage.regions': 'Pour ce pays ({country}), nous ne connaissons pour l’instant que {regions}.',
  'coverage.regionsMore': {
    one: 'Pour ce pays ({country}), nous ne connaissons pour l’instant que {regions} et {count} autre région.',
    other: 'Pour ce pays ({country}), nous ne connaissons pour l’instant que {regions} et {count} autres régions.',
  },
  'coverage.link': 'Ce que nous connaissons déjà',
  'coverage.stage.DE.primary': 'écoles primaires',
  'coverage.stage.DE.secondary': 'écoles secondaires',
  'coverage.stage.DE.high_school': 'Gymnasien',
  'coverage.stage.FR.primary': 'écoles',
  'coverage.stage.FR.secondary': 'collèges',
  'coverage.stage.FR.high_school': 'lycées',
  'coverage.stage.ES.primary': 'écoles primaires',
  'coverage.stage.ES.secondary': 'établissements secondaires (ESO)',
  'coverage.stage.ES.high_school': 'établissements avec Bachillerato',
  'coverage.stage.IT.primary': 'écoles primaires',
  'coverage.stage.IT.secondary': 'collèges',
  'coverage.stage.IT.high_school': 'licei',
  'coverage.stage.GB.primary': 'écoles primaires',
  'coverage.stage.GB.secondary': 'écoles secondaires',
}
