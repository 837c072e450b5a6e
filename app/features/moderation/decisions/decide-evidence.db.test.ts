import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { addReviewEvidence } from '#app/features/reviews/own-reviews/evidence/add-evidence.server.ts'
import { removeOldReviewEvidence } from '#app/features/reviews/own-reviews/evidence/remove-old-evidence.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import type { Moderator } from '../decision.ts'
import { makeModerator } from '../testing/make-moderator.ts'
import { decideReviewEvidence } from './decide-evidence.server.ts'
import { evidenceDecisionSchema } from './evidence.schema.ts'
import { readReviewEvidence } from './read-evidence.server.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'proofs-'))
const store = new FileSystemStorage(folder)
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n'
const accepted = { outcome: 'accepted', facts: '' } as const
const refused = { outcome: 'refused', facts: 'Das Schuljahr ist nicht zu lesen.' } as const

let author = { id: '', email: '' }
let review = ''
let evidence = ''
let moderator: Moderator
const evidenceRows = () => db().selectFrom('evidence').select(['id', 'state']).execute()
const level = async () => (await db().selectFrom('reviews').select('verified_level').executeTakeFirst())?.verified_level
const decisions = () => db().selectFrom('decisions').selectAll().where('review_id', '=', review).execute()
const log = async () =>
  (await db().selectFrom('audit_entries').select('action').where('subject_id', '=', review).execute()).map(
    ({ action }) => action,
  )
const filesToGo = async () => (await sql`select data from pgboss.job where name = 'delete_file'`.execute(db())).rows

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  author = await makeAccount()
  const row = reviewRow({ school_id: 'a', author_id: author.id })
  review = (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
  await addReviewEvidence(author.id, review, new File([PDF], 'zeugnis.pdf'), visitor)
  evidence = (await evidenceRows())[0]!.id
  moderator = await makeModerator()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})
afterAll(() => fs.rm(folder, { recursive: true }))

test('accepted, the review has the level, the author is told, the file goes, all of it is on record', async () => {
  await decideReviewEvidence(moderator, { proofId: evidence, ...accepted })
  expect([await level(), await evidenceRows()]).toEqual(['proof', [{ id: evidence, state: 'accepted' }]])
  expect(await decisions()).toMatchObject([
    {
      occasion: 'evidence',
      outcome: 'accepted',
      about_id: evidence,
      decided_by: moderator.userId,
      author_id: author.id,
    },
  ])
  expect(await log()).toEqual(['proof.shown', 'proof.accepted'])
  const url = expect.stringContaining(`/account/reviews/${review}`)
  expect(await waitingMails()).toMatchObject([{ template: 'proof-accepted', to: author.email, props: { url } }])
  expect(await filesToGo()).toEqual([{ data: { key: expect.stringMatching(/^proofs\/.*\.pdf$/) } }])
})

test('refused, the review stays as it is and the author reads why', async () => {
  await decideReviewEvidence(moderator, { proofId: evidence, ...refused })
  expect([await level(), await evidenceRows()]).toEqual([null, [{ id: evidence, state: 'refused' }]])
  expect(await decisions()).toMatchObject([{ outcome: 'refused', facts: refused.facts }])
  expect(await waitingMails()).toMatchObject([{ template: 'proof-refused', props: { reason: refused.facts } }])
  expect(await filesToGo()).toHaveLength(1)
})

test('a refusal needs its reason', () => {
  const errorsOf = (facts: string) => {
    const form = { proofId: crypto.randomUUID(), outcome: 'refused', facts }
    return evidenceDecisionSchema.safeParse(form).error?.issues.map(({ path: at }) => at.join())
  }
  expect([errorsOf(' '), errorsOf('Unleserlich.')]).toEqual([['facts'], undefined])
})

describe('nothing changes', () => {
  const unchanged = async () => {
    expect([await level(), await evidenceRows()]).toEqual([null, [{ id: evidence, state: 'open' }]])
    expect([await decisions(), await waitingMails(), await filesToGo()]).toEqual([[], [], []])
  }

  test.each(['author', 'operator', 'user'])('when the %s decides', async (who) => {
    const { userId } =
      who === 'author' ? { userId: author.id } : await makeModerator(who === 'user' ? 'user' : 'moderator')
    if (who === 'author') await db().updateTable('users').set({ role: 'moderator' }).where('id', '=', userId).execute()
    if (who === 'operator')
      await db().insertInto('school_members').values({ school_id: 'a', user_id: userId, role: 'editor' }).execute()
    const given = decideReviewEvidence({ userId, role: 'moderator' }, { proofId: evidence, ...accepted })
    await expect(given).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await readReviewEvidence({ userId, role: 'moderator' }, evidence)).toBeNull()
    await unchanged()
  })

  test('when the author has shown another file meanwhile', async () => {
    await addReviewEvidence(author.id, review, new File([PDF], 'besser.pdf'), visitor)
    const given = decideReviewEvidence(moderator, { proofId: evidence, ...accepted })
    await expect(given).rejects.toMatchObject({ code: 'already_decided' })
    expect([await level(), await decisions()]).toEqual([null, []])
  })
})

test('of two who decide at once the second is told so', async () => {
  const other = await makeModerator('admin')
  const both = await Promise.allSettled([
    decideReviewEvidence(moderator, { proofId: evidence, ...accepted }),
    decideReviewEvidence(other, { proofId: evidence, ...refused }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await decisions()).toHaveLength(1)
  expect(await waitingMails()).toHaveLength(1)
})

test('moderators read the file while it waits, which the log keeps', async () => {
  expect(await readReviewEvidence(moderator, evidence)).toMatchObject({
    type: 'application/pdf',
    content: Buffer.from(PDF),
  })
  expect(await log()).toEqual(['proof.shown', 'proof.read'])
  for (const id of [crypto.randomUUID(), '../avatars/x']) expect(await readReviewEvidence(moderator, id)).toBeNull()
  await decideReviewEvidence(moderator, { proofId: evidence, ...accepted })
  expect(await readReviewEvidence(moderator, evidence)).toBeNull()
})

test('after 30 days row and file go, decided or not', async () => {
  expect(await removeOldReviewEvidence()).toBe(0)
  const created_at = new Date(Date.now() - 31 * 86_400_000)
  await db().updateTable('evidence').set({ created_at }).execute()
  expect(await removeOldReviewEvidence()).toBe(1)
  expect([await evidenceRows(), (await filesToGo()).length]).toEqual([[], 1])
})
