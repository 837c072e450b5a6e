import { decimal } from '../cleaning/position.ts'
import { yearOf } from '../facts/edition-period.ts'
import { type Fact, numberOf, type Period, textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row, type Source } from '../source.ts'

type AbiturRow = Row<'school' | 'course' | 'subject' | 'candidates' | 'passed' | 'mean'>
type Sums = { facts: Fact[]; subjects: { name: string; points: number }[] }

/** The columns named like a share in per cent hold 0 to 1. `n.scls` counts who is behind the mean, which we do not show. */
const schools = factTable({
  name: 'schuldaten',
  columns: {
    school: ['BSN'],
    course: ['Kurs'],
    subject: ['Fach'],
    candidates: ['n'],
    passed: ['n.best'],
    mean: ['mn.scls'],
  },
  required: ['school', 'course', 'subject', 'candidates', 'passed', 'mean'],
  reader: (_supplements, file, day) => {
    const period = yearOf(file, day)
    return gatherRows<AbiturRow, Sums>({
      keyOf: ({ school }) => (/^\d\d[A-Z]\d\d$/.test(school) ? `de-BE-${school}` : reject('bad_code', school)),
      start: () => ({ facts: [], subjects: [] }),
      add: (sums, row) => added(sums, row, period),
      facts: ({ facts, subjects }) => [...facts, ...subjectsFact(subjects, period)],
    })
  },
})

/** The row without course and subject is about the whole Abitur and holds a grade; rows of a subject hold points. */
function added(sums: Sums, row: AbiturRow, period: Period): undefined {
  const { course, subject, candidates, passed, mean } = row
  if (course === '' && subject === '') {
    sums.facts.push(
      ...numberOf('abitur_grade', mean, { period }),
      ...numberOf('abitur_pass_rate', passed, { period, times: 100 }),
      ...numberOf('abitur_candidates', candidates, { period }),
    )
  } else if (course === 'LK') sums.subjects.push({ name: subject, points: decimal(mean) })
}

function subjectsFact(subjects: Sums['subjects'], period: Period): Fact[] {
  const known = subjects.filter(({ points }) => points >= 0 && points <= MOST_POINTS)
  const sorted = known.sort((one, other) => one.name.localeCompare(other.name, 'de'))
  const shown = sorted.map(({ name, points }) => `${name} ${points.toFixed(1).replace('.', ',')}`)
  return textOf('abitur_subjects', shown.join('; '), period)
}

const MOST_POINTS = 15

/** Means of districts and of the Land: ours come from the schools. */
const comparison = factTable({
  name: 'vergleichsdaten',
  columns: { land: ['Land'], district: ['Bezirksnummer'], course: ['Kurs'], subject: ['Fach'], mean: ['mn.vgl'] },
  required: ['land', 'district', 'mean'],
  reader: () => (row) =>
    reject('a_total', [row.land, row.district].filter(Boolean).join(' '), [row.course, row.subject].join(' ').trim()),
})

/** Results of the Abitur of each school of Berlin. */
export const deBerlinAbitur: Source = {
  id: 'de-berlin-abitur',
  country: 'DE',
  tables: [schools, comparison],
  supplements: [],
  overrules: [],
}
