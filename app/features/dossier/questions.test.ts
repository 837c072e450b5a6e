import { describe, expect, test } from 'vitest'
import { type Known, QUESTIONS, type Question, questionsOf } from './questions.ts'

const NOTHING: Known = {
  ...{ country: 'ES', ownership: 'private', facts: new Set(), day: new Set() },
  ...{ languages: false, admission: false, openDay: false },
}
const facts = (...ids: string[]): Partial<Known> => ({ facts: new Set(ids) })
const day = (...topics: string[]): Partial<Known> => ({ day: new Set(topics) })

test('of a school of which nothing is known everything is asked, in the order of importance', () => {
  expect(questionsOf(NOTHING)).toEqual(QUESTIONS)
})

const ANSWERS: [Question, Partial<Known>][] = [
  ['admission', { admission: true }],
  ['openDay', { openDay: true }],
  ['places', facts('admission_places')],
  ['places', facts('applications_per_place')],
  ['fees', day('fees')],
  ['fees', facts('fees_from')],
  ['care', day('careUntil')],
  ['lunch', day('lunch')],
  ['lunch', facts('canteen')],
  ['classSize', facts('class_size')],
  ['languages', { languages: true }],
  ['languages', facts('first_languages')],
  ['support', facts('support_needs')],
  ['holidayCare', day('holidayCare')],
  ['homework', day('homework')],
  ['phones', day('phones')],
  ['uniform', day('uniform')],
  ['pupils', facts('pupils')],
]

test.each(ANSWERS)('%s is not asked where it is known: %j', (question, known) => {
  expect(questionsOf({ ...NOTHING, ...known })).toEqual(QUESTIONS.filter((one) => one !== question))
})

test('each question is answered by something', () => {
  expect(new Set(ANSWERS.map(([question]) => question))).toEqual(new Set(QUESTIONS))
})

describe('what nobody asks', () => {
  test('a public school is not asked for fees, one of unknown ownership is', () => {
    expect(questionsOf({ ...NOTHING, ownership: 'public' })).not.toContain('fees')
    expect(questionsOf({ ...NOTHING, ownership: null })).toContain('fees')
  })

  test('German schools are not asked for a uniform', () => {
    expect(questionsOf({ ...NOTHING, country: 'DE' })).not.toContain('uniform')
  })
})
