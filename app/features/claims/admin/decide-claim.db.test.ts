import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { claimDecisionSchema, type MissingSchool } from '../claim.schema.ts'
import type { ClaimOutcome } from '../claim.ts'
import { claimSchool, proposeSchool } from '../submit/submit-claim.server.ts'
import { claimLog, evidence, filesToGo, makeDecider, makeOwner, ownersOf, verifiedAt } from '../testing/claims.ts'
import { decideClaim } from './decide-claim.server.ts'
import type { Decider } from './may-decide-claim.ts'
import { readEvidence } from './read-evidence.server.ts'
import { viewClaim } from './view-claim.server.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'claims-'))
const store = new FileSystemStorage(folder)
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

let person = { id: '', email: '' }
let claimId = ''
let moderator: Decider
const decision = (outcome: ClaimOutcome, reason = 'Weil es so ist.') => ({ outcome, reason })
const state = async () =>
  (await db().selectFrom('school_claims').select('state').where('id', '=', claimId).executeTakeFirst())?.state
const mails = async () => (await waitingMails()).map(({ template, to }) => `${template} ${to}`).sort()
const place = { lat: 50.94, lng: 6.96, position_precision: 'exact' }

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', ...place }), schoolRow({ id: 'b' })])
    .execute()
  person = await makeAccount()
  claimId = await claimSchool({ userId: person.id, visitor }, 'a', evidence())
  moderator = await makeDecider()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})
afterAll(() => fs.rm(folder, { recursive: true }))

test('moderators see what is needed, the file too, and that it was read is on record', async () => {
  const seen = await viewClaim(moderator, claimId)
  expect(seen).toMatchObject({ claimant: person.email, personFunction: 'Schulleitung', hasFile: true })
  expect(seen?.school).toMatchObject({ id: 'a', city: 'Köln' })
  expect(await readEvidence(moderator, claimId)).toMatchObject({ extension: 'pdf' })
  expect(await claimLog(claimId)).toEqual(['claim.made user', 'claim.read moderator'])
})

