import type { CountryCode } from '#db/vocabulary.ts'
import { readTable } from '../read-table.ts'

const rows = readTable('vocabulary/country-words')

/** Returns the words of a list of `country-words.tsv` in each country, as written; see README.md. */
export const countryWords = (name: string): { country: CountryCode; spellings: string[] }[] =>
  rows
    .filter(([list]) => list === name)
    .map(([, country, words = '']) => ({ country: country as CountryCode, spellings: words.split(', ') }))
