import { beforeEach, describe, expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { db } from '#db/client.ts'
import type { Compared } from '../find-facts.server.ts'
import { addFacts } from '../testing/add-facts.ts'
import { findWordTrend } from './find-word-trend.server.ts'

const school: Compared = {
  id: 'gb-1',
  country: 'GB',
  region: 'Kent',
  category: 'primary',
  localType: 'Community school',
  ownership: null,
}
const trend = (fact: Parameters<typeof findWordTrend>[1], of = school) => findWordTrend(of, fact, 'en')
const inspected = (day: string, choice: string) => ({
  fact: 'ofsted_rating',
  period: 'day',
  period_start: day,
  choice,
})
const counted = (region: string, counts: Record<string, number>, more: object = {}) =>
  db()
    .insertInto('choice_statistics')
    .values({
      fact: 'ofsted_rating',
      area: 'GB',
      region,
      category: 'primary',
      schools: Object.values(counts).reduce((all, one) => all + one, 0),
      counts: JSON.stringify(counts),
      regions: 1,
      region_names: ['Kent'],
      counted_on: '2026-11-30',
      ...more,
    })
    .execute()

beforeEach(async () => {
  for (const table of ['school_facts', 'choice_statistics', 'kind_statistics'] as const)
    await db().deleteFrom(table).execute()
})

describe('the words of a fact', () => {
  test('are shown period by period, with their step on the publisher’s scale', async () => {
    await addFacts('gb-1', inspected('2015-03-01', 'requires_improvement'), inspected('2022-10-12', 'good'))
    expect((await trend('ofsted_rating'))?.rows.map(({ label, shown, step }) => [label, shown, step])).toEqual([
      ['01/03/2015', 'Requires improvement', 'step 3 of 4'],
      ['12/10/2022', 'Good', 'step 2 of 4'],
    ])
  })

  test('have no step where the publisher has no scale, and are told as published', async () => {
    const french = { ...school, id: 'fr-1', country: 'FR' } as const
    for (const [start, choice] of [
      [2021, 'rep'],
      [2022, 'none'],
    ] as const)
      await addFacts('fr-1', { fact: 'priority_education', choice, period_start: `${start}-08-01` })
    await addFacts('fr-1', { fact: 'priority_education', missing: 'not_published', period_start: '2023-08-01' })
    expect(await trend('priority_education', french)).toMatchObject({
      rows: [{ label: '2021/22', shown: 'REP', step: null }, { shown: 'no' }, { shown: 'not published' }],
      standing: null,
    })
  })

  test('need two periods that the publisher names, a fact that applies, and are neither numbers, days nor names', async () => {
    await addFacts('gb-1', inspected('2022-10-12', 'good'))
    await addFacts('gb-1', { ...inspected('2023-01-01', 'good'), dated_by: 'import' })
    expect(await trend('ofsted_rating')).toBeNull()
    for (const [fact, said] of [
      ['pupils', { number: 1 }],
      ['last_inspection', { choice: '2020-01-01' }],
      ['official_code', { choice: '1' }],
      ['progress_8_band', { choice: 'above' }],
    ] as const) {
      for (const start of [2022, 2023]) await addFacts('gb-1', { fact, ...said, period_start: `${start}-08-01` })
      expect([fact, await trend(fact)]).toEqual([fact, null])
    }
  })

  test('of what a school has or has not are words, too', async () => {
    for (const start of [2022, 2023])
      await addFacts('gb-1', { fact: 'section_41', number: start - 2022, period_start: `${start}-08-01` })
    expect((await trend('section_41'))?.rows.map(({ shown }) => shown)).toEqual(['no', 'yes'])
  })
})

describe('where like schools stand', () => {
  beforeEach(() => addFacts('gb-1', inspected('2015-03-01', 'good'), inspected('2022-10-12', 'outstanding')))

  test('is in the order of the scale with all its steps, of the region, with day and base', async () => {
    await counted('', { good: 900 })
    await counted('Kent', { good: 6, requires_improvement: 2 })
    expect((await trend('ofsted_rating'))?.standing).toEqual({
      of: 'Primary school, 8 schools in Kent: the latest known for each school.',
      countedOn: '2026-11-30',
      isScale: true,
      steps: [
        { shown: 'Outstanding', schools: 0, share: '0%', isOwn: true },
        { shown: 'Good', schools: 6, share: '75%', isOwn: false },
        { shown: 'Requires improvement', schools: 2, share: '25%', isOwn: false },
        { shown: 'Inadequate', schools: 0, share: '0%', isOwn: false },
      ],
    })
  })

  test('is of the area where the region has too few, and names the edition', async () => {
    const edition = { period: 'school_year', period_start: '2024-08-01' }
    await counted('', { good: 900 }, edition)
    await db()
      .insertInto('kind_statistics')
      .values({ area: 'GB', region: '', kind: 'primary', schools: 900, regions: 1, expected: 900 })
      .execute()
    expect((await trend('ofsted_rating'))?.standing?.of).toBe('Primary school, England: as published for 2024/25.')
  })

  test('is not told of another kind or area', async () => {
    await counted('', { good: 900 }, { category: 'secondary' })
    await counted('', { good: 900 }, { area: 'GB-SCT' })
    expect((await trend('ofsted_rating'))?.standing).toBeNull()
  })
})
