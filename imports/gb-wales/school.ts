import type { Category } from '#db/vocabulary.ts'
import { readableName } from '../cleaning/title-case.ts'
import type { Ages } from '../register-school.ts'
import type { Row } from '../source.ts'

const CATEGORIES: Readonly<Record<string, Category>> = {
  primary: 'primary',
  nursery: 'primary',
  secondary: 'secondary',
  middle: 'secondary',
  special: 'special_needs',
}

/** Returns our category. Middle schools in Wales take children from nursery to 16 or 19. */
export function welshCategory(sector: string): Category {
  return CATEGORIES[sector.toLowerCase()] ?? 'other'
}

/** Returns the ages for the classes in the type of school; secondary and middle schools state their ages. */
export function welshAges(type: string): Ages | null {
  const [, from, to] = /ages (\d+)-(\d+)/i.exec(type) ?? []
  if (from && to) return { from: Number(from), to: Number(to) }
  const taught = STAGES.filter(([word]) => word.test(type))
  const [first, last] = [taught[0], taught.at(-1)]
  return first && last ? { from: first[1], to: last[2] } : null
}

const STAGES: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/nursery/i, 3, 4],
  [/infants/i, 4, 7],
  [/juniors/i, 7, 11],
]

const MEDIUMS: Readonly<Record<string, string>> = {
  WM: 'welsh',
  EM: 'english',
  EW: 'english_significant_welsh',
  DS: 'bilingual',
  TR: 'bilingual',
  AB: 'bilingual',
  BB: 'bilingual',
  CB: 'bilingual',
}

/** Returns the language of instruction by its code in the register; undefined for special schools, which have none. */
export function welshMedium(code: string): string | undefined {
  return MEDIUMS[code.toUpperCase()]
}

/** Returns the language of instruction by the category that schools have had since 2025. */
export function welshLanguage(category: string): string | undefined {
  if (/dual language/i.test(category)) return 'bilingual'
  if (/welsh medium/i.test(category)) return 'welsh'
  return /english medium/i.test(category) ? 'english' : undefined
}

/** Returns the type of school in words: Community primary school. */
export function welshType(row: Row<'sector' | 'governance'>): string {
  const governance = /^not /i.test(row.governance) ? '' : row.governance
  const known = [governance, row.sector].filter((word) => word !== '')
  const text = known.length === 0 ? '' : `${known.join(' ')} school`.toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const LINES = ['address1', 'address2', 'address3', 'address4'] as const
/** Names of counties that appear in addresses besides those of the authorities. */
const COUNTIES = /^(ynys môn|anglesey|gwynedd|clwyd|dyfed|powys|gwent|(mid|south|west) glamorgan)$/i

/** Returns street, town and region. The town is the last line that is not a county. */
export function welshAddress(row: Row<(typeof LINES)[number] | 'authority'>) {
  const lines = LINES.map((key) => readableName(row[key], 'en')).filter((line) => line !== '')
  if (lines.length > 1 && (COUNTIES.test(lines.at(-1) ?? '') || lines.at(-1) === row.authority)) lines.pop()
  const city = (lines.length > 1 ? lines.pop() : undefined) ?? lines[0] ?? row.authority
  const street = lines.filter((line) => line !== city).join(', ')
  return { street, city, region: row.authority }
}
