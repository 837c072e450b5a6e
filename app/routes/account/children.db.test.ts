import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { addChild, listChildren } from '#app/features/children/children.server.ts'
import { findConsent } from '#app/features/children/consent.server.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { faultOf } from '../testing/fault-of.ts'
import { makePerson, type Person } from '../testing/person.ts'
import { openScreen } from '../testing/render-screen.tsx'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action } from './children.tsx'

const TYPED = {
  'Monat der Geburt': 'Mai',
  'Jahr der Geburt': '2017',
  Land: 'Deutschland',
  'Postleitzahl oder Ort': '50667',
}
const CONSENT = /^Ich willige ein/
const CHILD = { born: '2017-05', country: 'DE', area: 'Nordrhein-Westfalen' } as const

let person: Person
beforeEach(async () => {
  person = await makePerson()
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', lat: 50.94, lng: 6.95, position_precision: 'exact' }),
      schoolRow({
        ...{ id: 'b', region: 'Hessen', city: 'Kassel', postal_code: '34117' },
        ...{ lat: 51.31, lng: 9.49, position_precision: 'exact' },
      }),
    ])
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('attempt_counts').execute()
  await removeAccounts()
  await closeDirectory()
})
afterAll(closeDirectory)

const open = (cookie = person.cookie) => openScreen('/account/children', { cookie })
const send = async (form: Record<string, string>, cookie?: string) =>
  resultOf(await action(routeArgs('/account/children', { form, cookie })))

test('the first child needs the consent, which stands apart from the form of the child', async () => {
  const screen = await open()
  const add = screen.part('region', 'Kind hinzufügen')
  expect(add.getByRole<HTMLInputElement>('checkbox', { name: CONSENT }).checked).toBe(false)
  const refused = await add.send('Kind hinzufügen', TYPED)
  expect([refused.status, await listChildren(person.id)]).toEqual([400, []])
  expect(refused.part('region', 'Kind hinzufügen').getByRole('alert').textContent).toContain(
    'Bitte stimme zuerst der Einwilligung zu.',
  )
  expect(faultOf(refused.main, 'Postleitzahl oder Ort').value).toBe('50667')
})

test('a child is added, changed and removed; the second needs no further consent', async () => {
  const added = await (await open()).part('region', 'Kind hinzufügen').send('Kind hinzufügen', {
    ...TYPED,
    [translator('de')('childReminders.consent', { months: 24 })]: true,
  })
  expect(added.message).toBe('message.childSaved')
  expect(await listChildren(person.id)).toMatchObject([CHILD])
  expect(added.queryByRole('checkbox', { name: CONSENT })).toBeNull()
  const card = added.part('article', 'Geboren im Mai 2017')
  expect(card.text).toContain('Nordrhein-Westfalen')
  const changed = await card.send('Änderungen speichern: Geboren im Mai 2017', { 'Postleitzahl oder Ort': 'Kassel' })
  expect(changed.part('article', 'Geboren im Mai 2017').text).toContain('Hessen')
  const removed = await changed.send('Kind entfernen: Geboren im Mai 2017')
  expect([removed.message, await listChildren(person.id)]).toEqual(['message.childRemoved', []])
})

test('reminders are stopped, turned on with a new consent, and withdrawn with all children', async () => {
  await addChild(person.id, CHILD, true)
  const stopped = await (await open()).send('Keine E-Mails mehr')
  const settings = stopped.part('region', 'Einwilligung')
  expect([stopped.message, settings.text]).toEqual([
    'message.remindersStopped',
    expect.stringContaining('schreiben wir dir keine Erinnerungen mehr'),
  ])
  const refused = await settings.send('Erinnerungen einschalten')
  expect([refused.status, (await findConsent(person.id))?.stoppedAt]).toEqual([400, expect.any(Date)])
  expect((await send({ intent: 'renew', consent: 'on' }, person.cookie)).status).toBe(302)
  expect((await findConsent(person.id))?.stoppedAt).toBeNull()
  const withdrawn = await (await open()).send('Widerrufen und alle Kinder löschen')
  expect([withdrawn.message, await listChildren(person.id), await findConsent(person.id)]).toEqual([
    'message.consentWithdrawn',
    [],
    undefined,
  ])
})

test('nobody changes or removes the child of somebody else, or anything without a session', async () => {
  await addChild(person.id, CHILD, true)
  const [child] = await listChildren(person.id)
  const other = await makePerson()
  const change = {
    intent: 'change',
    childId: child!.id,
    bornMonth: '01',
    bornYear: '2018',
    country: 'DE',
    place: 'Kassel',
  }
  expect(await send(change, other.cookie)).toMatchObject({ status: 404, data: { code: 'child_unknown' } })
  await send({ intent: 'remove', childId: child!.id }, other.cookie)
  await send({ intent: 'withdraw' }, other.cookie)
  const forms: Record<string, string>[] = [change, { intent: 'remove', childId: child!.id }, { intent: 'stop' }]
  for (const form of [...forms, { intent: 'withdraw' }])
    expect(await send(form)).toMatchObject({ status: 400, data: { code: 'session_missing' } })
  expect(await listChildren(person.id)).toEqual([child])
  expect((await open(other.cookie)).queryByRole('article')).toBeNull()
  expect((await openScreen('/account/children')).address).toMatch(/^\/auth\?next=/)
})

test.each([
  ['a month that is missing', { bornMonth: '' }, 'bornMonth'],
  ['a month that there is not', { bornMonth: '13' }, 'bornMonth'],
  ['a year to come', { bornYear: '2999' }, 'bornYear'],
  ['a country that we have not', { country: 'US' }, 'country'],
  ['a place elsewhere', { place: 'Xyzzy' }, 'place'],
  ['no place at all', { place: '' }, 'place'],
  ['a region that is not in the list', { place: '', region: 'DE Texas' }, 'place'],
])('%s is refused beside its field', async (_, change, field) => {
  const form = {
    intent: 'add',
    bornMonth: '05',
    bornYear: '2017',
    country: 'DE',
    place: 'Köln',
    consent: 'on',
    ...change,
  }
  const { status, data } = await send(form, person.cookie)
  const { error } = data?.result ?? {}
  expect([status, Object.keys(error ?? {})]).toEqual([400, [field]])
  expect(await listChildren(person.id)).toEqual([])
})

test('a seventh child, one that is there twice and an unconfirmed address are refused in words', async () => {
  for (const month of ['01', '02', '03', '04', '05', '06'])
    await addChild(person.id, { ...CHILD, born: `2017-${month}` }, true)
  expect((await open()).queryByRole('region', { name: 'Kind hinzufügen' })).toBeNull()
  const typed = { bornMonth: '07', bornYear: '2017', country: 'DE', place: 'Köln' }
  expect((await send({ intent: 'add', ...typed }, person.cookie)).data?.code).toBe('children_full')
  const [first] = await listChildren(person.id)
  const twice = { intent: 'change', childId: first!.id, ...typed, bornMonth: '02' }
  expect((await send(twice, person.cookie)).data?.code).toBe('child_twice')
  const other = await makePerson()
  await db().updateTable('users').set({ email_verified: false }).where('id', '=', other.id).execute()
  const refused = await send({ intent: 'add', ...typed, consent: 'on' }, other.cookie)
  expect([refused.data?.code, await findConsent(other.id)]).toEqual(['address_unconfirmed', undefined])
})

test('a form that the page does not know is refused', async () => {
  expect((await send({ intent: 'explode' }, person.cookie)).status).toBe(400)
})
