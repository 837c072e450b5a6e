import { type ParsedRow, type Rejection, reject } from './register-school.ts'
import type { Row, SchoolReader } from './source.ts'

/** How the rows of a school, one for each of its parts, become one school. */
type Parts<R extends Row> = {
  /** The id of the school, or why the row does not belong to one. */
  keyOf: (row: R) => string | Rejection
  /** What tells the parts of a school apart; a second row for the same part is rejected. */
  partOf: (row: R) => string
  /** @param row the first of `rows` */
  toSchool: (id: string, row: R, rows: readonly R[]) => ParsedRow
}

/** Reads a register that lists schools by their parts, such as departments, in any order. */
export function gatherSchools<R extends Row>({ keyOf, partOf, toSchool }: Parts<R>): SchoolReader<R> {
  const schools = new Map<string, R[]>()
  const take = (row: R): ParsedRow => {
    const id = keyOf(row)
    if (typeof id !== 'string') return { ...id, detail: row.name ?? '' }
    const rows = schools.get(id) ?? []
    if (rows.some((other) => partOf(other) === partOf(row))) return reject('repeated_code', id, row.name)
    schools.set(id, [...rows, row])
    return { key: id, facts: [] }
  }
  const rest = function* () {
    for (const [id, [first, ...others]] of schools) if (first) yield toSchool(id, first, [first, ...others])
  }
  return Object.assign(take, { rest })
}
