import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import type { MissingSchool } from '../claim.schema.ts'
import { claimAnswerData, claimData } from '../claim-data.server.ts'
import { claimLog, evidence, filesToGo, makeOwner, PDF } from '../testing/claims.ts'
import { answerClaim } from './answer-claim.server.ts'
import { findClaimOfOwnSchool, findOwnClaim, listOwnClaims } from './read-own-claims.server.ts'
import { claimSchool, proposeSchool } from './submit-claim.server.ts'
import { withdrawClaim } from './withdraw-claim.server.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'claims-'))
const store = new FileSystemStorage(folder)
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

const MISSING: MissingSchool = {
  name: 'Neue Schule',
  city: 'Köln',
  country: 'DE',
  category: 'primary',
  ownership: 'private',
  street: 'Weg 1',
  postalCode: '50667',
  phone: '',
  website: '',
  email: '',
}
let person = { id: '', email: '' }
const claim = (userId = person.id, schoolId = 'a', given: object = {}) =>
  claimSchool({ userId, visitor }, schoolId, { ...evidence(), ...given })
const stored = async () => await fs.readdir(path.join(folder, 'claims')).catch(() => [])

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([
      ...['a', 'b', 'c', 'd'].map((id) => schoolRow({ id })),
      schoolRow({ id: 'shut', status: 'closed' }),
      schoolRow({ id: 'hidden', status: 'hidden' }),
    ])
    .execute()
  person = await makeAccount()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
  await fs.rm(path.join(folder, 'claims'), { recursive: true, force: true })
})
afterAll(() => fs.rm(folder, { recursive: true }))

test('a claim by evidence waits, with its file, and shows to its person alone', async () => {
  const id = await claim()
  expect(await listOwnClaims(person.id)).toMatchObject([{ id, schoolId: 'a', state: 'open', byCode: false }])
  expect([await stored(), await waitingMails(), await claimLog(id)]).toEqual([
    [expect.stringMatching(/\.pdf$/)],
    [],
    ['claim.made user'],
  ])
  const stranger = await makeAccount()
  expect(await findOwnClaim(stranger.id, id)).toBeUndefined()
  expect(await findClaimOfOwnSchool(stranger.id, id)).toBeUndefined()
  expect(await findOwnClaim(person.id, '../x')).toBeUndefined()
})

test('every owner of the school hears of it and may answer; editors and strangers may not', async () => {
  const [first, second, editor] = [await makeOwner('a'), await makeOwner('a'), await makeOwner('a', 'editor')]
  const claimId = await claim()
  const told = (await waitingMails()).map(({ template, to }) => `${template} ${to}`).sort()
  expect(told).toEqual([first.email, second.email].map((email) => `owner-claim-opened ${email}`).sort())
  const answer = (userId: string) => answerClaim({ userId, claimId, text: 'Die Person kennt hier niemand.' }, visitor)
  await answer(first.id)
  await answer(first.id)
  const seen = await findClaimOfOwnSchool(first.id, claimId)
  expect(seen).toMatchObject({ claimant: person.email, answer: 'Die Person kennt hier niemand.' })
  expect(JSON.stringify(seen)).not.toContain('Schulamt')
  await expect(answer(editor.id)).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(answer((await makeAccount()).id)).rejects.toMatchObject({ code: 'school_not_yours' })
  await expect(answer(person.id)).rejects.toMatchObject({ code: 'already_decided' })
  await withdrawClaim(person.id, claimId)
  await expect(answer(second.id)).rejects.toMatchObject({ code: 'already_decided' })
  expect(await claimAnswerData.read(first.id)).toMatchObject([{ claim_id: claimId }])
})

describe('refused, nothing is kept', () => {
  afterEach(async () => expect([await stored(), await waitingMails()]).toEqual([[], []]))

  test.each([
    ['shut', 'school_closed'],
    ['hidden', 'school_unknown'],
    ['nowhere', 'school_unknown'],
  ])('for the school %s', async (schoolId, code) => {
    await expect(claim(person.id, schoolId)).rejects.toMatchObject({ code })
  })
  test('for a school that the person owns', async () => {
    await expect(claim((await makeOwner('a')).id)).rejects.toMatchObject({ code: 'already_owner' })
  })
  test.each([{ email_verified: false }, { suspended_at: new Date() }])('of an account with %o', async (state) => {
    await db().updateTable('users').set(state).where('id', '=', person.id).execute()
    await expect(claim()).rejects.toMatchObject({ code: 'not_allowed' })
  })
  test.each([
    ['nothing', undefined, 'proof_missing'],
    ['text', 'ausweis.pdf', 'proof_missing'],
    ['a page', new File(['<html><script>1</script>'], 'a.pdf'), 'proof_type'],
    ['half a PDF', new File(['%PDF-1.7 ...'], 'a.pdf'), 'proof_damaged'],
    ['too much', new File([PDF, new Uint8Array(5 * 1024 * 1024)], 'a.pdf'), 'proof_too_large'],
  ])('with %s as evidence', async (_, proof, code) => {
    await expect(claim(person.id, 'a', { proof })).rejects.toMatchObject({ code })
  })
})

test('one claim of a school waits at a time, and three of an account, however many come at once', async () => {
  await claim()
  await expect(claim()).rejects.toMatchObject({ code: 'claim_open' })
  const more = await Promise.allSettled([
    claim(person.id, 'b'),
    claim(person.id, 'c'),
    proposeSchool({ userId: person.id, visitor }, MISSING, evidence()),
  ])
  expect(more.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(await stored()).toHaveLength(3)
})

test('withdrawn, the claim is over and its file goes; nobody withdraws what is not theirs', async () => {
  const id = await claim()
  const stranger = await makeAccount()
  await expect(withdrawClaim(stranger.id, id)).rejects.toMatchObject({ code: 'already_decided' })
  await withdrawClaim(person.id, id)
  expect([(await findOwnClaim(person.id, id))?.state, (await filesToGo()).length]).toEqual(['withdrawn', 1])
  await expect(withdrawClaim(person.id, id)).rejects.toMatchObject({ code: 'already_decided' })
  await claim()
})

test('claims are in the export with their file, go with the account, and six months after they were over', async () => {
  const id = await claim()
  expect(await claimData.read(person.id)).toMatchObject([{ school_id: 'a', person_function: 'Schulleitung' }])
  expect(await claimData.files!(person.id)).toMatchObject([{ path: expect.stringMatching(/^claims\/.*\.pdf$/) }])
  await db()
    .transaction()
    .execute((trx) => claimData.erase!(trx, person.id))
  expect(await filesToGo()).toHaveLength(1)
  await withdrawClaim(person.id, id)
  expect(await removeExpired('school_claims', 'claim_codes')).toBe(0)
  await db()
    .updateTable('school_claims')
    .set({ decided_at: new Date(Date.now() - 200 * 86_400_000) })
    .execute()
  expect([await removeExpired('school_claims', 'claim_codes'), await listOwnClaims(person.id)]).toEqual([1, []])
})
