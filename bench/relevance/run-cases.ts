import { COUNTRIES, COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { type SearchEngine, textQuery } from '#search-engine/index.ts'
import { createRandom, hashFraction } from '../directory/random.ts'
import type { Case } from './cases/case.ts'
import { CLASSES } from './cases/classes.ts'
import { WRITTEN } from './cases/written.ts'
import type { Directory } from './directory.ts'
import { judge, type Verdict } from './judge.ts'

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