test('approved, the person owns a verified school, is told, and the file goes', async () => {
  expect(await decideClaim(moderator, claimId, decision('owner', ''))).toBe('a')
  expect([await ownersOf('a'), await verifiedAt('a'), await state()]).toEqual([
    [person.id],
    expect.any(Date),
    'approved',
  ])
  expect([await mails(), await filesToGo()]).toEqual([
    [`claim-approved ${person.email}`],
    [expect.stringMatching(/^claims\//)],
  ])
  expect(await claimLog(claimId)).toEqual(['claim.made user', 'claim.approved moderator'])
  expect(await readEvidence(moderator, claimId)).toBeNull()
})

test('refused, nothing changes but that the person reads why', async () => {
  await decideClaim(moderator, claimId, decision('refused', 'Nicht zu lesen.'))
  expect([await ownersOf('a'), await state(), (await filesToGo()).length]).toEqual([[], 'refused', 1])
  expect(await waitingMails()).toMatchObject([{ template: 'claim-refused', props: { reason: 'Nicht zu lesen.' } }])
})

test('refusing and replacing need reasons', () => {
  const wrong = (outcome: string) => claimDecisionSchema.safeParse({ outcome, reason: ' ' }).success
  expect(['owner', 'added', 'replaced', 'refused', 'x'].map(wrong)).toEqual([true, true, false, false, false])
})

describe('a claim is not decided', () => {
  afterEach(async () => expect([await state(), await ownersOf('a')]).toEqual(['open', []]))

  test.each(['person', 'editor', 'user'])('by the %s', async (who) => {
    const { userId } = who === 'person' ? { userId: person.id } : await makeDecider(who === 'user' ? 'user' : 'admin')
    await db()
      .updateTable('users')
      .set({ role: who === 'user' ? 'user' : 'admin' })
      .where('id', '=', userId)
      .execute()
    if (who === 'editor')
      await db().insertInto('school_members').values({ school_id: 'a', user_id: userId, role: 'editor' }).execute()
    const decider: Decider = { userId, role: 'admin' }
    await expect(decideClaim(decider, claimId, decision('owner'))).rejects.toMatchObject({ code: 'not_allowed' })
    expect([await viewClaim(decider, claimId), await readEvidence(decider, claimId)]).toEqual([null, null])
  })
  test('in favour of an account that was locked meanwhile', async () => {
    await db().updateTable('users').set({ suspended_at: new Date() }).where('id', '=', person.id).execute()
    await expect(decideClaim(moderator, claimId, decision('owner'))).rejects.toMatchObject({ code: 'claim_unknown' })
  })
  test('in favour of anybody when the school closed meanwhile', async () => {
    await db().updateTable('schools').set({ status: 'closed' }).where('id', '=', 'a').execute()
    await expect(decideClaim(moderator, claimId, decision('owner'))).rejects.toMatchObject({ code: 'school_closed' })
  })
  test('when there is none of that id', async () => {
    for (const id of [crypto.randomUUID(), '../x'])
      await expect(decideClaim(moderator, id, decision('owner'))).rejects.toMatchObject({ code: 'claim_unknown' })
  })
})

test('of two who decide at once the second is told so', async () => {
  const other = await makeDecider('admin')
  const both = await Promise.allSettled([
    decideClaim(moderator, claimId, decision('owner')),
    decideClaim(other, claimId, decision('refused')),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const failed = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect([failed.reason.code, (await mails()).length]).toEqual(['already_decided', 1])
})

describe('when the school has an owner', () => {
  let owner = { id: '', email: '' }
  let editor = { id: '', email: '' }
  let admin: Decider
  beforeEach(async () => {
    ;[owner, editor] = [await makeOwner('a'), await makeOwner('a', 'editor')]
    admin = await makeDecider('admin')
  })

  test('moderators leave it to an admin, who must know of the owner', async () => {
    for (const outcome of ['owner', 'added', 'replaced', 'refused'] as const)
      await expect(decideClaim(moderator, claimId, decision(outcome))).rejects.toMatchObject({
        code: 'claim_contested',
      })
    await expect(decideClaim(admin, claimId, decision('owner'))).rejects.toMatchObject({ code: 'claim_contested' })
    expect([await state(), await ownersOf('a')]).toEqual(['open', [owner.id]])
  })
  test('added, both own it and both are told', async () => {
    await decideClaim(admin, claimId, decision('added'))
    expect(await ownersOf('a')).toEqual([owner.id, person.id])
    expect(await mails()).toEqual([`claim-approved ${person.email}`, `owner-claim-added ${owner.email}`])
  })
  test('replaced, only the person runs it, and all others are told', async () => {
    await decideClaim(admin, claimId, decision('replaced'))
    const left = await db().selectFrom('school_members').select('user_id').where('school_id', '=', 'a').execute()
    expect([left, await verifiedAt('a')]).toEqual([[{ user_id: person.id }], expect.any(Date)])
    const gone = [owner, editor].map(({ email }) => `owner-claim-replaced ${email}`)
    expect(await mails()).toEqual([`claim-approved ${person.email}`, ...gone].sort())
  })
  test('refused, the owner is told that nothing changes', async () => {
    await decideClaim(admin, claimId, decision('refused'))
    expect(await ownersOf('a')).toEqual([owner.id])
    expect(await mails()).toEqual([`claim-refused ${person.email}`, `owner-claim-refused ${owner.email}`])
  })
})

describe('a missing school', () => {
  const proposal: MissingSchool = {
    name: 'Neue Schule',
    city: 'Köln',
    country: 'DE',
    category: 'primary',
    ownership: 'private',
    street: 'Weg 1',
    postalCode: '50667',
    phone: '0221 4711',
    website: 'https://neu.example',
    email: '',
  }
  beforeEach(async () => {
    claimId = await proposeSchool({ userId: person.id, visitor }, proposal, evidence())
  })

  test('approved, it comes to the directory with the person as its owner, near the schools of its postal code', async () => {
    const id = await decideClaim(moderator, claimId, decision('owner'))
    expect(id).toMatch(/^own-[0-9a-f]{12}$/)
    const row = db().selectFrom('school_directory').selectAll().where('id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({
      name: 'Neue Schule',
      street: 'Weg 1',
      source: 'own',
      status: 'active',
      verified_at: expect.any(Date),
      lat: 50.94,
      lng: 6.96,
      position_precision: 'postal_code',
      region: 'Nordrhein-Westfalen',
    })
    expect(await ownersOf(id!)).toEqual([person.id])
  })
  test('refused, it does not come', async () => {
    expect(await decideClaim(moderator, claimId, decision('refused'))).toBeNull()
    expect(await db().selectFrom('schools').select('id').where('source', '=', 'own').execute()).toEqual([])
    expect(await viewClaim(moderator, claimId)).toMatchObject({ proposal, school: null, hasFile: false })
  })
})
