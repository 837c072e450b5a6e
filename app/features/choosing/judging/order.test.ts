import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WISHES } from '../answers.ts'
import { makeCandidate } from '../testing/make-candidate.ts'
import type { Judgement, State } from './criteria.ts'
import { compare, inOrder, type Judged } from './order.ts'
import { say } from './sentence.ts'

const STATES = ['met', 'unmet', 'unknown'] as const
const judgement = (state: State, at: number): Judgement => ({
  criterion: { kind: 'wish', wish: WISHES[at]! },
  state,
  sentence: say('chooseSay.whyNot.shown', []),
})
const judged = (id: string, states: readonly State[], distanceKm: number | null = null, name = 'Schule'): Judged => ({
  school: makeCandidate({ id, name, distanceKm }),
  judgements: states.map(judgement),
})
const idsOf = (schools: readonly Judged[]) => schools.map(({ school }) => school.id)
const placeOf = (id: string, schools: readonly Judged[]) => idsOf(inOrder(schools)).indexOf(id)

/** Several schools, judged by the same number of wishes. */
const arbitrarySchools = fc.integer({ min: 1, max: 4 }).chain((wishes) =>
  fc
    .array(
      fc.record({
        states: fc.array(fc.constantFrom(...STATES), { minLength: wishes, maxLength: wishes }),
        km: fc.option(fc.integer({ min: 0, max: 3 })),
        name: fc.constantFrom('Ahornschule', 'Birkenschule', 'Ziegelschule'),
      }),
      { minLength: 2, maxLength: 8 },
    )
    .map((schools) => schools.map(({ states, km, name }, at) => judged(`s${at}`, states, km, name))),
)

const withWish = ({ school, judgements }: Judged, state: State, at: number): Judged => ({
  school,
  judgements: judgements.toSpliced(at, 0, judgement(state, 5)),
})

test('the order does not depend on that of the input', () => {
  fc.assert(
    fc.property(arbitrarySchools, fc.infiniteStream(fc.nat()), (schools, keys) => {
      const shuffled = schools
        .map((school) => ({ school, key: keys.next().value }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ school }) => school)
      expect(idsOf(inOrder(shuffled))).toEqual(idsOf(inOrder(schools)))
    }),
  )
})

test('it is one order: whoever stands before a second school that stands before a third stands before that as well', () => {
  fc.assert(
    fc.property(arbitrarySchools, (schools) => {
      const [one, other, third = one] = schools as [Judged, Judged, Judged?]
      expect(Math.sign(compare(one, other).sign)).toBe(-Math.sign(compare(other, one).sign) + 0)
      if (compare(one, other).sign < 0 && compare(other, third).sign < 0)
        expect(compare(one, third).sign).toBeLessThan(0)
    }),
  )
})

test('a further wish that a school leads in never lowers it, wherever the wish stands', () => {
  fc.assert(
    fc.property(arbitrarySchools, fc.nat(), fc.array(fc.constantFrom(...STATES)), (schools, at, states) => {
      const index = at % (schools[0]!.judgements.length + 1)
      const leader = schools[0]!.school.id
      const more = schools.map((school, which) =>
        withWish(school, which === 0 ? 'met' : (states[which] ?? 'unmet'), index),
      )
      expect(placeOf(leader, more)).toBeLessThanOrEqual(placeOf(leader, schools))
    }),
  )
})

test('a wish that a school leads in never lowers it by becoming more important', () => {
  fc.assert(
    fc.property(arbitrarySchools, fc.nat(), (schools, at) => {
      const count = schools[0]!.judgements.length
      const index = at % count
      const leader = schools.find(({ judgements }) => judgements[index]?.state === 'met')
      if (!leader || index === 0) return
      const earlier = ({ school, judgements }: Judged): Judged => ({
        school,
        judgements: judgements.with(index, judgements[index - 1]!).with(index - 1, judgements[index]!),
      })
      expect(placeOf(leader.school.id, schools.map(earlier))).toBeLessThanOrEqual(placeOf(leader.school.id, schools))
    }),
  )
})

test('a wish of which nothing is known at two schools never changes which of them stands first', () => {
  fc.assert(
    fc.property(arbitrarySchools, fc.nat(), (schools, at) => {
      const [one, other] = schools as [Judged, Judged]
      const index = at % (one.judgements.length + 1)
      const before = Math.sign(compare(one, other).sign)
      expect(Math.sign(compare(withWish(one, 'unknown', index), withWish(other, 'unknown', index)).sign)).toBe(before)
    }),
  )
})

test('what is not known neither adds to a school nor takes from it: it stands between met and not met', () => {
  fc.assert(
    fc.property(arbitrarySchools, ([school]) => {
      const like = (id: string, state: State) => withWish({ ...school!, school: makeCandidate({ id }) }, state, 0)
      const schools = STATES.map((state) => like(state, state))
      expect(idsOf(inOrder(schools))).toEqual(['met', 'unknown', 'unmet'])
    }),
  )
})

test('equal schools stand by distance, then by name, and those whose position is not known after them', () => {
  const schools = [
    judged('far', ['met'], 3),
    judged('nowhere', ['met'], null),
    judged('b', ['met'], 1, 'Birkenschule'),
    judged('a', ['met'], 1, 'Ahornschule'),
    judged('against', ['unmet'], 0),
  ]
  expect(idsOf(inOrder(schools))).toEqual(['a', 'b', 'far', 'nowhere', 'against'])
})
