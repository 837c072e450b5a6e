import '#app/i18n/all.server.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { de } from '#app/i18n/all/de.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { hasText } from '#app/i18n/translate.ts'
import { CATEGORIES, FAITHS, FEATURES } from '#db/vocabulary.ts'
import { NEEDS, NO_ANSWERS, WISHES } from '../answers.ts'
import { leftOut } from '../limits.ts'
import { SourceList, sayIn } from '../say.server.ts'
import { type Given, makeCandidate } from '../testing/make-candidate.ts'
import type { Candidate } from './candidate.ts'
import { criteriaOf } from './criteria.ts'
import { judgeAll } from './judge.ts'
import { middlesOf, RESULTS } from './judge-figures.ts'
import { inOrder } from './order.ts'
import { reasonsFor } from './reasons.ts'
import type { Evidence, Sentence } from './sentence.ts'
import { whyLower } from './why-not.ts'

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })
const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** A school of which any of the facts that the helper reads may be known. */
const arbitraryGiven: fc.Arbitrary<Given> = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  country: fc.constantFrom('DE', 'FR', 'ES', 'IT', 'GB'),
  distanceKm: fc.option(fc.double({ min: 0, max: 30, noNaN: true })),
  isRough: fc.boolean(),
  known: fc
    .record({
      'day.careUntil': maybe(fc.constantFrom('none', '16:30')),
      'day.lunch': maybe(fc.constantFrom('yes', 'no')),
      'directory.features': maybe(fc.subarray([...FEATURES], { minLength: 1 })),
      'directory.languages': maybe(fc.subarray(['en', 'fr', 'la', 'tr'], { minLength: 1 })),
      'directory.ownership': maybe(fc.constantFrom('public', 'private')),
      'directory.faith': maybe(fc.constantFrom(...FAITHS)),
      'directory.pupils': maybe(fc.integer({ min: 1, max: 2000 })),
      'directory.ageFrom': maybe(fc.constantFrom(3, 6, 10)),
      'directory.ageTo': maybe(fc.constantFrom(10, 16, 19)),
      'directory.localType': maybe(fc.constantFrom('Gymnasium', 'Collège')),
      'directory.category': fc.constantFrom(...CATEGORIES),
      'directory.city': fc.constantFrom('Köln', 'Créteil'),
    })
    .map(given),
  facts: fc
    .record({
      all_day_form: maybe(fc.constantFrom('bound', 'partly_bound', 'open', 'offered', 'none')),
      full_time_share: maybe(fc.constantFrom(0, 40)),
      canteen: maybe(fc.constantFrom(0, 1)),
      international_section: maybe(fc.constantFrom(0, 1)),
      european_section: maybe(fc.constantFrom(0, 1)),
      bilingual_programme: maybe(fc.constant('Programa bilingüe')),
      arts_section: maybe(fc.constantFrom(0, 1)),
      sport_section: maybe(fc.constantFrom(0, 1)),
      inclusion_unit: maybe(fc.constantFrom(0, 1)),
      step_free: maybe(fc.constantFrom('yes', 'partly', 'no')),
      contract: maybe(fc.constantFrom('public', 'contract', 'concertado')),
      support_needs: maybe(fc.constantFrom('autism', 'autism; hearing')),
      pupils: maybe(fc.integer({ min: 1, max: 2000 })),
      class_size: maybe(fc.integer({ min: 10, max: 30 })),
      [RESULTS[0]]: maybe(fc.integer({ min: 0, max: 100 })),
      [RESULTS[5]]: maybe(fc.integer({ min: -10, max: 10 })),
    })
    .map(given),
})
const arbitrarySchools = fc
  .array(arbitraryGiven, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((one, at) => makeCandidate({ ...one, id: `s${at}`, kind: 'primary' })))
const arbitraryAnswers = fc.record({
  wishes: fc.shuffledSubarray([...WISHES], { maxLength: 3 }),
  needs: fc.subarray([...NEEDS], { maxLength: 2 }),
  language: maybe(fc.constantFrom('tr', 'de')),
  entry: maybe(fc.constantFrom(4, 6, 10, 16)),
  way: maybe(fc.constantFrom('line.2' as const, 'foot.20' as const)),
})

