import { decimal } from '../cleaning/position.ts'
import { schoolYearOf } from '../facts/edition-period.ts'
import { type Fact, type Period, textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { rounded } from '../facts/rounded.ts'
import { factTable, type Row } from '../source.ts'
import { schoolKey } from './school-key.ts'

type BookRow = Row<'school' | 'grade' | 'section' | 'course' | 'stage' | 'price' | 'toBuy'>
/** For each class, its grade and the total price of the books that its pupils have to buy. */
type Sums = { isPrimary: boolean; classes: Map<string, { grade: string; cost: number }> }

/** One row for each book and class. Authors are people, so neither their column nor the titles are read. */
export const textbooks = factTable({
  name: 'libri di testo',
  columns: {
    school: ['CODICESCUOLA'],
    grade: ['ANNOCORSO'],
    section: ['SEZIONEANNO'],
    course: ['COMBINAZIONE'],
    stage: ['TIPOGRADOSCUOLA'],
    price: ['PREZZO'],
    toBuy: ['DAACQUIST'],
  },
  required: ['school', 'grade', 'section', 'price', 'toBuy'],
  reader: (_supplements, file, day) => {
    const period = schoolYearOf(file, day)
    return gatherRows<BookRow, Sums>({
      keyOf: ({ school }) => schoolKey(school),
      start: ({ stage }) => ({ isPrimary: stage === 'EE', classes: new Map() }),
      add: (sums, row) => addBook(sums, row),
      facts: (sums) => costFacts(sums, period),
    })
  },
})

function addBook({ classes }: Sums, { grade, section, course, price, toBuy }: BookRow): string | undefined {
  const name = `${grade} ${section} ${course}`
  const one = classes.get(name) ?? { grade, cost: 0 }
  classes.set(name, one)
  if (!/^s[iì]$/i.test(toBuy)) return undefined
  const cost = decimal(price)
  if (!(cost >= 0)) return `${price} is no price`
  one.cost += cost
  return undefined
}

/** Returns the mean cost per class, and that of each grade. In primary schools the municipality pays for the books. */
function costFacts({ isPrimary, classes }: Sums, period: Period): Fact[] {
  if (isPrimary) return [{ fact: 'textbook_cost', period, missing: 'not_applicable' }]
  const grades = [...Map.groupBy(classes.values(), ({ grade }) => grade)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const costs = grades.map(([grade, group]) => ({
    grade,
    cost: group.reduce((sum, { cost }) => sum + cost, 0) / group.length,
  }))
  const known = costs.filter(({ cost }) => cost > 0)
  if (known.length === 0) return []
  const mean = known.reduce((sum, { cost }) => sum + cost, 0) / known.length
  const shown = known.map(({ grade, cost }) => `${grade}: ${rounded(cost, 0)} €`).join(', ')
  return [
    { fact: 'textbook_cost', period, number: rounded(mean, 2) },
    ...textOf('textbook_cost_by_grade', shown, period),
  ]
}
