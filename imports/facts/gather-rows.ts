import { type ParsedRow, type Rejection, reject } from '../register-school.ts'
import type { FactReader, Row } from '../source.ts'
import type { Fact } from './fact.ts'

/** How several rows of a school become its facts. Only sums are kept, so that memory does not grow with the file. */
export type Gathering<R extends Row, Sums> = {
  /** The code of the school, or why the row does not belong to one. */
  keyOf: (row: R) => string | Rejection
  /** What else separates groups, such as the year; the rows of a school in one year are adjacent. */
  groupOf?: (row: R) => string
  /** Creates the sums of a school from its first row, before that row is added. */
  start: (row: R) => Sums
  /** Adds a row. @returns what about it cannot be true, in which case the school is left out */
  add: (sums: Sums, row: R) => string | undefined
  facts: (sums: Sums) => readonly Fact[]
}

/** Reads a table that has several rows per school, in any order. */
export function gatherRows<R extends Row, Sums>(gathering: Gathering<R, Sums>): FactReader<R> {
  const { keyOf, groupOf = () => '', start, add, facts } = gathering
  const groups = new Map<string, { key: string; sums: Sums | undefined }>()
  const take = (row: R): ParsedRow => {
    const key = keyOf(row)
    if (typeof key !== 'string') return key
    const name = `${key} ${groupOf(row)}`
    const group = groups.get(name) ?? { key, sums: start(row) }
    groups.set(name, group)
    if (!group.sums) return { key, facts: [] }
    const problem = add(group.sums, row)
    if (problem === undefined) return { key, facts: [] }
    group.sums = undefined
    return reject('out_of_range', key, problem)
  }
  const rest = function* () {
    for (const { key, sums } of groups.values()) if (sums) yield { key, facts: facts(sums) }
  }
  return Object.assign(take, { rest })
}
