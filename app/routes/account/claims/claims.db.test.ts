import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts, signedIn, visitor } from '#app/features/accounts/testing/accounts.ts'
import { claimSchool } from '#app/features/claims/submit/submit-claim.server.ts'
import { evidence, makeDecider, makeOwner } from '#app/features/claims/testing/claims.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { eventually } from '#lib/testing/eventually.ts'
import * as findSchool from '../../public/find-school.tsx'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import * as accountClaim from './account-claim.tsx'
import * as claimPage from './claim-school.tsx'
import * as missing from './missing-school.tsx'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'claims-'))
const store = new FileSystemStorage(folder)
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

let person = { id: '', email: '' }
let cookie = ''
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Mühlbachschule', city: 'Köln' }),
      schoolRow({ id: 'hidden', status: 'hidden' }),
      schoolRow({ id: 'shut', status: 'closed' }),
    ])
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'a' }).execute()
  person = await makeAccount()
  cookie = await signedIn(person.email)
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})
afterAll(() => fs.rm(folder, { recursive: true }))

/** Returns what a handler answers, returned or thrown. */
async function answerOf(handler: (args: never) => Promise<unknown>, args: unknown) {
  try {
    return resultOf(await handler(args as never))
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return resultOf(thrown)
  }
}
const open = (id: string, prefix = '') =>
  answerOf(claimPage.loader, routeArgs(`${prefix}/schools/${id}/claim`, { cookie, params: { id } }))

test('a merged school redirects, hidden and unknown ones are not found', async () => {
  expect(await open('old', '/en')).toMatchObject({ status: 301, location: '/en/schools/a/claim' })
  expect([(await open('hidden')).status, (await open('nowhere')).status]).toEqual([404, 404])
})

test('a visitor is redirected to sign in and comes back', async () => {
  const args = routeArgs('/fr/schools/a/claim', { params: { id: 'a' } })
  const answer = await answerOf(claimPage.loader, args)
  expect(answer.location).toBe('/fr/auth?next=%2Ffr%2Fschools%2Fa%2Fclaim')
})

test('neither a closed school nor an unsent code allows a claim', async () => {
  const send = (id: string, form: Record<string, string>) =>
    answerOf(claimPage.action, routeArgs(`/schools/${id}/claim`, { cookie, params: { id }, form }))
  expect((await send('shut', { intent: 'claim-code' })).data?.code).toBe('school_closed')
  expect((await send('a', { intent: 'claim-redeem', code: '123456' })).data?.code).toBe('claim_code_wrong')
  expect((await send('a', { intent: 'claim-redeem', code: '12 34' })).status).toBe(400)
})

describe('a claim shows', () => {
  let claimId = ''
  beforeEach(async () => {
    claimId = await claimSchool({ userId: person.id, visitor }, 'a', evidence())
  })
  const read = async (email: string) => {
    const args = routeArgs(`/account/claims/${claimId}`, { cookie: await signedIn(email), params: { id: claimId } })
    return await answerOf(async (given) => ({ data: await accountClaim.loader(given) }), args)
  }

  test('to the claimant and to the main contacts of the school, each their side; to nobody else', async () => {
    const [owner, editor] = [await makeOwner('a'), await makeOwner('a', 'editor')]
    expect((await read(person.email)).data).toMatchObject({ own: { id: claimId }, other: null })
    expect((await read(owner.email)).data).toMatchObject({ own: null, other: { claimant: person.email } })
    const stranger = await makeAccount()
    expect([(await read(editor.email)).status, (await read(stranger.email)).status]).toEqual([404, 404])
  })

  test('nothing to a moderator, who sees it in the admin', async () => {
    const { userId } = await makeDecider()
    const { email } = await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    expect((await read(email)).status).toBe(404)
  })
})

const school = {
  intent: 'claim-missing',
  city: 'Köln',
  country: 'DE',
  category: 'primary',
  ownership: 'public',
  street: 'Weg 1',
  postalCode: '50667',
  personFunction: 'Schulleitung',
  explanation: 'Ich leite diese Schule seit 2020.',
}
const propose = (form: Record<string, string>) =>
  answerOf(missing.action, routeArgs('/claim/missing', { cookie, form }))

test('a missing school that resembles others is accepted only with the statement that it is none of them', async () => {
  const refused = await propose({ ...school, name: 'Mühlbachschule' })
  expect(refused.data).toMatchObject({
    code: 'school_known',
    result: { error: { none: ['failure.school_known'] } },
  })
  // Here only the file is still missing.
  expect((await propose({ ...school, name: 'Mühlbachschule', none: 'on' })).data?.code).toBe('proof_missing')
  expect((await propose({ ...school, name: 'Zwergenwald' })).data?.code).toBe('proof_missing')
})

test('the search finds schools to claim, and nothing for an empty text', async () => {
  const search = (q: string) => findSchool.loader(routeArgs(`/claim?q=${q}`))
  // The index knows a new school only a little later.
  await eventually(async () =>
    expect((await search('Mühlbachschule')).found).toMatchObject({ total: 1, schools: [{ id: 'a', city: 'Köln' }] }),
  )
  expect((await search('%20')).found).toBeNull()
})
