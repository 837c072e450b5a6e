import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveNotifications } from '#app/features/accounts/me/notifications.server.ts'
import { makeAccount, removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { db } from '#db/client.ts'
import type { WrittenEnquiry } from './enquiry.schema.ts'
import { findSchoolForEnquiry } from './find-school-for-enquiry.server.ts'
import { sendEnquiry } from './send-enquiry.server.ts'
import { makePremiumSchool, removeSchools } from './testing/premium-school.ts'

const written: WrittenEnquiry = {
  name: 'Ada Lovelace',
  email: 'ada@post.example',
  phone: '0221 1',
  privacy: 'on',
  website: undefined,
  message: 'Gibt es noch Plätze in Klasse 5?',
}
const guest = { session: null, visitor, locale: 'it' as const }
let school: Awaited<ReturnType<typeof makePremiumSchool>>
beforeEach(async () => {
  school = await makePremiumSchool('de-XX-1')
})
afterEach(async () => {
  await removeSchools()
  await removeAccounts()
})

const send = (given: Partial<WrittenEnquiry> = {}, sender: Parameters<typeof sendEnquiry>[2] = guest) =>
  sendEnquiry('de-XX-1', { ...written, ...given }, sender)
const kept = () => db().selectFrom('enquiries').selectAll().execute()
const mailsOf = async (template: string) => (await waitingMails()).filter((mail) => mail.template === template)

test('a message lies in the inbox with the consent, and reaches those who run the school once', async () => {
  await send()
  expect(await kept()).toMatchObject([
    {
      school_id: 'de-XX-1',
      email: 'ada@post.example',
      answered_at: null,
      privacy_version: expect.stringMatching(/^2/),
    },
  ])
  const mails = await mailsOf('school-message')
  expect(mails).toMatchObject([
    { to: school.email, replyTo: 'ada@post.example', props: { name: 'Ada Lovelace', text: written.message } },
  ])
  expect(mails[0]).toHaveProperty('unsubscribeUrl', expect.stringContaining('email.message'))
  const [message] = await kept()
  const entries = await db().selectFrom('notifications').select(['user_id', 'kind', 'path', 'props']).execute()
  expect(entries).toEqual([
    {
      user_id: school.userId,
      kind: 'message',
      path: `/dashboard/messages/${message?.id}`,
      props: { school: 'Schule de-XX-1' },
    },
  ])
})

test('who has turned these mails off finds the message in the inbox alone', async () => {
  await saveNotifications(school.userId, { 'email.message': false })
  await send()
  expect([await mailsOf('school-message'), await kept()]).toMatchObject([[], [{ name: 'Ada Lovelace' }]])
})

test('a stranger whose address is typed reads no word of the message', async () => {
  await send({ name: 'www.boese.example', message: 'Kauf bei www.boese.example' })
  const [mail] = await mailsOf('message-sent')
  expect(mail).toMatchObject({ to: 'ada@post.example', locale: 'it', props: { school: 'Schule de-XX-1', text: '' } })
  expect(JSON.stringify(mail)).not.toContain('boese')
})

test('a signed-in sender gets a copy to the own address, and to no other', async () => {
  const { id: userId, email } = await makeAccount()
  const session = { userId, email }
  await send({ email }, { ...guest, session })
  await send({ email: 'fremd@post.example' }, { ...guest, session })
  const copies = await mailsOf('message-sent')
  expect(Object.fromEntries(copies.map(({ to, props }) => [to, props.text]))).toEqual({
    [email]: written.message,
    'fremd@post.example': '',
  })
  expect((await kept()).map(({ sender_id }) => sender_id)).toEqual([userId, userId])
})

describe('five messages a day', () => {
  const from = (address: string) => ({ ...guest, visitor: { ...visitor, address } })
  const outcomes = async (sending: Promise<void>[]) => {
    const settled = await Promise.allSettled(sending)
    const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    return { sent: settled.length - reasons.length, reasons: [...new Set(reasons)] }
  }
  const five = { sent: 5, reasons: ['too_many_attempts'] }

  test('of one address from one network, also all at once; its owner elsewhere goes on', async () => {
    const sending = Array.from({ length: 8 }, (_, at) => send({ email: at % 2 ? 'ADA@post.example' : written.email }))
    expect(await outcomes(sending)).toEqual(five)
    await send({}, from('198.51.100.1'))
    expect(await kept()).toHaveLength(6)
  })

  test('of one address from all networks together twenty, then one of each that has sent none', async () => {
    const networks = Array.from({ length: 10 }, (_, at) => from(`198.51.100.${at}`))
    expect((await outcomes(networks.flatMap((one) => [send({}, one), send({}, one)]))).sent).toBe(20)
    expect((await outcomes([send({}, networks[0])])).sent).toBe(0)
    const late = from('203.0.113.200')
    expect([(await outcomes([send({}, late)])).sent, (await outcomes([send({}, late)])).sent]).toEqual([1, 0])
  })

  test('of one network, whatever addresses are typed', async () => {
    expect(await outcomes(Array.from({ length: 7 }, (_, at) => send({ email: `a${at}@post.example` })))).toEqual(five)
  })

  test('of one account, whatever addresses are typed and networks used', async () => {
    const { id: userId, email } = await makeAccount()
    const sending = Array.from({ length: 7 }, (_, at) =>
      send({ email: `a${at}@post.example` }, { ...from(`198.51.100.${at}`), session: { userId, email } }),
    )
    expect(await outcomes(sending)).toEqual(five)
  })
})

describe('a school takes no messages', () => {
  const refused = async () => {
    await expect(send()).rejects.toMatchObject({ code: 'messages_closed' })
    expect([await kept(), await waitingMails(), await findSchoolForEnquiry('de-XX-1')]).toEqual([[], [], undefined])
    const found = await findSchool('de-XX-1', 'de')
    expect(found && 'school' in found && found.school.takesMessages).not.toBe(true)
  }

  test('without premium', async () => {
    await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
    await refused()
  })

  test('that hides its contact data', async () => {
    await db().insertInto('school_profiles').values({ school_id: 'de-XX-1', show_contact: false }).execute()
    await refused()
  })

  test('that nobody runs', async () => {
    await db().deleteFrom('school_members').execute()
    await refused()
  })

  test('whose people have all deleted their accounts or are locked', async () => {
    await db().updateTable('users').set({ erase_after: new Date() }).execute()
    await refused()
  })

  test('that is closed or hidden', async () => {
    await db().updateTable('schools').set({ status: 'closed' }).execute()
    await refused()
    await db().updateTable('schools').set({ status: 'hidden' }).execute()
    await refused()
  })
})

test('an address that names no school is none that takes messages', async () => {
  for (const odd of ['', '\0', 'x'.repeat(5000), "' or true --"])
    expect(await findSchoolForEnquiry(odd)).toBeUndefined()
})

test('messages are deleted twelve months after they came, answered or not', async () => {
  await send()
  await send()
  const [old] = await kept()
  await db()
    .updateTable('enquiries')
    .set({ created_at: new Date(Date.now() - 367 * 86_400_000) })
    .where('id', '=', old!.id)
    .execute()
  expect(await removeExpired('enquiries')).toBe(1)
  expect(await kept()).toHaveLength(1)
})
