import { afterEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { removeCases } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { findDuplicates } from '../find-duplicates.server.ts'
import { listDuplicates } from '../list-duplicates.server.ts'
import { makeDuplicate, makeMemberOf, reviewBy } from '../testing/directory.ts'
import { viewSchool } from '../view-school.server.ts'
import { joinSafePairs } from './join-safe-pairs.server.ts'
import { undoMerge } from './undo-merge.server.ts'

afterEach(async () => {
  await db().deleteFrom('settings').where('key', 'like', 'duplicates%').execute()
  await removeCases()
})

const SEE = { lat: 50.9, lng: 6.9, position_precision: 'exact', phone: '0221 990011', street: 'Lindenstr. 1' } as const

/** Makes two rows of one school in two registers; the first says more. */
async function makePair(other: Parameters<typeof makeDuplicate>[1] = {}) {
  await makeDuplicate('de-1', { ...SEE, website: 'https://see.example' })
  await makeDuplicate('de-2', { ...SEE, lat: 50.9003, name: 'SCHULE AM SEE', ...other })
  for (const id of ['de-1', 'de-2'])
    await db()
      .insertInto('school_codes')
      .values({ source: `register-${id}`, code: `${id}-code`, school_id: id })
      .execute()
}

/** Searches and joins, as after an import. */
async function searchAndJoin(): Promise<number> {
  await db().deleteFrom('settings').where('key', 'like', 'duplicates%').execute()
  expect(await findDuplicates()).toBe(true)
  return await joinSafePairs()
}

const statusOf = async (id: string) =>
  (await db().selectFrom('schools').select('status').where('id', '=', id).executeTakeFirst())?.status

test('a safe pair of two registers becomes one school, the fuller row survives, and the log says the program did it', async () => {
  await makePair()
  expect(await searchAndJoin()).toBe(1)
  expect([await statusOf('de-1'), await statusOf('de-2')]).toEqual(['active', 'hidden'])
  const school = await viewSchool('de-1')
  expect(school?.merges).toMatchObject([{ mergedId: 'de-2', survivorId: 'de-1', rule: 'phone', reason: '' }])
  expect(school?.codes).toHaveLength(2)
  const entries = await db()
    .selectFrom('audit_entries')
    .select(['actor_id', 'actor_role', 'subject_id', 'after'])
    .where('action', '=', 'school.merged')
    .execute()
  expect(entries).toMatchObject([
    { actor_id: null, actor_role: 'program', subject_id: 'de-2', after: { into: 'de-1', rule: 'phone' } },
  ])
  expect(await searchAndJoin()).toBe(0)
})

test('the official code stands for the telephone number', async () => {
  await makePair({ phone: '' })
  expect(await searchAndJoin()).toBe(0)
  await db().updateTable('school_codes').set({ code: 'HH-5990' }).where('school_id', '=', 'de-1').execute()
  await db().updateTable('school_codes').set({ code: '5990' }).where('school_id', '=', 'de-2').execute()
  expect(await searchAndJoin()).toBe(1)
  expect((await viewSchool('de-1'))?.merges).toMatchObject([{ rule: 'code' }])
})

test('undone, a pair is never joined by rule again', async () => {
  await makePair()
  await searchAndJoin()
  const [merge] = (await viewSchool('de-1'))?.merges ?? []
  const { id: adminId } = await makeAccount({ role: 'admin' })
  await undoMerge(merge?.id ?? '', { adminId, reason: 'Two schools.' })
  expect([await statusOf('de-1'), await statusOf('de-2')]).toEqual(['active', 'active'])
  expect((await viewSchool('de-2'))?.codes).toHaveLength(1)
  expect(await searchAndJoin()).toBe(0)
  expect(await listDuplicates('de-1')).toMatchObject([{ id: 'de-2' }])
})

test.each([
  ['another name', { name: 'Schule am Seeufer' }],
  ['another kind', { category: 'high_school' }],
  ['a point elsewhere', { lat: 50.902 }],
  ['a point that is a town’s', { position_precision: 'town' }],
  ['another telephone number', { phone: '0221 990012' }],
  ['the same register', { source: 'register-de-1' }],
  ['a row added by hand', { source: 'own' }],
  ['a closed school', { status: 'closed' }],
  ['sites of one institution', { institute: 'i' }],
] as const)('%s: not joined', async (_, other) => {
  await makePair(other)
  if ('institute' in other) await db().updateTable('schools').set(other).where('id', '=', 'de-1').execute()
  expect(await searchAndJoin()).toBe(0)
  expect(await statusOf('de-2')).not.toBe('hidden')
})

test('two valid codes of one register are two schools; a code out of use is none', async () => {
  await makePair()
  const shared = { source: 'third', school_id: 'de-1', code: '1' }
  await db()
    .insertInto('school_codes')
    .values([shared, { ...shared, school_id: 'de-2', code: '2' }])
    .execute()
  expect(await searchAndJoin()).toBe(0)
  await db().updateTable('school_codes').set({ valid_to: '2020-01-01' }).where('code', '=', '2').execute()
  expect(await searchAndJoin()).toBe(1)
})

test('of two rows of a register that would fit, neither is joined', async () => {
  await makePair()
  await makeDuplicate('de-3', { ...SEE, source: 'register-de-2' })
  expect(await searchAndJoin()).toBe(0)
})

test('a pair that somebody has ruled out stays two schools', async () => {
  await makePair()
  await findDuplicates()
  await db().updateTable('school_duplicates').set({ dismissed_at: new Date() }).execute()
  expect(await joinSafePairs()).toBe(0)
})

const LEFT: Record<string, (school_id: string) => Promise<unknown>> = {
  member: (school_id) => makeMemberOf(school_id),
  review: async (school_id) => reviewBy((await makeAccount()).id, school_id, 4),
  claim: async (school_id) =>
    db()
      .insertInto('school_claims')
      .values({ school_id, user_id: (await makeAccount()).id } as never)
      .execute(),
  favourite: async (school_id) =>
    db()
      .insertInto('favourites')
      .values({ school_id, user_id: (await makeAccount()).id })
      .execute(),
  profile: (school_id) => db().insertInto('school_profiles').values({ school_id, name: 'Own name' }).execute(),
}

test.each(Object.keys(LEFT).flatMap((what) => [[what, 'de-1'] as const, [what, 'de-2'] as const]))(
  'a %s at %s: a person decides',
  async (what, id) => {
    await makePair()
    await LEFT[what]?.(id)
    expect(await searchAndJoin()).toBe(0)
    expect((await listDuplicates('de-1')).map((one) => one.id)).toEqual(['de-2'])
  },
)
