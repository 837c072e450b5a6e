import { decimal } from '../cleaning/position.ts'
import { countsText } from '../facts/counts-text.ts'
import { autumnSchoolYearOf } from '../facts/edition-period.ts'
import { type Fact, numberOf, type Period, textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { rounded } from '../facts/rounded.ts'
import { type Columns, factTable, type Row } from '../source.ts'
import { MISSING, scottishKey } from './seed.ts'

const YEARS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const
type Year = (typeof YEARS)[number]

const columns = {
  code: ['SeedCode'],
  type: ['School Type'],
  teachers: ['Teachers (Full Time Equivalent) [Note 1]', 'Teachers (Full Time Equivalent)'],
  pupils: ['Pupil roll'],
  classSize: ['Average class size'],
  girls: ['Female'],
  boys: ['Male'],
  support: ['Pupils with an Additional Support Need recorded'],
  otherLanguage: [
    'Pupils with English as an Additional Language [Note 2]',
    'Pupils with English as an Additional Language',
  ],
  gaelic: ['Pupils taught in Gaelic [Note 3]', 'Pupils taught in Gaelic'],
  meals: [
    'Percentage of P6-P7/S1-S6/SP pupils registered for free school meals [Note 5]',
    'Percentage of P6-P7/S1-S6/SP pupils registered for free school meals',
  ],
  deprived: ['SIMD Quintile 1 [Note 6]', 'SIMD Quintile 1'],
  ...(Object.fromEntries(YEARS.map((year) => [year, [year]])) as unknown as Columns<Year>),
}
type CensusRow = Row<keyof typeof columns>
type Count = 'girls' | 'boys' | 'support' | 'otherLanguage' | 'gaelic' | 'deprived'

/**
 * The school-level summary statistics: the pupil census in September and the teachers. A school with a primary and a
 * secondary department has a row for each, in the same form.
 */
export const census = factTable({
  name: 'school level summary statistics',
  columns,
  required: ['code', 'pupils', 'teachers', 'girls', 'support', 'gaelic', 'deprived'],
  reader: (_supplements, file, day) => {
    const period = autumnSchoolYearOf(file, day)
    return gatherRows<CensusRow, CensusRow[]>({
      keyOf: ({ code }) => scottishKey(code),
      start: () => [],
      add: (rows, row) => {
        rows.push(row)
        return undefined
      },
      facts: (rows) => censusFacts(rows, period),
    })
  },
})

function censusFacts(rows: readonly CensusRow[], period: Period): Fact[] {
  const pupils = rows.reduce((sum, row) => sum + decimal(row.pupils), 0)
  // Rooms without pupils belong to the roll of another school.
  if (!(pupils > 0)) return []
  const teachers = rounded(sum(rows, 'teachers'), 1)
  const counted = (key: Count) => countOf(rows, key)
  const share = (key: Count) => shareOf(counted(key), pupils)
  const gaelic = counted('gaelic')
  return [
    { fact: 'pupils', period, number: pupils },
    ...numberOf('girls', counted('girls'), { period, missing: MISSING }),
    ...numberOf('boys', counted('boys'), { period, missing: MISSING }),
    ...textOf('pupils_by_year_group', countsText(YEARS.map((year) => [year, yearCount(rows, year)])), period),
    ...(teachers > 0 ? teacherFacts(teachers, pupils, period) : []),
    ...rows.flatMap(({ classSize }) => (classSize === '0' ? [] : numberOf('class_size', classSize, { period }))),
    ...numberOf('support_share', share('support'), { period, missing: MISSING }),
    ...numberOf('other_language_share', share('otherLanguage'), { period, missing: MISSING }),
    ...(gaelic === '0' ? [] : numberOf('gaelic_pupils', gaelic, { period, missing: MISSING })),
    ...mealsFact(rows, period),
    ...numberOf('deprived_areas_share', share('deprived'), { period, missing: MISSING }),
  ]
}

function teacherFacts(teachers: number, pupils: number, period: Period): Fact[] {
  return [
    { fact: 'teachers', period, number: teachers },
    // Units with fewer pupils than teachers look after pupils on the roll of another school.
    ...(pupils >= teachers
      ? [{ fact: 'pupils_per_teacher' as const, period, number: rounded(pupils / teachers, 1) }]
      : []),
  ]
}

/** Meals are free for everyone in P1 to P5: only the share of the older ones says something about a school. */
function mealsFact(rows: readonly CensusRow[], period: Period): Fact[] {
  const [only, ...others] = rows
  if (!only || others.length > 0) return []
  return numberOf('free_meals_registered_share', only.meals, { period, missing: MISSING })
}

const sum = (rows: readonly CensusRow[], key: Count | 'teachers') =>
  rows.reduce((total, row) => total + decimal(row[key]), 0)

/** Returns the sum over the departments, or the word for a hidden number if one of them is hidden. */
function countOf(rows: readonly CensusRow[], key: Count): string {
  const hidden = rows.map((row) => row[key]).find((cell): cell is MissingKey => cell in MISSING)
  return hidden ?? String(sum(rows, key))
}
type MissingKey = keyof typeof MISSING & string

function shareOf(count: string, pupils: number): string {
  return count in MISSING ? count : String(rounded((Number(count) / pupils) * 100, 1))
}

/** Each year is in one department only. */
function yearCount(rows: readonly CensusRow[], year: Year): string {
  return rows.map((row) => row[year]).find((cell) => Number(cell) > 0) ?? ''
}
