import { COUNTRIES } from '#db/vocabulary.ts'
import type { SearchResult } from '#search-engine/index.ts'
import type { Meant, Row } from './asked/judge.ts'
import type { Outcome } from './run-texts.ts'

const AIMS = { right: 0.95, there: 0.98, empty: 0 }
const WIDTH = 18
const COLUMN = 14
const SHOWN = 3

/** What is counted of texts: a share of those to which it applies. */
const FIGURES = {
  right: ({ verdict }: Outcome) => verdict.isRight,
  'first right': ({ verdict }: Outcome) => verdict.isFirstRight,
  'in the place': ({ verdict }: Outcome) => verdict.areThere,
  empty: ({ verdict }: Outcome) => verdict.isEmpty,
} satisfies Record<string, (outcome: Outcome) => boolean | undefined>
type Figure = keyof typeof FIGURES

/** Returns the share of texts for which a figure holds, 0 to 1; undefined if it applies to none. */
export function share(outcomes: readonly Outcome[], figure: Figure): number | undefined {
  const values = outcomes.map(FIGURES[figure]).filter((value) => value !== undefined)
  return values.length === 0 ? undefined : values.filter(Boolean).length / values.length
}

/** Prints the figures by country and by class. */
export function printFigures(name: string, outcomes: readonly Outcome[]): void {
  const names = Object.keys(FIGURES) as Figure[]
  console.log(`\n${row(name, ['texts', ...names])}`)
  const print = (group: string, own: readonly Outcome[]) => {
    if (own.length > 0)
      console.log(row(group, [`${own.length}`, ...names.map((figure) => percent(share(own, figure)))]))
  }
  for (const country of COUNTRIES)
    print(
      country,
      outcomes.filter(({ asked }) => asked.country === country),
    )
  for (const [group, own] of Map.groupBy(outcomes, ({ asked }) => asked.class)) print(group, own)
  print('all', outcomes)
}

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(WIDTH) + cells.map((cell) => cell.padStart(COLUMN)).join('')
const percent = (part: number | undefined) => (part === undefined ? '–' : `${(part * 100).toFixed(1)} %`)

/** Whether the figures of all texts reach their aims. */
export function reachesAims(outcomes: readonly Outcome[]): boolean {
  const [right = 0, there = 1, empty = 0] = (['right', 'in the place', 'empty'] as const).map((one) =>
    share(outcomes, one),
  )
  return right >= AIMS.right && there >= AIMS.there && empty <= AIMS.empty
}

/** Prints the texts that are not right: how they were read, and the first rows, each with a mark. */
export function printMisses(outcomes: readonly Outcome[]): void {
  for (const { asked, meant, verdict, rows, read } of outcomes) {
    if (verdict.isRight) continue
    const exist = `${meant.all.count} meant, ${meant.known.count} known`
    console.log(
      `\n${asked.country} ${asked.class}: ${asked.text}  (${exist}${verdict.areThere === false ? ', elsewhere' : ''})`,
    )
    if (read) console.log(`    ${describeReading(read)}`)
    for (const shown of rows.slice(0, SHOWN)) console.log(`    ${markOf(shown, meant)} ${describe(shown)}`)
  }
}

function describeReading({ interpretation, concessions, total, correction }: SearchResult): string {
  const { chips, place, rest } = interpretation
  const parts = chips.map(({ kind, text }) => `${kind} “${text}”`)
  if (place) parts.push(`in ${place.chosen.name}, ${place.chosen.region}`)
  if (rest.trim() !== '') parts.push(`words “${rest.trim()}”`)
  if (correction) parts.push(`corrected to “${correction.to}”`)
  for (const { kind, words } of concessions) parts.push(`without ${kind} “${words.join(' ')}”`)
  return `${parts.join(' · ')} → ${total} rows`
}

/** ✓ is known to be meant, ? may be, ✗ is not. */
function markOf(shown: Row, { known, all }: Meant): string {
  if (shown.some(({ id }) => known.ids.has(id))) return '✓'
  return shown.some(({ id }) => all.ids.has(id)) ? '?' : '✗'
}

function describe([first, ...sites]: Row): string {
  const { name, localType, postalCode, city } = first!
  const more = sites.length > 0 ? ` + ${sites.length} sites` : ''
  return `${name} | ${localType} | ${postalCode} ${city}${more}`
}
