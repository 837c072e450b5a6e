const declaration = {
  id: 'de-saarland',
  publisher: 'Saarland',
  dataset: 'Schulen im Saarland',
  url: 'https://daten.saarland.example/schulen',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Saarland, CC BY 4.0',
  country: 'DE',
  region: 'Saarland',
  schoolIds: 'de-SL-',
  code: 'Nr',
}

/** A mapping file of a register whose rows have `Nr`, `Name` and `Form`. */
export const example = (more: object = {}) => ({
  ...declaration,
  fields: {
    name: 'Name',
    type: {
      column: 'Form',
      values: { Grundschule: 'primary', 'förderschule*': 'special_needs', 'Förderschule Sprache': 'primary' },
    },
  },
  ...more,
})

/** A mapping file of a statistic whose rows have `Nr`. */
export const factsExample = (more: object = {}) => ({
  ...declaration,
  facts: [{ fact: 'pupils', column: 'Zahl' }],
  ...more,
})
