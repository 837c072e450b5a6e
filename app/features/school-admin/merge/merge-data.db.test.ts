import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { removeCases } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { makeDuplicate, makeMemberOf } from '../testing/directory.ts'
import { mergeData } from './merge-data.server.ts'
import { mergeSchools } from './merge-schools.server.ts'
import { undoMerge } from './undo-merge.server.ts'

afterEach(removeCases)

async function mergeDuplicates() {
  for (const id of ['old', 'new']) await makeDuplicate(id)
  const owner = await makeMemberOf('old')
  const change = { adminId: (await makeAccount({ role: 'admin' })).id, reason: 'Twice.' }
  return { owner, change, id: await mergeSchools({ mergedId: 'old', survivorId: 'new' }, change) }
}
const journal = () => db().selectFrom('school_merge_rows').select('table_name').execute()

test('a person reads what moved with a school, and once erased stands in no journal', async () => {
  const { owner, change, id } = await mergeDuplicates()
  expect(await mergeData.read(owner.id)).toMatchObject([{ merged_id: 'old', table_name: 'school_members' }])
  await db()
    .transaction()
    .execute((trx) => mergeData.erase!(trx, owner.id))
  await db().deleteFrom('users').where('id', '=', owner.id).execute()
  expect(await mergeData.read(owner.id)).toEqual([])
  await undoMerge(id, change)
})

test('a journal is kept as long as the merge can be undone, and the merge for good', async () => {
  await mergeDuplicates()
  expect(await removeExpired('school_merge_rows')).toBe(0)
  await sql`update school_merges set merged_at = now() - interval '31 days'`.execute(db())
  expect(await removeExpired('school_merge_rows')).toBeGreaterThan(0)
  expect(await journal()).toEqual([])
  expect(await db().selectFrom('school_merges').select('merged_id').execute()).toEqual([{ merged_id: 'old' }])
})
