import { COUNTRIES } from '#db/vocabulary.ts'
import type { CaseOutcome } from './run-cases.ts'

const AIMS = { right: 0.97, empty: 0.01 }
const WIDTH = 16
const COLUMN = 20

const share = (part: number, all: number) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`
const count = (outcomes: readonly CaseOutcome[], verdict: CaseOutcome['verdict']) =>
  outcomes.filter((outcome) => outcome.verdict === verdict).length

/**
 * Prints right and empty shares by class and country, the steps of the ladder, and the misses unless they are set
 * aside.
 *
 * @returns whether the cases as a whole reach the target
 */
export function reportCases(outcomes: readonly CaseOutcome[], isFinal: boolean): boolean {
  const classes = [...new Set(outcomes.map(({ name }) => name))]
  if (!isFinal) for (const name of classes) printMisses(outcomes.filter((outcome) => outcome.name === name))
  console.log(`\nright / empty of cases${isFinal ? ' set aside' : ''}`)
  console.log([''.padEnd(WIDTH), ...COUNTRIES.map((country) => country.padEnd(COLUMN))].join(''))
  for (const name of [...classes, 'all']) {
    const own = name === 'all' ? outcomes : outcomes.filter((outcome) => outcome.name === name)
    const cells = COUNTRIES.map((country) => figures(own.filter((outcome) => outcome.country === country)))
    console.log([name.padEnd(WIDTH), ...cells.map((cell) => cell.padEnd(COLUMN)), figures(own)].join(''))
  }
  const steps = Map.groupBy(outcomes, ({ step }) => step ?? 'as typed')
  console.log(`steps: ${[...steps].map(([step, list]) => `${step} ${list.length}`).join(', ')}`)
  const all = Math.max(outcomes.length, 1)
  return count(outcomes, 'right') / all >= AIMS.right && count(outcomes, 'empty') / all < AIMS.empty
}

function figures(own: readonly CaseOutcome[]): string {
  if (own.length === 0) return '–'
  return `${share(count(own, 'right'), own.length)}  ${share(count(own, 'empty'), own.length)} ${own.length}`
}

function printMisses(own: readonly CaseOutcome[]) {
  const misses = own.filter(({ verdict }) => verdict !== 'right')
  if (misses.length > 0) console.log(`${misses[0]!.name}: ${misses.length} of ${own.length} missed`)
  for (const { country, text, meant, step, first } of misses) {
    console.log(`    ${country} ${text}  →  ${meant}; first is ${first}${step ? ` (${step})` : ''}`)
  }
}
