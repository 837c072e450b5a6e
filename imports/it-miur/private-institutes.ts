import { fold } from '#search-engine/language/fold.ts'
import { italianName, italianStreet } from '../cleaning/italian-text.ts'
import { type ParsedRow, reject } from '../register-school.ts'
import type { Row, SchoolReader } from '../source.ts'

type Addressed = Row<'code' | 'name' | 'street' | 'comuneCode'>
type ReadSchool = Extract<ParsedRow, { school: unknown }>

/**
 * Reads the list of private schools, which names no institutes and has a code for each kind and branch of study: those
 * of one name at one address are one institute. It goes by the first of their codes; a school by itself has none.
 *
 * @param readRow reads a row by itself
 */
export function withInstitutes<R extends Addressed>(readRow: (row: R) => ParsedRow): SchoolReader<R> {
  const codes = new Set<string>()
  const institutes = new Map<string, ReadSchool[]>()
  const take = (row: R): ParsedRow => {
    const read = readRow(row)
    if (!('school' in read) || row.code === '') return read
    if (codes.has(row.code)) return reject('repeated_code', row.code, row.name)
    codes.add(row.code)
    const address = addressOf(row) ?? row.code
    const sites = institutes.get(address)
    if (sites) sites.push(read)
    else institutes.set(address, [read])
    return { key: read.school.id, facts: [] }
  }
  const rest = function* () {
    for (const sites of institutes.values()) {
      const [first] = sites.map(({ code }) => code).toSorted()
      const institute = sites.length > 1 ? first! : null
      for (const read of sites) yield { ...read, school: { ...read.school, institute } }
    }
  }
  return Object.assign(take, { rest })
}

/** Returns name, street and comune, however they are written; undefined where one is missing. */
function addressOf({ name, street, comuneCode }: Addressed): string | undefined {
  const parts = [joined(italianName(name)), joined(italianStreet(street)), comuneCode]
  return parts.includes('') ? undefined : parts.join('\0')
}

/** Returns the letters and digits of a text; two numbers stay apart. */
function joined(text: string): string {
  return fold(text).replace(/(?<!\d) | (?!\d)/g, '')
}
