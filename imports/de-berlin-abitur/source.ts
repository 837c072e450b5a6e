import { decimal } from '../cleaning/position.ts'
import { yearOf } from '../facts/edition-period.ts'
import { type Fact, type Period, textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { rounded } from '../facts/rounded.ts'
import { type Rejection, reject } from '../register-school.ts'
import { factTable, type Row, type Source } from '../source.ts'

type AbiturRow = Row<'school' | 'course' | 'subject' | 'candidates' | 'passed' | 'graded' | 'mean'>
/** A mean is kept as a sum, so that each part of a school counts by its number of pupils. */
type Mean = { sum: number; count: number }
type Sums = { candidates: number; passed: number; grade: Mean; subjects: Map<string, Mean> }

/**
 * Results by school, course and subject. `n.best` is a share from 0 to 1; `mn.scls` is the mean of those who passed.
 */
const schools = factTable({
  name: 'schuldaten',
  columns: {
    school: ['BSN'],
    course: ['Kurs'],
    subject: ['Fach'],
    candidates: ['n'],
    passed: ['n.best'],
    graded: ['n.scls'],
    mean: ['mn.scls'],
  },
  required: ['school', 'course', 'subject', 'candidates', 'passed', 'graded', 'mean'],
  reader: (_supplements, file, day) => {
    const period = yearOf(file, day)
    return gatherRows<AbiturRow, Sums>({
      keyOf: ({ school }) => schoolKey(school),
      start: () => ({ candidates: 0, passed: 0, grade: { sum: 0, count: 0 }, subjects: new Map() }),
      add: (sums, row) => addRow(sums, row),
      facts: (sums) => factsOf(sums, period),
    })
  },
})

/**
 * Returns the key of a school. Some private schools are listed in two parts: `06P06-K` and `06P06-Y` are one school in
 * the register.
 */
function schoolKey(school: string): string | Rejection {
  const number = /^(\d\d[A-Z]\d\d)(-[A-Z])?$/.exec(school)?.[1]
  return number ? `de-BE-${number}` : reject('bad_code', school)
}

/**
 * Adds a row. One without course and subject covers the whole Abitur and holds a grade; rows of a subject hold points.
 */
function addRow(sums: Sums, row: AbiturRow): string | undefined {
  const graded = decimal(row.graded)
  const mean = { sum: decimal(row.mean) * graded, count: graded }
  if (row.course === '' && row.subject === '') {
    const candidates = decimal(row.candidates)
    const passed = candidates * decimal(row.passed)
    if (!(passed <= candidates)) return `${row.passed} of ${row.candidates} passed`
    sums.candidates += candidates
    sums.passed += passed
    if (mean.sum >= 0) sums.grade = addMeans(sums.grade, mean)
  } else if (row.course === 'LK') sums.subjects.set(row.subject, addMeans(sums.subjects.get(row.subject), mean))
  return undefined
}

function addMeans(one: Mean = { sum: 0, count: 0 }, other: Mean): Mean {
  return { sum: one.sum + other.sum, count: one.count + other.count }
}

function factsOf({ candidates, passed, grade, subjects }: Sums, period: Period): Fact[] {
  const sorted = [...subjects].sort(([one], [other]) => one.localeCompare(other, 'de'))
  const shown = sorted.flatMap(([name, { sum, count }]) => {
    const points = sum / count
    return points >= 0 && points <= MAX_POINTS ? `${name} ${rounded(points, 1).toFixed(1).replace('.', ',')}` : []
  })
  return [
    ...(grade.count > 0
      ? [{ fact: 'abitur_grade' as const, period, number: rounded(grade.sum / grade.count, 2) }]
      : []),
    ...(candidates > 0
      ? [
          { fact: 'abitur_pass_rate' as const, period, number: rounded((passed / candidates) * 100, 1) },
          { fact: 'abitur_candidates' as const, period, number: candidates },
        ]
      : []),
    ...textOf('abitur_subjects', shown.join('; '), period),
  ]
}

const MAX_POINTS = 15

/** Means of districts and of the state, which are rejected: ours are computed from the schools. */
const comparison = factTable({
  name: 'vergleichsdaten',
  columns: { land: ['Land'], district: ['Bezirksnummer'], course: ['Kurs'], subject: ['Fach'], mean: ['mn.vgl'] },
  required: ['land', 'district', 'mean'],
  reader: () => (row) =>
    reject('a_total', [row.land, row.district].filter(Boolean).join(' '), [row.course, row.subject].join(' ').trim()),
})

/** Abitur results of each school in Berlin. */
export const deBerlinAbitur: Source = {
  id: 'de-berlin-abitur',
  country: 'DE',
  tables: [schools, comparison],
  supplements: [],
  overrules: [],
}
