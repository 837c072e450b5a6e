import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { removeCases } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { codeOf, makeDuplicate } from '../testing/directory.ts'
import { mergeSchools } from './merge-schools.server.ts'
import { undoMerge } from './undo-merge.server.ts'

const PAIR = { mergedId: 'old', survivorId: 'new' }
let act: { adminId: string; reason: string }

beforeEach(async () => {
  await makeDuplicate('old')
  await makeDuplicate('new')
  act = { adminId: (await makeAccount({ role: 'admin' })).id, reason: 'The same school twice.' }
})
afterEach(removeCases)

const grant = (school_id: string) => db().insertInto('premium_grants').values({ school_id, reason: 'x' }).execute()

test('a school is not merged with itself, an unknown one, a hidden survivor, and what was merged already', async () => {
  expect(await codeOf(mergeSchools({ mergedId: 'new', survivorId: 'new' }, act))).toBe('merge_same')
  expect(await codeOf(mergeSchools({ mergedId: 'n\0o', survivorId: 'new' }, act))).toBe('school_unknown')
  await makeDuplicate('hidden', { status: 'hidden' })
  expect(await codeOf(mergeSchools({ mergedId: 'new', survivorId: 'hidden' }, act))).toBe('school_hidden')
  await mergeSchools(PAIR, act)
  expect(await codeOf(mergeSchools(PAIR, act))).toBe('school_merged')
  expect(await codeOf(mergeSchools({ mergedId: 'new', survivorId: 'old' }, act))).toBe('school_merged')
})

test('two premium schools are not merged; premium of one goes to the survivor and back', async () => {
  await grant('old')
  const merge = await mergeSchools(PAIR, act)
  const premium = () => db().selectFrom('premium_grants').select('school_id').execute()
  expect(await premium()).toEqual([{ school_id: 'new' }])
  await undoMerge(merge, act)
  expect(await premium()).toEqual([{ school_id: 'old' }])
  await grant('new')
  expect(await codeOf(mergeSchools(PAIR, act))).toBe('merge_both_premium')
  expect(await db().selectFrom('school_merges').select('id').where('undone_at', 'is', null).execute()).toEqual([])
})

test('nobody undoes what is unknown, undone, too old, or not the last of these schools', async () => {
  await makeDuplicate('third')
  const first = await mergeSchools(PAIR, act)
  const second = await mergeSchools({ mergedId: 'third', survivorId: 'new' }, act)
  expect(await codeOf(undoMerge('0198c0de-0000-7000-8000-000000000000', act))).toBe('merge_unknown')
  expect(await codeOf(undoMerge(first, act))).toBe('merge_not_last')
  await undoMerge(second, act)
  expect(await codeOf(undoMerge(second, act))).toBe('merge_over')
  await sql`update school_merges set merged_at = now() - interval '31 days'`.execute(db())
  expect(await codeOf(undoMerge(first, act))).toBe('merge_over')
})

test('of two admins who merge, or undo, at once, one is refused', async () => {
  const both = () => mergeSchools({ mergedId: 'new', survivorId: 'old' }, act)
  const outcomes = await Promise.all([codeOf(mergeSchools(PAIR, act)), codeOf(both()), codeOf(mergeSchools(PAIR, act))])
  expect(outcomes.sort()).toEqual(['done', 'school_merged', 'school_merged'])
  const { id } = await db().selectFrom('school_merges').select('id').executeTakeFirstOrThrow()
  expect((await Promise.all([codeOf(undoMerge(id, act)), codeOf(undoMerge(id, act))])).sort()).toEqual([
    'done',
    'merge_over',
  ])
})
