import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { audited, mails, removeCases } from '#app/features/moderation/testing/cases.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { listOwnSchools } from '#app/features/schools/membership/own-schools.server.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { reviewRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { makeDuplicate, makeMemberOf, reviewBy, wholeDatabase } from '../testing/directory.ts'
import { fillSchool } from '../testing/fill-school.ts'
import { mergeSchools } from './merge-schools.server.ts'
import { FOLLOW_REVIEWS, MOVES } from './move-rules.ts'
import { undoMerge } from './undo-merge.server.ts'

const PAIR = { mergedId: 'old', survivorId: 'new' }
let given: { adminId: string; reason: string }
let parent: string
let reader: string

beforeEach(async () => {
  await makeDuplicate('old')
  await makeDuplicate('new')
  given = { adminId: (await makeAccount({ role: 'admin' })).id, reason: 'The same school twice.' }
  parent = (await makeAccount()).id
  reader = (await makeAccount()).id
})
afterEach(async () => {
  await db().deleteFrom('school_merges').execute()
  await db().deleteFrom('premium_grants').execute()
  await db().deleteFrom('orders').execute()
  await db().deleteFrom('tickets').execute()
  await removeCases()
})

const counts = async (id: string) =>
  await db()
    .selectFrom('school_ratings')
    .select(['rating_count', 'stars_2', 'stars_4', 'stars_5'])
    .where('school_id', '=', id)
    .executeTakeFirstOrThrow()
const touched = async () =>
  (await db().selectFrom('school_merge_rows').select('table_name').distinct().execute()).length

describe('merge and undo', () => {
  test('leave every table of the database as it was, whatever the schools hold', async () => {
    await fillSchool('old', { parent, reader })
    await fillSchool('new', { parent, reader })
    await makeDuplicate('closed', { status: 'closed', successor_id: 'old' })
    const before = await wholeDatabase()
    const merge = await mergeSchools(PAIR, given)
    const merged = await wholeDatabase()
    expect(await touched()).toBeGreaterThanOrEqual(MOVES.length)
    for (const table of ['reviews', 'orders', 'favourites', 'school_members', ...FOLLOW_REVIEWS])
      expect(merged[table]).not.toEqual(before[table])
    for (const table of Object.keys(before)) if (table !== 'school_redirects') expectNothingLost(before, merged, table)
    await undoMerge(merge, given)
    expect(await wholeDatabase()).toEqual(before)
  })

  test('of a school that said nothing, whose twin did', async () => {
    await fillSchool('old', { parent, reader })
    const before = await wholeDatabase()
    const merge = await mergeSchools(PAIR, given)
    expect(await db().selectFrom('school_profiles').select(['school_id', 'name']).execute()).toEqual([
      { school_id: 'new', name: 'Own old' },
    ])
    expect(await findSchool('new', 'de')).toMatchObject({ school: { verifiedAt: expect.any(Date) } })
    await undoMerge(merge, given)
    expect(await wholeDatabase()).toEqual(before)
  })

  test('what came meanwhile stays, and what was changed or deleted meanwhile is not brought back', async () => {
    await fillSchool('old', { parent, reader })
    await fillSchool('new', { parent, reader })
    const merge = await mergeSchools(PAIR, given)
    const fresh = await reviewBy((await makeAccount()).id, 'new', 5)
    const friend = await makeMemberOf('new', 'editor')
    await sql`update school_figures set views = views + 3 where school_id = 'new' and day = '2026-03-01'`.execute(db())
    await sql`update reviews set rating = 5 where school_id = 'new' and rating = 2`.execute(db())
    await sql`delete from school_texts where school_id = 'new' and section = 'awards'`.execute(db())
    await undoMerge(merge, given)
    const schoolOf = await db().selectFrom('reviews').select('school_id').where('id', '=', fresh).executeTakeFirst()
    expect(schoolOf).toEqual({ school_id: 'new' })
    expect(await counts('new')).toMatchObject({ rating_count: 3, stars_4: 1, stars_5: 2 })
    expect(await counts('old')).toMatchObject({ rating_count: 2, stars_4: 1, stars_5: 1 })
    const runs = db().selectFrom('school_members').select('school_id').where('user_id', '=', friend.id)
    expect(await runs.execute()).toEqual([{ school_id: 'new' }])
    const day = db().selectFrom('school_figures').select(['school_id', 'views']).where('day', '=', '2026-03-01')
    expect(await day.orderBy('school_id').execute()).toEqual([
      { school_id: 'new', views: 8 },
      { school_id: 'old', views: 5 },
    ])
    const awards = db().selectFrom('school_texts').select('school_id').where('section', '=', 'awards')
    expect(await awards.execute()).toEqual([])
  })
})

