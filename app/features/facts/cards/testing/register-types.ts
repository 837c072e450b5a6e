import fs from 'node:fs'
import path from 'node:path'
import type { Category, CountryCode } from '#db/vocabulary.ts'

type Row = [
  country: CountryCode,
  category: Category,
  localType: string,
  from: number | null,
  to: number | null,
  region: string,
]

const numberIn = (cell = '') => (cell === '' ? null : Number(cell))

/** Every type of the registers of the five countries, with each pair of ages that occurs with it. */
export const REGISTER_TYPES: readonly Row[] = fs
  .readFileSync(path.join(import.meta.dirname, 'register-types.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [country, category, localType = '', from, to, region = ''] = line.split('\t')
    return [country as CountryCode, category as Category, localType, numberIn(from), numberIn(to), region]
  })
