import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts, visitor } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { decide, object } from '../testing/decisions.ts'
import { casesData } from './cases-data.server.ts'
import { addReviewEvidence } from './evidence/add-evidence.server.ts'
import { replyToDispute } from './reply-to-dispute.server.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'proofs-'))
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => new FileSystemStorage(folder) }))

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n'

/** Returns an author whose review is disputed and was removed once, with texts and a file about both. */
async function author() {
  const { id } = await makeAccount()
  const row = reviewRow({ school_id: 'a', author_id: id })
  const review = await db()
    .insertInto('reviews')
    .values(row)
    .returning(['id', 'school_id', 'author_id'])
    .executeTakeFirstOrThrow()
  const due = { author_due_at: new Date(Date.now() + 60_000), content: JSON.stringify({ author_name: 'Marta' }) }
  await db()
    .insertInto('disputes')
    .values({ review_id: review.id, school_id: 'a', reason: 'never_here', text: 'Die Schule', ...due })
    .execute()
  await replyToDispute(id, review.id, 'Bis Juli in der 4b.')
  await addReviewEvidence(id, review.id, new File([PDF], 'x.pdf'), visitor)
  await object(await decide(review, 'removed'), 'dismissed')
  return id
}
const erase = (userId: string) =>
  db()
    .transaction()
    .execute((trx) => casesData.erase!(trx, userId))

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('appeals').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})
afterAll(() => fs.rm(folder, { recursive: true }))

test('the export has answers, objections and proofs with their files, and nothing of the school or of others', async () => {
  const userId = await author()
  await author()
  const told = await casesData.read(userId)
  expect(told).toMatchObject({
    answers: [{ author_reply: 'Bis Juli in der 4b.' }],
    objections: [{ text: 'Das stimmt nicht.', state: 'dismissed' }],
    proofs: [{ state: 'open' }],
  })
  expect(JSON.stringify(told)).not.toMatch(/Die Schule|file_key/)
  const [file, ...others] = await casesData.files!(userId)
  expect([file?.path, others]).toEqual([expect.stringMatching(/^proof-.*\.pdf$/), []])
  expect(await text(file!.content as AsyncIterable<Uint8Array>)).toBe(PDF)
})

test('with the account they go, also where the review stays, and those of others stay', async () => {
  const [userId, other] = [await author(), await author()]
  await erase(userId)
  expect(await casesData.read(userId)).toMatchObject({
    answers: [{ author_reply: null }],
    objections: [],
    proofs: [],
  })
  expect(await casesData.read(other)).toMatchObject({ objections: [{}], proofs: [{}] })
  const contents = await db().selectFrom('disputes').select('content').orderBy('id').execute()
  expect(contents).toEqual([{ content: {} }, { content: { author_name: 'Marta' } }])
  const jobs = await sql`select from pgboss.job where name = 'delete_file'`.execute(db())
  expect(jobs.rows).toHaveLength(1)
  await erase((await makeAccount()).id)
})