/** Rows change places and sums grow, but nothing disappears. */
function expectNothingLost(before: Record<string, unknown[]>, after: Record<string, unknown[]>, table: string) {
  expect([table, after[table]?.length]).toEqual([table, expect.any(Number)])
  expect(after[table]!.length).toBeGreaterThanOrEqual(before[table]!.length)
}

describe('reviews', () => {
  test('of one person about both, the newer counts, wherever it stood; undone, each is back', async () => {
    const older = await reviewBy(parent, 'new', 2, '2026-01-01T10:00Z')
    const newer = await reviewBy(parent, 'old', 5, '2026-02-01T10:00Z')
    const before = await wholeDatabase()
    const merge = await mergeSchools(PAIR, given)
    expect(await counts('new')).toMatchObject({ rating_count: 1, stars_5: 1 })
    const places = await db()
      .selectFrom('reviews')
      .select(['id', 'school_id', 'author_id'])
      .orderBy('created_at')
      .execute()
    expect(places).toEqual([
      { id: older, school_id: 'old', author_id: parent },
      { id: newer, school_id: 'new', author_id: parent },
    ])
    await undoMerge(merge, given)
    expect(await wholeDatabase()).toEqual(before)
  })

  test('where the author removed the newer one and wrote again, undoing leaves the new one alone', async () => {
    const older = await reviewBy(parent, 'new', 2, '2026-01-01T10:00Z')
    const newer = await reviewBy(parent, 'old', 5, '2026-02-01T10:00Z')
    const merge = await mergeSchools(PAIR, given)
    await db().updateTable('reviews').set({ status: 'removed' }).where('id', '=', newer).execute()
    const again = await reviewBy(parent, 'new', 4)
    await undoMerge(merge, given)
    const places = await db().selectFrom('reviews').select(['id', 'school_id']).execute()
    expect(new Map(places.map(({ id, school_id }) => [id, school_id]))).toEqual(
      new Map([
        [again, 'new'],
        [newer, 'old'],
        [older, 'old'],
      ]),
    )
  })
})

test('a review that somebody is writing meanwhile comes along', async () => {
  const { id: author } = await makeAccount()
  let merging: Promise<string> | undefined
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .insertInto('reviews')
        .values(reviewRow({ school_id: 'old', author_id: author, rating: 5 }))
        .execute()
      merging = mergeSchools(PAIR, given)
      await waiting()
    })
  await merging
  expect(await counts('new')).toMatchObject({ rating_count: 1, stars_5: 1 })
})

/** Waits until another transaction waits for a lock. */
async function waiting() {
  await eventually(async () =>
    expect((await sql`select from pg_locks where not granted`.execute(db())).rows).not.toEqual([]),
  )
}

test('the merged address leads to the survivor; both schools’ people are told; the record says what and why', async () => {
  const owner = await makeMemberOf('old')
  const other = await makeMemberOf('new')
  const merge = await mergeSchools(PAIR, given)
  expect(await findSchool('old', 'de')).toEqual({ movedTo: 'new' })
  expect(await mails()).toEqual([`school-desk ${owner.email}`, `school-desk ${other.email}`].sort())
  await undoMerge(merge, given)
  expect(await findSchool('old', 'de')).toMatchObject({ school: { id: 'old' } })
  expect((await audited()).slice(-2)).toEqual(['school.merged', 'school.merge_undone'])
})

test('who ran both schools runs one, and both again when it is undone', async () => {
  const { id: userId } = await makeMemberOf('old')
  await db().insertInto('school_members').values({ school_id: 'new', user_id: userId, role: 'editor' }).execute()
  const own = async () => (await listOwnSchools(userId)).map(({ id }) => id).sort()
  const merge = await mergeSchools(PAIR, given)
  expect(await own()).toEqual(['new'])
  const change = db()
    .transaction()
    .execute((trx) => requireMember(trx, { userId, schoolId: 'old' }, 'member'))
  await expect(change).rejects.toMatchObject({ code: 'school_not_yours' })
  await undoMerge(merge, given)
  expect(await own()).toEqual(['new', 'old'])
})

test('verification goes with the owners and comes back with them', async () => {
  const owner = await makeMemberOf('old')
  for (const school_id of ['old', 'new'])
    await db()
      .insertInto('school_profiles')
      .values({ school_id, verified_at: school_id === 'old' ? new Date() : null })
      .execute()
  const verified = async () =>
    (await db().selectFrom('school_profiles').select('school_id').where('verified_at', 'is not', null).execute()).map(
      ({ school_id }) => school_id,
    )
  const merge = await mergeSchools(PAIR, given)
  expect(await verified()).toEqual(['new'])
  await db().deleteFrom('school_members').where('user_id', '=', owner.id).execute()
  expect(await verified()).toEqual([])
  await undoMerge(merge, given)
  expect(await verified()).toEqual([])
})
