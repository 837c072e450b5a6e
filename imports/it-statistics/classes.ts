import { decimal } from '../cleaning/position.ts'
import { type ClassSums, classFacts, MAX_IN_CLASS } from '../facts/class-facts.ts'
import { schoolYearIn } from '../facts/edition-period.ts'
import { type Fact, type Period, textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { rounded } from '../facts/rounded.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row } from '../source.ts'
import { schoolKey } from './school-key.ts'

type ClassRow = Row<'year' | 'school' | 'stage' | 'grade' | 'classes' | 'boys' | 'girls'>
type Sums = ClassSums & { boys: number; girls: number; grades: Map<number, number> }

/** One row for each grade of a school, under the ministry's column names or those of an extract in English. */
export const classes = factTable({
  name: 'classi',
  columns: {
    year: ['ANNOSCOLASTICO', 'Year'],
    school: ['CODICESCUOLA', 'School_code'],
    stage: ['ORDINESCUOLA', 'Order'],
    grade: ['ANNOCORSO', 'ANNOCORSOCLASSE', 'Grade'],
    classes: ['CLASSI', 'Classes'],
    boys: ['ALUNNIMASCHI', 'Male_students'],
    girls: ['ALUNNIFEMMINE', 'Female_students'],
  },
  required: ['school', 'year', 'grade', 'classes', 'boys', 'girls'],
  reader: () =>
    gatherRows<ClassRow, Sums>({
      keyOf: ({ school, year }) => {
        const key = schoolKey(school)
        return schoolYearIn(year) ? key : reject('out_of_range', school, `${year} is no school year`)
      },
      groupOf: ({ year }) => year,
      start: ({ year }) => ({
        ...{ period: schoolYearIn(year) as Period, pupils: 0, inClasses: 0, classes: 0, isWhole: true },
        ...{ boys: 0, girls: 0, grades: new Map() },
      }),
      add: (sums, row) => addGrade(sums, row),
      facts: (sums) => [...classFacts(sums), ...genderFacts(sums), ...gradesFact(sums)],
    }),
})

function addGrade(sums: Sums, row: ClassRow): string | undefined {
  const [classes, boys, girls] = [decimal(row.classes), decimal(row.boys), decimal(row.girls)]
  const pupils = boys + girls
  if (!(classes > 0 && pupils <= classes * MAX_IN_CLASS))
    return `grade ${row.grade}: ${row.classes} classes with ${row.boys} boys and ${row.girls} girls`
  sums.pupils += pupils
  sums.inClasses += pupils
  sums.classes += classes
  sums.boys += boys
  sums.girls += girls
  const grade = gradeOf(row)
  if (row.grade !== '') sums.grades.set(grade, (sums.grades.get(grade) ?? 0) + pupils)
  return undefined
}

/** Returns the grade within its stage; the extract numbers primary 1 to 5, middle 6 to 8 and high school 9 to 13. */
function gradeOf({ stage, grade }: ClassRow): number {
  const number = Number(grade)
  if (/^middle|primo grado/i.test(stage) && number > 5) return number - 5
  return /^high|secondo grado/i.test(stage) && number > 8 ? number - 8 : number
}

function genderFacts({ period, boys, girls, pupils }: Sums): Fact[] {
  if (pupils === 0) return []
  return [
    { fact: 'boys', period, number: boys },
    { fact: 'girls', period, number: girls },
    { fact: 'girls_share', period, number: rounded((girls / pupils) * 100, 1) },
  ]
}

function gradesFact({ period, grades }: Sums): Fact[] {
  const sorted = [...grades].sort(([one], [other]) => one - other)
  return textOf('pupils_by_grade', sorted.map(([grade, count]) => `${grade}: ${count}`).join(', '), period)
}
