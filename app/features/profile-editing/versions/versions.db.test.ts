import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { recordVersion } from '../record-version.server.ts'
import { selfReportedData } from '../self-reported-data.server.ts'
import { findVersion, listVersions } from './read-versions.server.ts'
import { restoreVersion } from './restore-version.server.ts'

let owner = { userId: '', schoolId: 'a' }
let stranger = owner

async function runs(schoolId: string, name: string) {
  const { id } = await makeAccount()
  await db().updateTable('profile_details').set({ full_name: name }).where('id', '=', id).execute()
  await db().insertInto('school_members').values({ school_id: schoolId, user_id: id, role: 'owner' }).execute()
  return { userId: id, schoolId: 'a' }
}

/** Writes other data of the school; a text of null is deleted. */
async function say(
  words: { features?: string[]; phone?: string; name?: string; show_contact?: boolean },
  text: string,
) {
  await db()
    .insertInto('school_profiles')
    .values({ school_id: 'a', ...words })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(words))
    .execute()
  await db().deleteFrom('school_texts').execute()
  await db().insertInto('school_texts').values({ school_id: 'a', section: 'awards', language: 'de', text }).execute()
  await db()
    .transaction()
    .execute((trx) => recordVersion(trx, owner))
}
const profile = () => db().selectFrom('school_profiles').selectAll().executeTakeFirstOrThrow()
const texts = () => db().selectFrom('school_texts').select('text').execute()

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b' })])
    .execute()
  await db()
    .insertInto('premium_grants')
    .values(['a', 'b'].map((school_id) => ({ school_id, reason: 'test' })))
    .execute()
  owner = await runs('a', 'Ines Brandt')
  stranger = await runs('b', 'Olaf Wenzel')
  await say({ features: ['music'], phone: '0221 1' }, 'Musikpreis')
  await say({ features: ['music', 'eco'], phone: '0221 2', show_contact: false }, 'Musikpreis und Umweltpreis')
})
afterAll(removeAccounts)

test('versions tell who changed what and when', async () => {
  expect(await listVersions(owner)).toEqual([
    {
      number: 2,
      madeBy: 'Ines Brandt',
      madeAt: expect.any(Date),
      changed: ['phone', 'features', 'show_contact', 'awards.de'],
    },
    { number: 1, madeBy: 'Ines Brandt', madeAt: expect.any(Date), changed: ['phone', 'features', 'awards.de'] },
  ])
  expect(await findVersion(owner, 1)).toMatchObject({
    differences: [{ column: 'phone', after: '0221 1' }, { column: 'features' }, { section: 'awards' }],
    fromNow: ['phone', 'features', 'awards.de'],
  })
  expect(await findVersion(owner, 3)).toBeUndefined()
})

test('an older version comes back as a new one; switches stay as they are', async () => {
  await restoreVersion(owner, { number: 1, newest: 2 })
  expect(await profile()).toMatchObject({ features: ['music'], phone: '0221 1', show_contact: false })
  expect(await texts()).toEqual([{ text: 'Musikpreis' }])
  expect((await listVersions(owner)).map(({ number }) => number)).toEqual([3, 2, 1])
})

describe('a text that the team has removed', () => {
  const remove = async () => {
    const decision = {
      occasion: 'check',
      outcome: 'removed',
      rule: 'people',
      facts: 'Bitte ohne Namen.',
      content: JSON.stringify({}),
    }
    const of = { school_id: 'a', subject_kind: 'text', subject_id: 'awards.de', decided_by: crypto.randomUUID() }
    await db().deleteFrom('school_texts').execute()
    return await db()
      .insertInto('decisions')
      .values({ ...of, ...decision })
      .returning('id')
      .executeTakeFirstOrThrow()
  }

  test('comes back with no older version, all else does', async () => {
    await remove()
    expect(await findVersion(owner, 1)).toMatchObject({ fromNow: ['phone', 'features'] })
    await restoreVersion(owner, { number: 1, newest: 2 })
    expect(await texts()).toEqual([])
    expect(await profile()).toMatchObject({ phone: '0221 1' })
  })

  test('comes back with an older version once the appeal of the school was upheld', async () => {
    const { id: decision_id } = await remove()
    const appeal = { decision_id, user_id: owner.userId, text: 'Es nennt niemanden.', state: 'upheld' }
    await db()
      .insertInto('appeals')
      .values({ ...appeal, decided_at: new Date() })
      .execute()
    await restoreVersion(owner, { number: 1, newest: 2 })
    expect(await texts()).toEqual([{ text: 'Musikpreis' }])
  })

  test('does not keep what the school wrote afterwards from coming back', async () => {
    await remove()
    await say({ phone: '0221 3' }, 'Umweltpreis')
    await say({ phone: '0221 3' }, 'Sportpreis')
    await restoreVersion(owner, { number: 3, newest: 4 })
    expect(await texts()).toEqual([{ text: 'Umweltpreis' }])
  })
})

test('what a register names changes by no restoring, what only the school names does', async () => {
  await say({ name: 'Alter Name' }, 'x')
  await say({ name: 'Neuer Name' }, 'x')
  await restoreVersion(owner, { number: 3, newest: 4 })
  expect(await profile()).toMatchObject({ name: 'Neuer Name' })
  await db().updateTable('schools').set({ source: 'own' }).execute()
  const newest = (await listVersions(owner))[0]?.number ?? 0
  await restoreVersion(owner, { number: 3, newest })
  expect(await profile()).toMatchObject({ name: 'Alter Name' })
})

test('a writer who did not see the newest version is told', async () => {
  await say({ phone: '0221 2' }, 'Noch neuer')
  await expect(restoreVersion(owner, { number: 1, newest: 2 })).rejects.toMatchObject({ code: 'text_changed' })
  expect(await texts()).toEqual([{ text: 'Noch neuer' }])
})

test('a change that nobody kept is kept before an older version replaces it', async () => {
  await db().updateTable('school_texts').set({ text: 'Am Text vorbei' }).execute()
  await restoreVersion(owner, { number: 1, newest: 2 })
  expect(await texts()).toEqual([{ text: 'Musikpreis' }])
  expect(await listVersions(owner)).toMatchObject([{ number: 4 }, { number: 3, madeBy: null }, {}, {}])
})

test('members of other schools neither see nor restore versions', async () => {
  expect(await listVersions(stranger)).toEqual([])
  expect(await findVersion(stranger, 1)).toBeUndefined()
  await expect(restoreVersion(stranger, { number: 1, newest: 2 })).rejects.toMatchObject({ code: 'school_not_yours' })
})

test('a school without premium, or a version that is gone, changes nothing', async () => {
  await expect(restoreVersion(owner, { number: 9, newest: 2 })).rejects.toMatchObject({ code: 'version_unknown' })
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  await expect(restoreVersion(owner, { number: 1, newest: 2 })).rejects.toMatchObject({ code: 'premium_required' })
  expect(await texts()).toEqual([{ text: 'Musikpreis und Umweltpreis' }])
})

test('people get what they wrote with their data', async () => {
  expect(await selfReportedData.read(owner.userId)).toMatchObject({
    versions: [{ number: 1 }, { number: 2 }],
    drafts: [],
  })
  expect(await selfReportedData.read(stranger.userId)).toEqual({ versions: [], drafts: [] })
})
