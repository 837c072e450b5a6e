import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { removeCases } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { codeOf, makeDuplicate } from '../testing/directory.ts'
import { mergeSchools } from './merge-schools.server.ts'
import { undoMerge } from './undo-merge.server.ts'

const PAIR = { mergedId: 'old', survivorId: 'new' }
let change: { adminId: string; reason: string }

beforeEach(async () => {
  await makeDuplicate('old')
  await makeDuplicate('new')
  change = { adminId: (await makeAccount({ role: 'admin' })).id, reason: 'The same school twice.' }
})
afterEach(removeCases)

const grant = (school_id: string) => db().insertInto('premium_grants').values({ school_id, reason: 'x' }).execute()

test('a school is not merged with itself, an unknown one, a hidden survivor, and what was merged already', async () => {
  expect(await codeOf(mergeSchools({ mergedId: 'new', survivorId: 'new' }, change))).toBe('merge_same')
  expect(await codeOf(mergeSchools({ mergedId: 'n\0o', survivorId: 'new' }, change))).toBe('school_unknown')
  await makeDuplicate('hidden', { status: 'hidden' })
  expect(await codeOf(mergeSchools({ mergedId: 'new', survivorId: 'hidden' }, change))).toBe('school_hidden')
  await mergeSchools(PAIR, change)
  expect(await codeOf(mergeSchools(PAIR, change))).toBe('school_merged')
  expect(await codeOf(mergeSchools({ mergedId: 'new', survivorId: 'old' }, change))).toBe('school_merged')
})

test('two premium schools are not merged; premium of one goes to the survivor and back', async () => {
  await grant('old')
  const merge = await mergeSchools(PAIR, change)
  const premium = () => db().selectFrom('premium_grants').select('school_id').execute()
  expect(await premium()).toEqual([{ school_id: 'new' }])
  await undoMerge(merge, change)
  expect(await premium()).toEqual([{ school_id: 'old' }])
  await grant('new')
  expect(await codeOf(mergeSchools(PAIR, change))).toBe('merge_both_premium')
  expect(await db().selectFrom('school_merges').select('id').where('undone_at', 'is', null).execute()).toEqual([])
})

test('nobody undoes what is unknown, undone, too old, or not the last of these schools', async () => {
  await makeDuplicate('third')
  const first = await mergeSchools(PAIR, change)
  const second = await mergeSchools({ mergedId: 'third', survivorId: 'new' }, change)
  expect(await codeOf(undoMerge('0198c0de-0000-7000-8000-000000000000', change))).toBe('merge_unknown')
  expect(await codeOf(undoMerge(first, change))).toBe('merge_not_last')
  await undoMerge(second, change)
  expect(await codeOf(undoMerge(second, change))).toBe('merge_over')
  await sql`update school_merges set merged_at = now() - interval '31 days'`.execute(db())
  expect(await codeOf(undoMerge(first, change))).toBe('merge_over')
})

test('of two admins who merge, or undo, at once, one is refused', async () => {
  const both = () => mergeSchools({ mergedId: 'new', survivorId: 'old' }, change)
  const outcomes = await Promise.all([
    codeOf(mergeSchools(PAIR, change)),
    codeOf(both()),
    codeOf(mergeSchools(PAIR, change)),
  ])
  expect(outcomes.sort()).toEqual(['done', 'school_merged', 'school_merged'])
  const { id } = await db().selectFrom('school_merges').select('id').executeTakeFirstOrThrow()
  expect((await Promise.all([codeOf(undoMerge(id, change)), codeOf(undoMerge(id, change))])).sort()).toEqual([
    'done',
    'merge_over',
  ])
})
