/** What the directory knows of a place or country so far. */
export const coverage = {
  'coverage.stages': 'De {place} solo conocemos por ahora {stages}.',
  'coverage.regions': 'De {country} solo conocemos por ahora {regions}.',
  'coverage.regionsMore': {
    one: 'De {country} solo conocemos por ahora {regions} y {count} región más.',
    other: 'De {country} solo conocemos por ahora {regions} y {count} regiones más.',
  },
  'coverage.link': 'Lo que ya conocemos',
  'coverage.stage.DE.primary': 'escuelas primarias',
  'coverage.stage.DE.secondary': 'centros de secundaria',
  'coverage.stage.DE.high_school': 'Gymnasien',
  'coverage.stage.FR.primary': 'écoles',
  'coverage.stage.FR.secondary': 'collèges',
  'coverage.stage.FR.high_school': 'lycées',
  'coverage.stage.ES.primary': 'centros de primaria',
  'coverage.stage.ES.secondary': 'centros de secundaria',
  'coverage.stage.ES.high_school': 'centros con bachillerato',
  'coverage.stage.IT.primary': 'escuelas primarias',
  'coverage.stage.IT.secondary': 'escuelas medias',
  'coverage.stage.IT.high_school': 'licei',
  'coverage.stage.GB.primary': 'escuelas primarias',
  'coverage.stage.GB.secondary': 'centros de secundaria',
}
