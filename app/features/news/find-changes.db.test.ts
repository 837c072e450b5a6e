import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { columnsOf } from '#app/features/admission-dates/files/load-admission-files.server.ts'
import { admissionRow } from '#app/features/admission-dates/testing/admission-rows.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { findChanges, findChangesSince } from './find-changes.server.ts'
import { looksSchema } from './looks.schema.ts'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(['a', 'b'].map((id) => schoolRow({ id, name: `Schule ${id}`, region: 'Sachsen' })))
    .execute()
  await db()
    .updateTable('schools')
    .set({ updated_at: ago(400) })
    .execute()
})
afterEach(async () => {
  for (const table of ['school_facts', 'import_runs', 'admission_dates', 'school_redirects', 'schools'] as const)
    await db().deleteFrom(table).execute()
})

async function run(days: number): Promise<{ run_id: string }> {
  const row = { source: 'de-nrw', files: ['a.csv'], started_at: ago(days), ended_at: ago(days) }
  const { id } = await db().insertInto('import_runs').values(row).returning('id').executeTakeFirstOrThrow()
  return { run_id: id }
}

/** The texts of what changed at school a between two moments, days ago. */
async function texts(since = 10, until = 0, locale: 'de' | 'en' = 'en'): Promise<string[]> {
  const wish = { schoolId: 'a', since: ago(since), until: ago(until) }
  return ((await findChanges([wish], locale)).get('a') ?? []).map(({ text }) => text)
}

describe('official facts', () => {
  test('of a new edition are told with both values and their years, in the span of the import alone', async () => {
    await addFacts('a', { fact: 'pupils', number: 634, ...(await run(300)) })
    await addFacts('a', { fact: 'pupils', number: 651, period_start: '2025-08-01', ...(await run(5)) })
    expect(await texts()).toEqual([expect.stringMatching(/: 634 \(2024\/25\) before, 651 \(2025\/26\) now$/)])
    expect(await texts(10, 0, 'de')).toEqual([
      expect.stringMatching(/: vorher 634 \(2024\/25\), jetzt 651 \(2025\/26\)$/),
    ])
    expect(await texts(10, 6)).toEqual([])
    expect(await texts(4)).toEqual([])
  })

  test('that an import wrote over are told from its journal, and unchanged ones not at all', async () => {
    const { run_id } = await run(5)
    await addFacts('a', { fact: 'pupils', number: 651, run_id })
    await addFacts('b', { fact: 'pupils', number: 20, run_id })
    await db()
      .insertInto('import_fact_changes')
      .values(
        [
          ['a', 634],
          ['b', 20],
        ].map(([key, number]) => ({
          ...{ run_id, key: String(key), fact: 'pupils', period_start: '2024-08-01' },
          before: JSON.stringify({ period: 'school_year', dated_by: 'publisher', number, choice: null, missing: null }),
        })),
      )
      .execute()
    expect(await texts()).toEqual([expect.stringMatching(/: 634 before, 651 \(2024\/25\) now$/)])
    expect(await findChanges([{ schoolId: 'b', since: ago(10), until: new Date() }], 'en')).toEqual(new Map())
  })
})

describe('the school', () => {
  test('that was renamed, closed or joined is told so', async () => {
    await db()
      .insertInto('school_former_names')
      .values({ school_id: 'a', name: 'Alte Schule', replaced_on: '2026-08-01', source: 'de-nrw', ...(await run(3)) })
      .execute()
    await db()
      .updateTable('schools')
      .set({ status: 'closed', successor_id: 'b', updated_at: ago(2) })
      .where('id', '=', 'a')
      .execute()
    expect(await texts()).toEqual([
      'New name: Schule a, formerly Alte Schule',
      'The school is listed as closed; its successor is Schule b',
    ])
    expect(await texts(10, 4)).toEqual([])
  })

  test('that changed its own data is told in groups, and without what it says', async () => {
    await db()
      .insertInto('school_versions')
      .values(
        [
          { number: 1, made_at: ago(1), changed: ['phone'] },
          { number: 2, made_at: ago(1), changed: ['phone', 'email', 'summary.de'] },
        ].map((version) => ({ ...version, school_id: 'a', content: JSON.stringify({ facts: {}, texts: {} }) })),
      )
      .execute()
    await db()
      .insertInto('school_day_values')
      .values({ school_id: 'a', topic: 'phones', value: 'breaks', school_year: 2026, stated_at: ago(1) })
      .execute()
    expect(await texts()).toEqual(['Changed by the school: contact details, texts and school day'])
  })
})

