import { germanDay } from '../cleaning/days.ts'
import { type ClassSums, classFacts, MAX_IN_CLASS } from '../facts/class-facts.ts'
import { schoolYearOf } from '../facts/edition-period.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { isDay } from '../files/edition-date.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row, type Source } from '../source.ts'

/**
 * Years of the upper school, which is not divided into classes: as numbers, as EF and Q1, or under the names of one
 * Gymnasium.
 */
const WHOLE_YEAR = /^(EF|Q1|Q2|1[1-3]|II|UI|OI)$/
/** Schools that start with grade 1 also use `EF` for their first classes. */
const WITHOUT_UPPER_SCHOOL = /^(Grund|Foerder|Förder|Real|Haupt|Sekundar)/

type ClassRow = Row<'day' | 'form' | 'school' | 'name' | 'pupils'>

/** Number of pupils in each class. The publisher writes `X` for a withheld number and `_` for a space. */
const classes = factTable({
  name: 'klassen',
  columns: {
    day: ['Stichtag'],
    form: ['Schulform'],
    school: ['Schulnummer'],
    name: ['Klasse'],
    pupils: ['Anzahl_SuS'],
  },
  required: ['school', 'day', 'form', 'name', 'pupils'],
  reader: () =>
    gatherRows<ClassRow, ClassSums>({
      keyOf: ({ school, day }) => {
        if (!/^\d{6}$/.test(school)) return reject('bad_code', school)
        return isDay(germanDay(day)) ? `de-NW-${school}` : reject('out_of_range', school, `${day} is no day`)
      },
      groupOf: ({ day }) => day,
      start: ({ day }) => ({
        period: schoolYearOf('', germanDay(day)),
        pupils: 0,
        inClasses: 0,
        classes: 0,
        isWhole: true,
      }),
      add: (sums, { form, name, pupils }) => {
        if (!/^\d+$/.test(pupils)) sums.isWhole = false
        else {
          const count = Number(pupils)
          const isClass = WITHOUT_UPPER_SCHOOL.test(form) || !WHOLE_YEAR.test(name)
          if (isClass && count > MAX_IN_CLASS) return `class ${name} with ${count} pupils`
          sums.pupils += count
          sums.inClasses += isClass ? count : 0
          sums.classes += isClass ? 1 : 0
        }
        return undefined
      },
      facts: classFacts,
    }),
})

/** Pupils in each class of the schools of Bielefeld. */
export const deBielefeld: Source = {
  id: 'de-bielefeld',
  country: 'DE',
  tables: [classes],
  supplements: [],
  overrules: [],
}
