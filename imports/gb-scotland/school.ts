import type { Category } from '#db/vocabulary.ts'
import { readableName } from '../cleaning/title-case.ts'
import type { Row } from '../source.ts'

/** Returns a cell of the register, which writes 0 where it knows nothing. */
export const known = (cell: string): string => (cell === '0' ? '' : cell)

/** Counties that follow the town, besides those named like an authority. */
const COUNTIES = /^(argyll.*|.*shire|(east|west|mid) ?lothian|moray|angus|fife|shetland|orkney|caithness|sutherland)$/i

/** Returns street and town. The last line that is not a county is the town. */
export function scottishAddress(row: Row<'line1' | 'line2' | 'line3' | 'authority'>) {
  const lines = [row.line1, row.line2, row.line3].map(known).filter((line) => line !== '')
  if (lines.length > 1 && COUNTIES.test(lines.at(-1) ?? '')) lines.pop()
  const town = (lines.length > 1 ? lines.pop() : undefined) ?? row.authority
  return { street: lines.map((line) => readableName(line, 'en')).join(', '), city: readableName(town, 'en') }
}

const CATEGORIES: readonly (readonly [string, Category])[] = [
  ['special', 'special_needs'],
  ['secondary', 'secondary'],
  ['primary', 'primary'],
]

/** Returns our category for the departments of a school: the highest counts. */
export function scottishCategory(types: readonly string[]): Category {
  return CATEGORIES.find(([type]) => types.some((one) => one.toLowerCase() === type))?.[1] ?? 'other'
}
