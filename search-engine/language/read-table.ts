import fs from 'node:fs'
import { createRequire } from 'node:module'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'

const require = createRequire(import.meta.url)

/**
 * Reads a table of this folder.
 *
 * @param name its path without the ending, such as `vocabulary/exonyms`
 * @returns its rows, cut at tabs; cells at the end of a row may be missing
 */
export function readTable(name: string): string[][] {
  const file = require.resolve(`#search-engine/language/${name}.tsv`)
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => line.split('\t'))
}

/** Returns the countries in a cell, such as `DE GB`; all of them if it is empty. */
export const countriesIn = (cell: string): readonly CountryCode[] =>
  cell === '' ? COUNTRIES : COUNTRIES.filter((country) => cell.includes(country))
