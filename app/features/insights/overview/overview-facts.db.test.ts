import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { isNew, mayCount, mayCountForSchool } from '../counting/bounds.server.ts'
import { findSidebarFacts } from './find-sidebar-facts.server.ts'
import { listFigures } from './list-figures.server.ts'
import { findProfileFacts } from './load-overview.server.ts'

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', name: 'Schule am Park', email: 'amt@park.example' }), schoolRow({ id: 'b' })])
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const review = async (given: object = {}) =>
  (
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'a', ...given }))
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const media = (given: object = {}) =>
  db()
    .insertInto('school_media')
    .values({ school_id: 'a', kind: 'image', url: '/x.webp', title: 'x', width: 1, height: 1, position: 0, ...given })
    .execute()
const text = (section: string, language = 'de', school_id = 'a') =>
  db().insertInto('school_texts').values({ school_id, section, language, text: 'Ein Text.' }).execute()

describe('what a profile holds', () => {
  test('is what the register says as long as the school says nothing', async () => {
    expect(await findProfileFacts('a')).toMatchObject({
      ...{ name: 'Schule am Park', street: 'Schulstraße 1', city: 'Köln', email: 'amt@park.example' },
      ...{ logo: null, sections: [], images: 0, ratingCount: 0, ratingAverage: null },
    })
  })

  test('is the school’s own word before that of the register', async () => {
    await db()
      .insertInto('school_profiles')
      .values({ school_id: 'a', phone: '0221 1', website: 'https://park.example' })
      .execute()
    expect(await findProfileFacts('a')).toMatchObject({ phone: '0221 1', website: 'https://park.example' })
  })

  test('counts a section once, in however many languages, and none of another school', async () => {
    for (const language of ['de', 'en', 'fr']) await text('awards', language)
    await text('services')
    await text('facilities', 'de', 'b')
    expect((await findProfileFacts('a')).sections.sort()).toEqual(['awards', 'services'])
  })

  test('counts pictures that visitors can see: no videos, none that failed, waits or was deleted', async () => {
    await media()
    await media({ kind: 'video' })
    await media({ state: 'failed', failure: 'media_damaged' })
    await media({ state: 'processing' })
    await media({ deleted_at: new Date() })
    await media({ school_id: 'b' })
    expect((await findProfileFacts('a')).images).toBe(1)
  })

  test('has an average from three reviews on', async () => {
    await review({ rating: 5 })
    await review({ rating: 4 })
    expect(await findProfileFacts('a')).toMatchObject({ ratingCount: 2, ratingAverage: null })
    await review({ rating: 3 })
    expect(await findProfileFacts('a')).toMatchObject({ ratingCount: 3, ratingAverage: 4 })
  })

  test('of no school is an error: who asks has looked for it', async () => {
    await expect(findProfileFacts('none')).rejects.toThrow()
  })
})

describe('what stands in the sidebar', () => {
  test.each([
    ['published', 1],
    ['disputed', 1],
    ['pending', 0],
    ['rejected', 0],
    ['removed', 0],
  ])('a review that is %s waits %i times for an answer', async (status, count) => {
    await review({ status })
    expect((await findSidebarFacts('a')).waitingReviews).toBe(count)
  })

  test('an answer ends the waiting of its review alone', async () => {
    const answered = await review()
    await review()
    await review({ school_id: 'b' })
    await db().insertInto('review_answers').values({ review_id: answered, text: 'Danke.' }).execute()
    expect(await findSidebarFacts('a')).toEqual({ memberSince: null, waitingReviews: 1 })
  })

  test('premium counts from the grant that runs, not from one that ended', async () => {
    const grant = (granted_at: Date, ended_at: Date | null) =>
      db()
        .insertInto('premium_grants')
        .values({ school_id: 'a', reason: 'test', granted_at, ended_at } as never)
        .execute()
    await grant(new Date('2025-01-01T00:00:00Z'), new Date('2025-06-01T00:00:00Z'))
    expect((await findSidebarFacts('a')).memberSince).toBeNull()
    await grant(new Date('2026-01-01T00:00:00Z'), null)
    expect((await findSidebarFacts('a')).memberSince).toEqual(new Date('2026-01-01T00:00:00Z'))
  })
})

describe('figures by day', () => {
  test('begin with the day that is asked for, the earliest first, without days on which nothing happened', async () => {
    const count = (day: string, views: number, school_id = 'a') =>
      db()
        .insertInto('school_figures')
        .values({ school_id, day, views } as never)
        .execute()
    await count('2026-03-03', 3)
    await count('2026-03-01', 1)
    await count('2026-02-28', 9)
    await count('2026-03-02', 8, 'b')
    const figures = await listFigures('a', '2026-03-01')
    expect(figures.map(({ day, views, visitors }) => [day, views, visitors])).toEqual([
      ['2026-03-01', 1, 0],
      ['2026-03-03', 3, 0],
    ])
    expect(await listFigures('none', '2026-01-01')).toEqual([])
  })
})

describe('bounds of counting', () => {
  const times = (most: number, ask: () => boolean) => Array.from({ length: most }, ask).filter(Boolean).length

  test('one network adds three hundred times an hour, twenty of them to one school', () => {
    const network = randomUUID()
    expect(times(400, () => mayCount(network))).toBe(300)
    expect(times(50, () => mayCountForSchool('a', network))).toBe(20)
    expect(times(50, () => mayCountForSchool('b', network))).toBe(20)
  })

  test('one network uses up nothing of another', () => {
    const [one, other] = [randomUUID(), randomUUID()]
    times(400, () => mayCount(one))
    times(400, () => mayCountForSchool('a', one))
    expect([mayCount(other), mayCountForSchool('a', other)]).toEqual([true, true])
  })

  test('the same a moment later is not new', () => {
    const [visit, other] = [randomUUID(), randomUUID()]
    expect([isNew(visit), isNew(visit), isNew(other)]).toEqual([true, false, true])
  })
})
