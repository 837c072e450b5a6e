import { areasOf } from '#app/features/admission-dates/areas/areas-of.ts'
import { entryYears } from '#app/features/admission-dates/rules/entry-years.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { ENTRY_AGES } from './answers.ts'

/** Ages at which children usually begin primary, lower secondary and upper secondary school. */
const BEGINNINGS: Record<CountryCode, readonly [primary: number, secondary: number, upper: number]> = {
  DE: [6, 10, 16],
  FR: [6, 11, 15],
  ES: [6, 12, 16],
  IT: [6, 11, 14],
  GB: [4, 11, 16],
}
/** Types that teach lower secondary classes. Spain’s registers count schools of both stages as the upper one. */
const LOWER: Record<CountryCode, readonly Category[]> = {
  DE: ['secondary', 'high_school'],
  FR: ['secondary'],
  ES: ['secondary', 'high_school'],
  IT: ['secondary'],
  GB: ['secondary', 'high_school'],
}
const UPPER: Record<CountryCode, readonly Category[]> = {
  DE: ['high_school', 'secondary', 'vocational'],
  FR: ['high_school', 'vocational'],
  ES: ['high_school', 'vocational'],
  IT: ['high_school', 'vocational'],
  GB: ['secondary', 'high_school', 'vocational'],
}
/** Classes of the Grundschule last two years longer there. */
const LONG_PRIMARY = ['Berlin', 'Brandenburg']

/**
 * Returns the types of school that have the class which children begin at an age. Schools of other types are meant too
 * where their register says that they take children of this age.
 */
export function typesForEntry(country: CountryCode, age: number, region = ''): readonly Category[] {
  const [primary, usual, upper] = BEGINNINGS[country]
  const isLong = country === 'DE' && LONG_PRIMARY.includes(region)
  if (age < primary) return ['primary']
  if (age < usual) return ['primary']
  if (isLong && age < usual + 2) return ['primary', ...LOWER[country]]
  return age < upper ? LOWER[country] : UPPER[country]
}

/** Whether children begin a class at this age in a school for these ages, of which `to` is that of the last leavers. */
export const takesAt = (ages: { from: number; to: number }, age: number): boolean => ages.from <= age && age < ages.to

/** Month in which the earliest school years begin, 1 to 12. */
const FIRST_MONTH = 8

/**
 * Returns the age of the class that a child begins in the next school year, by the rules of where it goes to school;
 * undefined if that is before the first class that the helper knows, or after the last one.
 *
 * @param born month of birth, YYYY-MM
 * @param today YYYY-MM-DD
 */
export function entryOfChild(
  { born, country, region }: { born: string; country: CountryCode; region: string },
  today: string,
): number | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const next = month >= FIRST_MONTH ? year + 1 : year
  const first = entryYears({ born, country, areas: areasOf({ country, region }) }).find(
    ({ stage, certain }) => stage === 'primary' && certain,
  )
  const likely = first ?? entryYears({ born, country, areas: areasOf({ country, region }) }).find(isPrimary)
  const age = likely && BEGINNINGS[country][0] + next - likely.year
  return ENTRY_AGES.find((known) => known === age)
}

const isPrimary = ({ stage }: { stage: string }) => stage === 'primary'
