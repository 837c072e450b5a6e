import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { readPhrases } from '../fold.ts'
import { readTable } from '../read-table.ts'

const LIST = 'country-name:'

/** Folded names of countries; of those without schools in the directory, no code. */
export const countryNames: ReadonlyMap<string, CountryCode | undefined> = new Map(
  readTable('vocabulary/lists').flatMap(([name = '', list = '']) => {
    if (!name.startsWith(LIST)) return []
    const country = COUNTRIES.find((code) => code === name.slice(LIST.length))
    return [...readPhrases(list)].map((phrase) => [phrase, country] as const)
  }),
)
