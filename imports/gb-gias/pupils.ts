import type { Faith, Gender } from '#db/vocabulary.ts'
import { faithIn } from '../cleaning/faith.ts'
import { decimal } from '../cleaning/position.ts'
import type { Row } from '../source.ts'

const NO_RELIGION = new Set(['', 'None', 'Does not apply'])
const MAX_AGE = 99

/** Returns the register's data on the pupils: how many, of which faith, sex and age, and whether there are boarders. */
export function britishPupils(row: Row<'pupils' | 'religion' | 'gender' | 'boarders' | 'lowAge' | 'highAge'>) {
  const [from, to] = [decimal(row.lowAge), decimal(row.highAge)]
  const knowsAges = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to && to <= MAX_AGE
  return {
    pupils: readCount(row.pupils),
    faith: faithOf(row.religion),
    gender: GENDERS[row.gender.toLowerCase()] ?? null,
    boarding: BOARDING[row.boarders.toLowerCase()] ?? null,
    ages: knowsAges ? { from, to } : null,
  }
}

/** Returns the faith; a religious character that is not in our list counts as `other`. */
function faithOf(religion: string): Faith | null {
  if (NO_RELIGION.has(religion)) return null
  return SMALL_CHURCHES.test(religion) ? 'christian' : (faithIn(religion) ?? 'other')
}

const SMALL_CHURCHES = /christian|methodist|baptist|quaker|moravian|unitarian|adventist|brethren|greek orthodox/i

const GENDERS: Readonly<Record<string, Gender>> = { mixed: 'mixed', girls: 'girls', boys: 'boys' }

const BOARDING: Readonly<Record<string, boolean>> = {
  'no boarders': false,
  'boarding school': true,
  "children's home (boarding school)": true,
}

function readCount(cell: string): number | null {
  const pupils = decimal(cell)
  return Number.isInteger(pupils) && pupils >= 0 ? pupils : null
}
