import type { CountryCode } from '#db/vocabulary.ts'
import type { Stage } from '../admission-row.ts'
import { parseTurns, type Turns } from './recurring-rule.ts'

/** A child as far as it is known: month of birth (YYYY-MM), and where it will go to school. */
export type Child = { born: string; country: CountryCode; areas: readonly string[] }

/** A year in which a child may enter a stage; not certain if it depends on its day of birth or on a choice. */
export type Entry = { stage: Stage; year: number; certain: boolean }

/** Years of primary school before the next one. */
type Years = { secondary: number; highSchool: number }
const AFTER_FOUR: Years = { secondary: 4, highSchool: 4 }
const AFTER_SIX: Years = { secondary: 6, highSchool: 6 }

/** `choose`: first month of birth from which parents may wait a year. */
type Land = { by: string; choose?: number; years: Years }
/**
 * Until which birthday children go to school at six, by Land, as Fachportal Pädagogik (DIPF) lists them from the school
 * laws of the Länder (2024); Bavaria and Lower Saxony let parents decide about children of July to September. Primary
 * school has four classes, in Berlin and Brandenburg six; in Mecklenburg-Vorpommern a Gymnasium begins with class 7.
 */
const LAENDER: Readonly<Record<string, Land>> = {
  'Baden-Württemberg': { by: '06-30', years: AFTER_FOUR },
  Bayern: { by: '09-30', choose: 7, years: AFTER_FOUR },
  Berlin: { by: '09-30', years: AFTER_SIX },
  Brandenburg: { by: '09-30', years: AFTER_SIX },
  Bremen: { by: '06-30', years: AFTER_FOUR },
  Hamburg: { by: '07-01', years: AFTER_FOUR },
  Hessen: { by: '07-01', years: AFTER_FOUR },
  'Mecklenburg-Vorpommern': { by: '06-30', years: { secondary: 4, highSchool: 6 } },
  Niedersachsen: { by: '09-30', choose: 7, years: AFTER_FOUR },
  'Nordrhein-Westfalen': { by: '09-30', years: AFTER_FOUR },
  'Rheinland-Pfalz': { by: '08-31', years: AFTER_FOUR },
  Saarland: { by: '06-30', years: AFTER_FOUR },
  Sachsen: { by: '06-30', years: AFTER_FOUR },
  'Sachsen-Anhalt': { by: '06-30', years: AFTER_FOUR },
  'Schleswig-Holstein': { by: '06-30', years: AFTER_FOUR },
  Thüringen: { by: '08-01', years: AFTER_FOUR },
}
/** The earliest and latest of them, for a Land that is not known. */
const ANY_LAND = [
  { by: '06-30', years: AFTER_FOUR },
  { by: '09-30', years: AFTER_SIX },
] as const satisfies Land[]

/** Calendar year and month (1 to 12) of birth. */
function monthOf(born: string) {
  const [year = 0, month = 0] = born.split('-').map(Number)
  return { year, month }
}

const lastDay = (month: number) => new Date(Date.UTC(2023, month, 0)).getUTCDate()

/** Returns the first year of entry in which a child has reached an age; two where that depends on its day of birth. */
export function yearsByBirthday(born: string, { age, by, offset }: Turns): number[] {
  const { year, month } = monthOf(born)
  const [cutMonth = 0, cutDay = 0] = by.split('-').map(Number)
  const inTime = year + age - offset
  if (month < cutMonth || (month === cutMonth && cutDay >= lastDay(month))) return [inTime]
  return month === cutMonth ? [inTime, inTime + 1] : [inTime + 1]
}

const entries = (stage: Stage, years: Iterable<number>): Entry[] => {
  const all = [...new Set(years)].toSorted()
  return all.map((year) => ({ stage, year, certain: all.length === 1 }))
}

