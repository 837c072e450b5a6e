import { schoolYearOf } from '../facts/edition-period.ts'
import { numbersTable } from '../facts/numbers-table.ts'
import { MISSING, schoolOf, URN } from './england.ts'

const common = { missing: MISSING, periodOf: schoolYearOf, keyOf: schoolOf }

/** School census of January (`…_census.csv`). */
export const census = numbersTable({
  ...common,
  name: 'census',
  columns: { urn: URN },
  required: ['urn', 'pupils', 'girls', 'support_share', 'free_meals_ever_share'],
  numbers: {
    pupils: ['NOR'],
    girls: ['NORG'],
    boys: ['NORB'],
    girls_share: ['PNORG'],
    support_share: ['PSENELK'],
    support_plan_share: ['PSENELSE'],
    other_language_share: ['PNUMEAL'],
    free_meals_ever_share: ['PNUMFSMEVER'],
  },
})

/** Absence over the school year, in sessions missed (`…_abs.csv`). */
export const absence = numbersTable({
  ...common,
  name: 'absence',
  columns: { urn: URN },
  required: ['urn', 'absence', 'persistent_absence'],
  numbers: { absence: ['PERCTOT'], persistent_absence: ['PPERSABS10'] },
})

/** Share of pupils who are eligible for free school meals. */
export const freeMeals = numbersTable({
  ...common,
  name: 'free school meals',
  columns: { urn: URN },
  required: ['urn', 'free_meals_share'],
  numbers: { free_meals_share: ['fsm_prop'] },
})
