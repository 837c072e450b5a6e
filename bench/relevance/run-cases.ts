import { COUNTRIES, COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { type SchoolDocument, type SearchEngine, type SearchResult, textQuery } from '#search-engine/index.ts'
import { createRandom, hashFraction } from '../directory/random.ts'
import type { Case, MakeCase } from './cases/case.ts'
import { nameCase } from './cases/names.ts'
import { areaCase, districtCase } from './cases/places.ts'
import { propertyCase } from './cases/properties.ts'
import { questionCase, typeCase } from './cases/questions.ts'
import { joinedCase, mistypedCase, synonymCase } from './cases/spelling.ts'
import { WRITTEN } from './cases/written.ts'
import type { Directory } from './directory.ts'

const IN_TOP = 5
/** At least this share of the first results must be schools that the search means, if so many exist. */
const MIN_SHARE = 0.8

/** `void`: the directory has no school that is meant, so nothing can be right. */
type Verdict = 'right' | 'wrong' | 'empty' | 'void'

/** The classes of searches that failed in a trial with parents, by cause. */
const CLASSES: Readonly<Record<string, MakeCase>> = {
  '1 name or place': nameCase,
  '2 district': districtCase,
  '3 area': areaCase,
  '4 question': questionCase,
  '5 type': typeCase,
  '6 property': propertyCase,
  '7 joined': joinedCase,
  '8 typo and place': mistypedCase,
  '9 synonym': synonymCase,
}

/** One searched case of a class. */
export type CaseOutcome = {
  name: string
  country: CountryCode
  text: string
  meant: string
  verdict: Verdict
  /** The step of the ladder that produced the results. */
  step?: string
  first: string
}

/** Share of the cases that is only used for the final figure. */
const SET_ASIDE = 0.2
/** Attempts per case, because a random choice may yield nothing sensible. */
const TRIES = 400
const WRITTEN_BY_HAND = 'by hand'

export const isSetAside = (text: string): boolean => hashFraction(text) < SET_ASIDE

/** Creates and runs the cases of all classes and countries, set aside or not. */
export function runCases(
  engine: SearchEngine,
  directory: Directory,
  count: number,
  seed: number,
  isFinal: boolean,
  only?: string,
): CaseOutcome[] {
  const schools = new Map(directory.schools.map((school) => [school.id, school]))
  const run = (name: string, country: CountryCode, one: Case): CaseOutcome => {
    const { text, near, meant } = one
    const visitor = { language: COUNTRY_LANGUAGE[country], ...(near && { near }) }
    const result = engine.search(textQuery(text, { ...visitor, relaxed: true }))
    const first = result.hits[0] && schools.get(result.hits[0].id)
    return {
      name,
      country,
      text,
      meant,
      verdict: judge(one, result, schools),
      ...(result.relaxation && { step: result.relaxation.step }),
      first: first ? `${first.name}, ${first.city}` : 'nothing',
    }
  }
  return COUNTRIES.flatMap((country) => {
    const classes = Object.entries(CLASSES).filter(([name]) => only === undefined || name.startsWith(only))
    const made = classes.map(([name, make]) => {
      const random = createRandom(seed)
      const texts = new Set<string>()
      const outcomes: CaseOutcome[] = []
      for (let left = count * TRIES; left > 0 && outcomes.length < count; left--) {
        const one = make(directory, country, random)
        if (!one || texts.has(one.text) || isSetAside(one.text) !== isFinal) continue
        texts.add(one.text)
        const outcome = run(name, country, one)
        if (outcome.verdict !== 'void') outcomes.push(outcome)
      }
      return outcomes
    })
    const written = WRITTEN[country].filter(({ text }) => isSetAside(text) === isFinal)
    return [...made, written.map((one) => run(WRITTEN_BY_HAND, country, one))].flat()
  }).filter(({ verdict, name }) => verdict !== 'void' && (only === undefined || name.startsWith(only)))
}

/**
 * Judges results by the plain data of the schools alone. A search for one school is right if the school is in the first
 * five rows; one for several if at least four of the first five are meant, or as many as there are of those that surely
 * are.
 */
function judge(
  { wants, fits, surely = fits }: Pick<Case, 'wants' | 'fits' | 'surely'>,
  { hits, total }: SearchResult,
  schools: ReadonlyMap<string, SchoolDocument>,
): Verdict {
  const isMeant = ({ id, sites }: SearchResult['hits'][number]) =>
    [id, ...sites].some((one) => {
      const school = schools.get(one)
      return school !== undefined && fits(school)
    })
  const found = hits.slice(0, IN_TOP).filter(isMeant)
  if (found.length >= (wants === 'one' ? 1 : IN_TOP * MIN_SHARE)) return 'right'
  const meant = countMeant(surely, schools)
  if (meant === 0) return 'void'
  if (total === 0) return 'empty'
  // Sites of one institution share a row.
  const shown = found.reduce((sum, { sites }) => sum + 1 + sites.length, 0)
  return wants === 'most' && shown >= Math.min(meant, IN_TOP) * MIN_SHARE ? 'right' : 'wrong'
}

function countMeant(fits: Case['fits'], schools: ReadonlyMap<string, SchoolDocument>): number {
  let count = 0
  for (const school of schools.values()) if (fits(school) && ++count === IN_TOP) break
  return count
}