function german({ born, areas }: Child): Entry[] {
  const land = areas.flatMap((area) => (Object.hasOwn(LAENDER, area) ? [LAENDER[area]!] : []))
  const lands: Land[] = land.length > 0 ? land : [...ANY_LAND]
  const starts = lands.map((each) => ({ years: each.years, first: startsIn(born, each) }))
  const after = (years: keyof Years) => starts.flatMap((each) => each.first.map((year) => year + each.years[years]))
  return [
    ...entries(
      'primary',
      starts.flatMap(({ first }) => first),
    ),
    ...entries('secondary', after('secondary')),
    ...entries('high_school', after('highSchool')),
  ]
}

function startsIn(born: string, { by, choose }: Land): number[] {
  const years = yearsByBirthday(born, { age: 6, by, offset: 0 })
  const { month } = monthOf(born)
  const mayWait = choose !== undefined && month >= choose && month <= Number(by.slice(0, 2))
  return mayWait ? [years[0]!, years[0]! + 1] : years
}

/**
 * When children begin school in the nations: England and Wales in the September after the fourth birthday, up to 31
 * August; Scotland in the August at five up to the end of the next February; Northern Ireland at four by 1 July.
 */
const BRITISH: Record<'ENG' | 'SCT' | 'NIR', Turns> = {
  ENG: { age: 4, by: '08-31', offset: 0 },
  SCT: { age: 5, by: '02-28', offset: 1 },
  NIR: { age: 4, by: '07-01', offset: 0 },
}

/** Years in primary school: Year 7 at 11, Scotland's S1 and Northern Ireland's Year 8 likewise after seven. */
const BRITISH_PRIMARY_YEARS = 7

function british({ born, areas }: Child): Entry[] {
  const nation = areas.includes('SCT') ? 'SCT' : areas.includes('NIR') ? 'NIR' : 'ENG'
  const first = yearsByBirthday(born, BRITISH[nation])
  const next = first.map((year) => year + BRITISH_PRIMARY_YEARS)
  return [...entries('primary', first), ...entries('secondary', next), ...entries('high_school', next)]
}

/** Ages in the calendar year of entry. */
type Ages = Partial<Record<Stage, number>>
/**
 * Code de l’éducation, art. L113-1 and L131-1 (maternelle at 3, CP at 6), then by class: sixième at 11, seconde at 15.
 * Ley Orgánica 2/2006, arts. 14, 16.2, 22, 32: infantil 3, primaria 6, ESO 12, bachillerato 16. Decreto legislativo
 * 59/2004, arts. 2, 4 and 6: infanzia 3, primaria 6, secondaria di primo grado 11, then secondo grado at 14.
 */
const BY_YEAR: Record<'FR' | 'ES' | 'IT', Ages> = {
  FR: { nursery: 3, primary: 6, secondary: 11, high_school: 15, vocational: 15 },
  ES: { nursery: 3, primary: 6, secondary: 12, high_school: 16, vocational: 16 },
  IT: { nursery: 3, primary: 6, secondary: 11, high_school: 14, vocational: 14 },
}
/** Last month of birth of children who may begin a year early in Italy (d.P.R. 89/2009, arts. 2 and 4: by 30 April). */
const LAST_EARLY_MONTH = 4

function byCalendarYear(country: keyof typeof BY_YEAR, born: string): Entry[] {
  const { year, month } = monthOf(born)
  return Object.entries(BY_YEAR[country]).flatMap(([name, age]) => {
    const stage = name as Stage
    const regular: Entry = { stage, year: year + age, certain: true }
    const mayBeEarly = country === 'IT' && month <= LAST_EARLY_MONTH && (stage === 'nursery' || stage === 'primary')
    return mayBeEarly ? [{ ...regular, year: regular.year - 1, certain: false }, regular] : [regular]
  })
}

/** Returns the years in which a child may enter each stage. */
export function entryYears(child: Child): Entry[] {
  if (child.country === 'DE') return german(child)
  if (child.country === 'GB') return british(child)
  return byCalendarYear(child.country, child.born)
}

/** Returns the years for which a row is about a child by its birthday. @param turns of a row, `6@06-30@0` */
export function yearsOfTurns(born: string, turns: string): number[] {
  const rule = parseTurns(turns)
  return rule ? yearsByBirthday(born, rule) : []
}
