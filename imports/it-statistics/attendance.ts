import { decimal } from '../cleaning/position.ts'
import { classFacts, MAX_IN_CLASS } from '../facts/class-facts.ts'
import { schoolYearIn } from '../facts/edition-period.ts'
import type { Fact, Period } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { rounded } from '../facts/rounded.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row } from '../source.ts'
import { schoolKey } from './school-key.ts'

const school = { year: ['ANNOSCOLASTICO'], school: ['CODICESCUOLA'] } as const

/** Returns the key of a row whose year is known. */
function keyOf({ school: code, year }: Row<'school' | 'year'>) {
  const key = schoolKey(code)
  return schoolYearIn(year) ? key : reject('out_of_range', code, `${year} is no school year`)
}

const periodOf = ({ year }: Row<'year'>) => schoolYearIn(year) as Period

/** Children and groups of nursery schools (`INFANZIACLASTA…`), with one row for each school. */
export const nursery = factTable({
  name: 'infanzia',
  columns: { ...school, classes: ['CLASSI'], boys: ['BAMBINIMASCHI'], girls: ['BAMBINIFEMMINE'] },
  required: ['school', 'year', 'classes', 'boys', 'girls'],
  reader: () => (row) => {
    const key = keyOf(row)
    if (typeof key !== 'string') return key
    const [classes, boys, girls] = [decimal(row.classes), decimal(row.boys), decimal(row.girls)]
    const pupils = boys + girls
    if (!(classes > 0 && pupils <= classes * MAX_IN_CLASS))
      return reject('out_of_range', key, `${row.classes} groups with ${row.boys} boys and ${row.girls} girls`)
    const period = periodOf(row)
    const facts: Fact[] = [
      ...classFacts({ period, pupils, inClasses: pupils, classes, isWhole: true }),
      { fact: 'boys', period, number: boys },
      { fact: 'girls', period, number: girls },
    ]
    return { key, facts }
  },
})

type Part = { period: Period; all: number; part: number }

/** Adds a count of pupils and of those among them who belong to the part. @returns why that cannot be true */
function addPart(sums: Part, all: number, part: number): string | undefined {
  if (!(all >= 0 && part >= 0 && part <= all)) return `${part} of ${all} pupils`
  sums.all += all
  sums.part += part
  return undefined
}

const shareOf = ({ period, all, part }: Part, fact: 'foreign_pupils_share' | 'full_time_share'): Fact[] =>
  all > 0 ? [{ fact, period, number: rounded((part / all) * 100, 1) }] : []

/** Pupils by citizenship (`ALUITASTRACIT…`), with one row for each year of a school. */
export const citizenship = factTable({
  name: 'cittadinanza',
  columns: {
    ...school,
    pupils: ['ALUNNI'],
    foreign: ['ALUNNICITTADINANZANONITALIANA'],
  },
  required: ['school', 'year', 'pupils', 'foreign'],
  reader: () =>
    gatherRows<Row<'school' | 'year' | 'pupils' | 'foreign'>, Part>({
      keyOf,
      groupOf: ({ year }) => year,
      start: (row) => ({ period: periodOf(row), all: 0, part: 0 }),
      add: (sums, { pupils, foreign }) => addPart(sums, decimal(pupils), decimal(foreign)),
      facts: (sums) => shareOf(sums, 'foreign_pupils_share'),
    }),
})

/** Pupils of primary schools by hours of the week (`ALUTEMPOSCUOLA…`): full time is forty hours with lunch. */
export const attendance = factTable({
  name: 'tempo scuola',
  columns: {
    ...school,
    stage: ['ORDINESCUOLA'],
    hours: ['TEMPOSCUOLA'],
    boys: ['ALUNNIMASCHI'],
    girls: ['ALUNNIFEMMINE'],
  },
  required: ['school', 'year', 'stage', 'hours', 'boys', 'girls'],
  reader: () =>
    gatherRows<Row<'school' | 'year' | 'stage' | 'hours' | 'boys' | 'girls'>, Part>({
      keyOf,
      groupOf: ({ year }) => year,
      start: (row) => ({ period: periodOf(row), all: 0, part: 0 }),
      add: (sums, { stage, hours, boys, girls }) => {
        // Rows without hours say nothing of the share.
        if (!/primaria/i.test(stage) || hours === '') return undefined
        const pupils = decimal(boys) + decimal(girls)
        return addPart(sums, pupils, FULL_TIME.test(hours) ? pupils : 0)
      },
      facts: (sums) => shareOf(sums, 'full_time_share'),
    }),
})

const FULL_TIME = /^tempo pieno\b|^40 ore/i