/** Returns everything that an answer says of schools. */
function everySentence(schools: Candidate[], answers: Partial<typeof NO_ANSWERS>) {
  const asked = { ...NO_ANSWERS, ...answers }
  const from = { kind: 'home' } as const
  const examined = schools.filter((school) => leftOut(school, asked, from) === undefined)
  const beside = { middles: middlesOf(examined), home: undefined }
  const criteria = criteriaOf(asked, 'de')
  const order = inOrder(examined.map((school) => ({ school, judgements: judgeAll(school, criteria, beside) })))
  const shown = order.slice(0, 5)
  const reasons = shown.map((judged) => ({ judged, ...reasonsFor(judged, shown, beside, from) }))
  const last = shown.at(-1)
  return {
    reasons,
    sentences: [
      ...reasons.flatMap((one) => [...one.reasons, one.but, ...one.further]),
      ...order.slice(5).flatMap((judged) => (last ? whyLower(judged, last, from) : [])),
      ...schools.flatMap((school) => leftOut(school, asked, from) ?? []),
    ],
  }
}

/** Whether the schools say what a sentence says that it was built from. */
function isTrue({ fact, school: id, value }: Evidence, schools: readonly Candidate[]): boolean {
  const school = schools.find((one) => one.id === id)
  if (!school) return false
  if (/^(found|asked)\./.test(fact) || value === null) return true
  if (fact === 'directory.name') return value === school.name
  const known = school.known[fact]?.value
  const stated = school.facts.get(fact as FactId)
  const told = known ?? stated?.number ?? stated?.choice
  // Of several features or needs, a sentence may rest on one.
  const parts = typeof told === 'string' ? told.split('; ') : Array.isArray(told) ? told : []
  return told === value || JSON.stringify(told) === JSON.stringify(value) || parts.includes(value as string)
}

test('every sentence names the facts that it was built from, and they are what the directory says', () => {
  fc.assert(
    fc.property(arbitrarySchools, arbitraryAnswers, (schools, answers) => {
      const { sentences } = everySentence(schools, answers)
      for (const sentence of sentences) {
        expect(sentence.evidence.length, sentence.key).toBeGreaterThan(0)
        expect(
          sentence.evidence.filter((evidence) => !isTrue(evidence, schools)),
          sentence.key,
        ).toEqual([])
      }
    }),
  )
})

test('every school gets two reasons and one thing that speaks against it, none of them twice', () => {
  fc.assert(
    fc.property(arbitrarySchools, arbitraryAnswers, (schools, answers) => {
      for (const { reasons, but } of everySentence(schools, answers).reasons) {
        expect(reasons).toHaveLength(2)
        const said = [...reasons, but].map(({ key, evidence }) => key + JSON.stringify(evidence))
        expect(new Set(said).size).toBe(3)
      }
    }),
  )
})

const placeholdersOf = ({ key }: Sentence): string[] => {
  const entry = de[key]
  const text: string = typeof entry === 'string' ? entry : entry.other
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
}

test('every placeholder of a sentence is one of its facts, in every language', () => {
  fc.assert(
    fc.property(arbitrarySchools, arbitraryAnswers, (schools, answers) => {
      const seen = new Set<string>()
      for (const sentence of everySentence(schools, answers).sentences) {
        expect(Object.keys(sentence.values).toSorted(), sentence.key).toEqual(placeholdersOf(sentence).toSorted())
        for (const { of } of Object.values(sentence.values)) expect(sentence.evidence[of]?.value).not.toBeNull()
        if (seen.has(sentence.key)) continue
        seen.add(sentence.key)
        for (const locale of LOCALES) {
          const { text } = sayIn(sentence, { locale, country: 'DE' }, new SourceList(new Map(), locale))
          expect(text).toMatch(/[.)]$/)
          expect(text).not.toMatch(/[{}]|NaN|undefined|null|object/)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('what is not known is said and counts neither way, for every wish', () => {
  const nothing = makeCandidate({ id: 'nothing' })
  const beside = { middles: middlesOf([nothing]), home: undefined }
  for (const wish of WISHES) {
    const [judgement] = judgeAll(nothing, [{ kind: 'wish', wish }], beside)
    expect(judgement?.state).toBe('unknown')
    expect(judgement?.sentence.key).toBe(`chooseSay.unknown.${wish}`)
    expect(judgement?.sentence.evidence.every(({ value }) => value === null)).toBe(true)
    for (const locale of LOCALES)
      if (!hasText(`chooseSay.unknown.${wish}`, locale)) throw new Error(`${wish} ${locale}`)
  }
})

test('a limit leaves out no school of which it is not known whether it keeps to it', () => {
  const unknown = makeCandidate({ category: 'primary', distanceKm: null })
  const limits = { ...NO_ANSWERS, entry: 7, way: 'line.2' as const }
  expect(leftOut(unknown, limits, { kind: 'home' })).toBeUndefined()
  expect(leftOut({ ...unknown, distanceKm: 3 }, limits, { kind: 'home' })?.key).toBe('chooseSay.whyNot.line')
})