test('open days, dates of admission and reviews of completed days are told', async () => {
  const event = { school_id: 'a', kind: 'open_day', title: 'Offen', language: 'de', dated_at: ago(2) }
  await db()
    .insertInto('school_events')
    .values([
      { ...event, starts_at: ago(-3), ends_at: ago(-4) },
      { ...event, starts_at: ago(2), ends_at: ago(1) },
      { ...event, kind: 'info_evening', starts_at: ago(-3), ends_at: ago(-4) },
    ])
    .execute()
  await db()
    .insertInto('admission_dates')
    .values([
      {
        ...columnsOf(admissionRow({ country: 'DE', area: 'Sachsen', event: 'deadline', rule: '01-15@0' })),
        ...{ origin: 'file', updated_at: ago(2) },
      },
      {
        ...columnsOf(admissionRow({ country: 'DE', area: 'Hessen', event: 'deadline', rule: '01-15@0' })),
        ...{ origin: 'file', updated_at: ago(2) },
      },
    ])
    .execute()
  await db()
    .insertInto('reviews')
    .values([
      reviewRow({ school_id: 'a', published_at: ago(2) }),
      reviewRow({ school_id: 'a', published_at: new Date() }),
    ])
    .execute()
  expect(await texts()).toEqual([
    expect.stringMatching(/^New or changed date: Closing date, 15 January/),
    expect.stringMatching(/^Announced or rescheduled: Open day, /),
    '1 new review',
  ])
  await db().deleteFrom('reviews').execute()
})

describe('what somebody asks for', () => {
  test('leads from a former id to the school that it became, and tells nothing of hidden or unknown ones', async () => {
    await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'a' }).execute()
    await db().updateTable('schools').set({ status: 'hidden' }).where('id', '=', 'b').execute()
    const looks = ['old', 'b', 'nowhere'].map((schoolId) => ({ schoolId, since: ago(10) }))
    expect(await findChangesSince(looks, 'en')).toEqual([
      { askedFor: 'old', id: 'a', name: 'Schule a', changes: [{ kind: 'school', text: 'Now listed as “Schule a”' }] },
    ])
  })

  test.each([
    [[]],
    [['a']],
    [['a 2026-11-03']],
    [['a 2026-13-03T09:30Z']],
    [['a\0 2026-11-03T09:30Z']],
    [["a' 2026-11-03T09:30Z"]],
    [[`${'x'.repeat(200)} 2026-11-03T09:30Z`]],
    [Array.from({ length: 51 }, (_, at) => `s${at} 2026-11-03T09:30Z`)],
  ])('is refused: %j', (asked) => expect(looksSchema.safeParse(asked).success).toBe(false))

  test('is bounded to a year, and to now', () => {
    const [old, ahead] = looksSchema.parse(['a 1999-01-01T00:00Z', 'a 2999-01-01T00:00Z'])
    expect(old!.since.getTime()).toBeGreaterThan(ago(366).getTime())
    expect(ahead!.since.getTime()).toBeLessThanOrEqual(Date.now())
  })
})

test('fifty schools are told of at once', async () => {
  const many = Array.from({ length: 50 }, (_, at) => `m-${at}`)
  await db()
    .insertInto('schools')
    .values(many.map((id) => schoolRow({ id })))
    .execute()
  const { run_id } = await run(3)
  for (const id of many) await addFacts(id, { fact: 'pupils', number: 100, run_id })
  const found = await findChangesSince(
    many.map((schoolId) => ({ schoolId, since: ago(10) })),
    'en',
  )
  expect(found).toHaveLength(50)
})
