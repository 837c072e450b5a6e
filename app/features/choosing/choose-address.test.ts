import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#db/vocabulary.ts'
import { type Answers, ENTRY_AGES, HOME_LANGUAGES, MAX_AMONG, NEEDS, NO_ANSWERS, WISHES } from './answers.ts'
import { chooseSchema } from './choose.schema.ts'
import { choosePath, readAnswers } from './choose-address.ts'
import { FINDABLE_WAYS } from './way-limit.ts'

const read = (path: string) => readAnswers(new URL(path, 'https://aulario.example').searchParams)

const inOrderOf = <T>(values: readonly T[], chosen: readonly T[]) => values.filter((value) => chosen.includes(value))
const answers: fc.Arbitrary<Answers> = fc.record({
  place: fc.constantFrom('', 'DE.koln.nordrhein-westfalen', 'Val-de-Marne', 'Köln & Umgebung', '#x?y=1'),
  types: fc.subarray([...CATEGORIES]),
  entry: fc.option(fc.constantFrom(...ENTRY_AGES), { nil: undefined }),
  way: fc.option(fc.constantFrom(...FINDABLE_WAYS), { nil: undefined }),
  wishes: fc.shuffledSubarray([...WISHES], { maxLength: 3 }),
  needs: fc.subarray([...NEEDS]).map((needs) => inOrderOf(NEEDS, needs)),
  language: fc.option(fc.constantFrom(...HOME_LANGUAGES), { nil: undefined }),
  among: fc.uniqueArray(fc.constantFrom('1', 'gb-100000', 'fr-0940001A', 'own-ä'), { maxLength: 4 }),
  ask: fc.constantFrom('', 'Lessing', 'de-NW-1'),
})

test('every choice has one address, which says it again', () => {
  fc.assert(
    fc.property(answers, (given) => {
      expect(read(choosePath(given))).toEqual(given)
      expect(choosePath(read(choosePath(given)))).toBe(choosePath(given))
    }),
  )
  expect(choosePath(NO_ANSWERS)).toBe('/choose')
})

test.each([
  'class=99&class=abc&way=teleport&wish=gold&need=none&language=xx&type=banana',
  `schools=${'x'.repeat(101)},%00,%0a`,
  'wish=constructor&need=__proto__&class=__proto__',
])('what does not exist is not answered: %s', (query) => {
  expect(read(`/choose?${query}`)).toEqual(NO_ANSWERS)
})

test('addresses are bounded', () => {
  const many = Array.from({ length: 2 * MAX_AMONG }, (_, at) => `s${at}`).join()
  const wishes = WISHES.map((wish) => `wish=${wish}`).join('&')
  const found = read(`/choose?in=${'a'.repeat(5000)}&ask=${'b'.repeat(5000)}&schools=${many}&${wishes}&wish=care`)
  expect([found.place.length, found.ask.length, found.among.length]).toEqual([100, 100, MAX_AMONG])
  expect(found.wishes).toEqual(['care', 'lunch', 'languages'])
})

describe('the form', () => {
  const parsed = (form: Record<string, unknown>) => chooseSchema.safeParse(form)

  test('leaves out everything that is not answered', () => {
    const { answers: none, own } = parsed({}).data!
    expect(none).toEqual(NO_ANSWERS)
    expect(own).toEqual({ home: '', point: undefined, born: '' })
  })

  test('keeps the place that the page found only while its name stands unchanged', () => {
    const form = { placeId: 'DE.koln.nordrhein-westfalen', placeName: 'Köln' }
    expect(parsed({ ...form, place: 'Köln' }).data?.answers.place).toBe('DE.koln.nordrhein-westfalen')
    expect(parsed({ ...form, place: 'Bonn' }).data?.answers.place).toBe('Bonn')
    expect(parsed({ ...form, place: '' }).data?.answers.place).toBe('')
  })

  test('a wish that is named twice counts once', () => {
    expect(parsed({ wish1: 'music', wish2: 'music', wish3: 'care' }).data?.answers.wishes).toEqual(['music', 'care'])
  })

  test('reads the point of a device', () => {
    expect(parsed({ point: '50.94,6.94,exact' }).data?.own.point).toEqual({ lat: 50.94, lng: 6.94, isExact: true })
    expect(parsed({ point: '50.94,6.94' }).data?.own.point).toEqual({ lat: 50.94, lng: 6.94, isExact: false })
  })

  test.each([
    ['a month without its year', { bornMonth: '05' }],
    ['a year without its month', { bornYear: '2016' }],
    ['a month to come', { bornMonth: '12', bornYear: '2999' }],
    ['a month that there is not', { bornMonth: '13', bornYear: '2016' }],
    ['a point beyond the globe', { point: '91,6' }],
    ['a point that is none', { point: '50.9;6.9' }],
    ['an unknown wish', { wish1: 'gold' }],
    ['an unknown need', { needs: ['hunger'] }],
    ['an unknown way', { way: 'line.3' }],
    ['an unknown class', { entry: '2' }],
    ['a home that is too long', { home: 'x'.repeat(201) }],
    ['too many schools', { among: 'x'.repeat(6000) }],
  ])('refuses %s', (_, form) => {
    expect(parsed(form).success).toBe(false)
  })
})
