import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newToken } from '#app/core/tokens/token.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { seal } from '#app/features/accounts/sign-in/second-factor/secret-box.server.ts'
import { newSecret } from '#app/features/accounts/sign-in/second-factor/totp.server.ts'
import { cookieOf, makeAccount, removeAccounts, visitor } from '#app/features/accounts/testing/accounts.ts'
import { addReviewEvidence } from '#app/features/reviews/own-reviews/evidence/add-evidence.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { routeArgs } from '../../testing/route-args.ts'
import { loader } from './evidence.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'proofs-'))
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => new FileSystemStorage(folder) }))

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n'

let author = ''
let evidence = ''
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  author = (await makeAccount()).id
  const row = reviewRow({ school_id: 'a', author_id: author })
  const { id } = await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()
  await addReviewEvidence(author, id, new File([PDF], '<b>.html'), visitor)
  evidence = (await db().selectFrom('evidence').select('id').executeTakeFirstOrThrow()).id
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})
afterAll(() => fs.rm(folder, { recursive: true }))

/** Fetches the file as a person signed in with a second factor. */
async function fetchedBy(user_id: string) {
  await db()
    .insertInto('second_factors')
    .values({ user_id, secret: seal(newSecret()), confirmed_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const token = newToken()
  const until = { expires_at: new Date(Date.now() + 60_000), second_factor_at: new Date() }
  await db()
    .insertInto('sessions')
    .values({ user_id, token, ...until })
    .execute()
  const asked = routeArgs(`/admin/proofs/${evidence}`, {
    cookie: cookieOf(sessionCookie(token)),
    params: { id: evidence },
  })
  return await loader(asked).catch((thrown: unknown) => thrown)
}

test('a moderator saves the file; a browser neither shows nor keeps it', async () => {
  const answer = (await fetchedBy((await makeAccount({ role: 'moderator' })).id)) as Response
  expect(await answer.text()).toBe(PDF)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="proof.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  })
})

test('everyone else gets a 404, even the author and involved moderators', async () => {
  const hidden = expect.objectContaining({ status: 404 })
  expect(await fetchedBy(author)).toEqual(hidden)
  await db().updateTable('users').set({ role: 'moderator' }).where('id', '=', author).execute()
  expect(await fetchedBy(author)).toMatchObject({ init: { status: 404 } })
  const member = await makeAccount({ role: 'moderator' })
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member.id, role: 'owner' }).execute()
  expect(await fetchedBy(member.id)).toMatchObject({ init: { status: 404 } })
})
