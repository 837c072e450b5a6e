import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import type { FactValue } from '#app/features/facts/find-fact-values.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { presentSupport } from './present-support.ts'

const AT = { period: 'day', start: '2022-04-20', isImportDay: false, missing: null, source: 'gb-gias' } as const
const stated = (facts: Partial<Record<FactId, string | number>>) => {
  const values = Object.entries(facts).map(([id, value]): [FactId, FactValue[]] => [
    id as FactId,
    [
      {
        ...AT,
        number: typeof value === 'number' ? value : null,
        choice: typeof value === 'string' ? value : null,
      },
    ],
  ])
  return new Map([['gb-1', new Map(values)]])
}
const SCHOOL: Parameters<typeof presentSupport>[0] = {
  ...{ id: 'gb-1', country: 'GB', saysInclusion: false, sections: [], showReviews: true, ratingCount: 0 },
}
const publishers = [{ attribution: 'DfE', url: 'https://example.org' }] as never
const GIAS = { support_units: 'Hearing Impairment', support_needs: 'hearing', resourced_provision: 'sen_unit' }
const say = (
  school = {},
  facts: Parameters<typeof stated>[0] = GIAS,
  means: Parameters<typeof presentSupport>[1]['means'] = [],
) =>
  presentSupport({ ...SCHOOL, ...school }, { values: stated(facts), publishers, means }, 'en')?.said.map(
    ({ who, parts, to }) => [who, parts.map(({ text }) => text), to],
  )

test('the register says it in its own words with its day, and whoever says nothing is named', () => {
  expect(say()).toEqual([
    [
      'The register · DfE',
      ['Special needs units: hearing impairment (20/04/2022)', 'Special needs places: SEN unit (20/04/2022)'],
      undefined,
    ],
    ['The school itself', ['It has not said anything about this here yet.'], undefined],
    ['Reviews by families', [expect.any(String)], undefined],
  ])
})

test('the school and its reviews stand beside it', () => {
  const text = {
    section: 'diversity-attention',
    text: 'A base for\nhearing.',
    language: 'en',
    updatedAt: new Date('2026-01-02T12:00:00Z'),
  }
  const [, school, reviews] = say({ saysInclusion: true, sections: [text], ratingCount: 7 }, GIAS, [
    { criterion: 'teaching', average: 3, votes: 7 },
    { criterion: 'support', average: 4.25, votes: 5 },
  ])!
  expect(school).toEqual(['The school itself, 02/01/2026', ['Inclusion support', 'A base for hearing.'], '#sections'])
  expect(reviews).toEqual(['Reviews by families', ['Individual support: 4.3 out of 5 (5 ratings)'], '#reviews'])
})

test('too few ratings are said, and none are shown where the school hides its reviews', () => {
  expect(say({ ratingCount: 2 })?.[2]?.[1]).toEqual(['Too few ratings of this for an average; it takes 3.'])
  expect(say({ showReviews: false })).toHaveLength(2)
})

test('nothing is said where the register states nothing, or that there is no unit', () => {
  expect(say({}, {})).toBeUndefined()
  expect(say({}, { inclusion_unit: 0 })).toBeUndefined()
  expect(say({}, { inclusion_unit: 1, support_needs: 'autism' })?.[0]?.[1]).toEqual([
    'Special educational needs: autism (20/04/2022)',
    'Inclusion unit (20/04/2022)',
  ])
})
