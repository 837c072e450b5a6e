import { ImportError } from '../import-error.ts'
import { type Rejection, reject } from '../register-school.ts'
import type { Row, Supplements } from '../source.ts'
import { dfeNumbers } from './admissions.ts'
import { ks4Institutions } from './key-stage-4.ts'

type Listed = { urn: string; town: string; isOpen: boolean }

/** Finds a school by local authority, name and town. @returns its key, or why it is not found */
type SchoolFinder = (authority: string, name: string, town: string) => string | Rejection

/**
 * Returns a function that finds schools of a table without reference numbers in the other files of the run: the
 * institution details of the same tables, or the register.
 *
 * @throws ImportError if neither was given
 */
export function schoolFinder(supplements: Supplements, file: string): SchoolFinder {
  const register = supplements[dfeNumbers.name]
  const details = supplements[ks4Institutions.name]
  const rows = [...(details ?? []), ...(register ?? [])]
  if (!details && !register) {
    throw new ImportError(
      `${file} has no reference numbers: give the institution details of the same year or a file of gb-gias with it.`,
    )
  }
  const listed = Map.groupBy(rows, ({ authority = '', name = '' }) => nameKey(authority, name))
  return (authority, name, town) => {
    const found = oneOf((listed.get(nameKey(authority, name)) ?? []).map(listedSchool), plain(town))
    return typeof found === 'string'
      ? `gb-${found}`
      : reject('no_code', '', `${authority} ${name}, ${town}: ${found.problem}`)
  }
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^\p{L}\d]/gu, '')

const nameKey = (authority: string, name: string) => `${authority} ${plain(name)}`

/** The institution details give neither town nor status: all of their schools are open. */
function listedSchool({ urn = '', town = '', status = 'Open' }: Row): Listed {
  return { urn, town: plain(town), isOpen: /^open/i.test(status) }
}

/** Of several schools, the open one counts; of several open ones, the one in the town. */
function oneOf(schools: readonly Listed[], town: string): string | { problem: string } {
  const open = schools.filter(({ isOpen }) => isOpen)
  const known = open.length > 0 ? open : schools
  const urns = new Set(known.map(({ urn }) => urn))
  const inTown = new Set(known.filter((school) => school.town === town).map(({ urn }) => urn))
  const [only] = urns.size === 1 ? urns : inTown.size === 1 ? inTown : []
  return only ?? { problem: urns.size === 0 ? 'no file of this run lists it' : 'several schools are called so' }
}
