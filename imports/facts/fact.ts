import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import type { FactId, MissingReason } from '#app/features/facts/vocabulary/facts.ts'
import { FACTS } from '#app/features/facts/vocabulary/facts.ts'
import { rounded } from './rounded.ts'

/** The time that a fact is about: a day, a calendar year or a school year. `start` is its first day (YYYY-MM-DD). */
export type Period = { kind: 'day' | 'year' | 'school_year'; start: string }

/**
 * One fact about a school, with exactly one of: a number (flags are 0 and 1), a choice (also texts and days), or the
 * reason why there is no value. Without a period it holds on the date of the file.
 */
export type Fact = {
  fact: FactId
  period?: Period
  number?: number
  choice?: string
  missing?: MissingReason
}

/** Returns the school year that begins in the given year; all are taken to begin on 1 August. */
export function schoolYear(from: number): Period {
  return { kind: 'school_year', start: `${from}-08-01` }
}

export function calendarYear(year: number): Period {
  return { kind: 'year', start: `${year}-01-01` }
}

/** @param day YYYY-MM-DD */
export function onDay(day: string): Period {
  return { kind: 'day', start: day }
}

/** How to read a fact from a cell; a cell that says nothing gives no fact. */
export type CellRules = {
  period?: Period | undefined
  /** What a publisher writes instead of a value. */
  missing?: Readonly<Record<string, MissingReason>>
  /** Factor from the published number to ours, such as 100 for shares published as 0 to 1. */
  times?: number
}

/** More than any publisher gives, fewer than the noise that multiplying adds. */
const DECIMALS = 6

/**
 * Returns a number as published (`81,7%`, `1 234`, `0.5`), or the reason why there is none; nothing for an empty cell.
 */
export function numberOf(fact: FactId, cell: string, { period, missing = {}, times = 1 }: CellRules = {}): Fact[] {
  const at = period ? { period } : {}
  const reason = missing[cell.trim()]
  if (reason) return [{ fact, ...at, missing: reason }]
  const plain = cell.replace(/[\s%\u00a0\u202f]/g, '').replace(',', '.')
  if (plain === '' || !/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return []
  return [{ fact, ...at, number: rounded(Number(plain) * times, DECIMALS) }]
}

/** Returns a flag as published; nothing if the cell is neither of the words. */
export function flagOf(
  fact: FactId,
  cell: string,
  { yes, no = [], period }: { yes: readonly string[]; no?: readonly string[]; period?: Period | undefined },
): Fact[] {
  const word = cell.trim().toLowerCase()
  if (yes.some((one) => one.toLowerCase() === word)) return [hasFact(fact, true, period)]
  return no.some((one) => one.toLowerCase() === word) ? [hasFact(fact, false, period)] : []
}

/** Returns whether a school has something, where the publisher's words leave no doubt. */
export function hasFact(fact: FactId, has: boolean, period?: Period): Fact {
  return { fact, number: Number(has), ...(period && { period }) }
}

const MAX_TEXT = 300

/** Returns a text, choice or day as it is; nothing for an empty one. */
export function textOf(fact: FactId, value: string | undefined, period?: Period): Fact[] {
  const text = value?.trim().slice(0, MAX_TEXT)
  return text ? [{ fact, choice: text, ...(period && { period }) }] : []
}

/** Returns in a few words, for the list of rejected rows, why a fact cannot be true; undefined for a sound one. */
export function problemOf({ fact, number, choice }: Fact): string | undefined {
  const definition = FACTS[fact]
  if (definition.kind === 'number' && number !== undefined) {
    const [least, most] = definition.range
    return number >= least && number <= most ? undefined : `${fact} ${number} is not within ${least} to ${most}`
  }
  if ('choices' in definition && choice !== undefined) {
    const chosen = definition.kind === 'choices' ? choice.split(CHOICE_SEPARATOR) : [choice]
    const wrong = chosen.find((one) => !definition.choices.includes(one))
    if (wrong !== undefined) return `${fact} ${wrong} is not one of ${definition.choices.join(', ')}`
  }
  if (definition.kind === 'day' && choice !== undefined && !/^\d{4}-\d\d-\d\d$/.test(choice))
    return `${fact} ${choice} is no day`
  return undefined
}
