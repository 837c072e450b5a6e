import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { eventStructuredData } from '#app/features/school-profile/event-structured-data.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { findFaults } from '#app/features/school-profile/testing/validate-structured-data.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type { WrittenEvent } from './event.schema.ts'
import { findEventSchool } from './find-event-school.server.ts'
import { findOpenDays } from './find-open-days.server.ts'
import { listComingEvents } from './list-coming-events.server.ts'
import { findEvent, listEvents, listPastEvents } from './list-events.server.ts'
import { addEvent, changeEvent, deleteEvent } from './save-event.server.ts'

let own: { userId: string; schoolId: string }
let other: typeof own
beforeEach(async () => {
  own = await makeSchool('de-XX-1')
  other = await makeSchool('de-XX-2')
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

async function makeSchool(schoolId: string) {
  const { id: userId } = await makeAccount()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: schoolId }))
    .execute()
  await db().insertInto('school_members').values({ school_id: schoolId, user_id: userId, role: 'editor' }).execute()
  await db().insertInto('premium_grants').values({ school_id: schoolId, reason: 'test' }).execute()
  return { userId, schoolId }
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const event = (given: Partial<WrittenEvent> = {}): WrittenEvent => ({
  kind: 'open_day',
  title: 'Ein offener Tag',
  text: '',
  language: 'de',
  place: '',
  link: '',
  version: 0,
  startsAt: hours(24),
  endsAt: hours(26),
  ...given,
})
const titles = async (schoolId = 'de-XX-1') => (await listEvents(schoolId)).map(({ title }) => title)
async function add(given: Partial<WrittenEvent> = {}) {
  await addEvent(own, event(given))
  const rows = db().selectFrom('school_events').select('id').orderBy('id', 'desc')
  return (await rows.executeTakeFirstOrThrow()).id
}
const age = (id: string) =>
  db()
    .updateTable('school_events')
    .set({ starts_at: hours(-3), ends_at: hours(-1) })
    .where('id', '=', id)
    .execute()
const shown = async () => {
  const found = await findSchool('de-XX-1', 'en')
  return found && 'school' in found ? found.school.events : undefined
}

test('what a school announces stands on its profile in the order of time, until it is over', async () => {
  await add({ title: 'Später', startsAt: hours(48), endsAt: hours(50) })
  const first = await add({ title: 'Läuft gerade', startsAt: hours(-1), endsAt: hours(1) })
  expect((await shown())?.map(({ title }) => title)).toEqual(['Läuft gerade', 'Später'])
  await age(first)
  expect([await titles(), (await listPastEvents('de-XX-1')).map(({ title }) => title)]).toEqual([
    ['Später'],
    ['Läuft gerade'],
  ])
  expect(await titles('de-XX-2')).toEqual([])
})

test('times are those of the school, in the words of the page', async () => {
  const [startsAt, endsAt] = [new Date('2027-07-01T08:00:00Z'), new Date('2027-07-01T10:00:00Z')]
  await add({ startsAt, endsAt })
  expect(await shown()).toMatchObject([
    { when: expect.stringMatching(/1 July 2027.*10:00.12:00/), startsAt: '2027-07-01T10:00:00+02:00' },
  ])
  await db().updateTable('schools').set({ country: 'FR', postal_code: '97400' }).where('id', '=', 'de-XX-1').execute()
  expect(await shown()).toMatchObject([{ startsAt: '2027-07-01T12:00:00+04:00' }])
})

test('search engines read the events that stand on the page, in valid data', async () => {
  await add({ title: 'Mit allem', text: 'Zwei\nZeilen', place: 'Aula', link: 'https://schule.example' })
  await add({ title: 'Ohne alles' })
  const found = await findSchool('de-XX-1', 'en')
  if (!found || !('school' in found)) throw new Error('There is no such school.')
  const described = eventStructuredData(found.school, { origin: 'https://aulario.example', locale: 'en' })
  expect(described).toMatchObject([
    { '@type': 'Event', name: 'Mit allem', location: { name: 'Aula', address: { addressLocality: 'Köln' } } },
    { '@type': 'Event', name: 'Ohne alles', location: { name: 'Schule de-XX-1' } },
  ])
  const faults = (data: object[]) => findFaults(data as Parameters<typeof findFaults>[0])
  expect(await faults(described)).toEqual([])
  expect(await faults([{ ...described[0], pupils: 3 }])).not.toEqual([])
})

test('of a closed school nothing shows', async () => {
  await add()
  await db().updateTable('schools').set({ status: 'closed' }).execute()
  expect([await shown(), await findEventSchool('de-XX-1')]).toEqual([[], undefined])
})

test('without premium open days show and are written, and no other event', async () => {
  const open = await add()
  const other = await add({ kind: 'info_evening', title: 'Informationsabend' })
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  expect((await shown())?.map(({ title }) => title)).toEqual(['Ein offener Tag'])
  expect((await listComingEvents(['de-XX-1'], undefined, 9)).map(({ id }) => id)).toEqual([open])
  expect([...(await findOpenDays(['de-XX-1'])).keys()]).toEqual(['de-XX-1'])
  for (const attempt of [
    () => addEvent(own, event({ kind: 'other' }), 'free'),
    () => changeEvent(own, other, event({ version: 1 }), 'free'),
    () => changeEvent(own, open, event({ kind: 'registration', version: 1 }), 'free'),
    () => deleteEvent(own, other, 'free'),
    () => addEvent(own, event()),
    () => changeEvent(own, open, event({ version: 1 })),
    () => deleteEvent(own, open),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'premium_required' })
  await changeEvent(own, open, event({ title: 'Komm und schau', version: 1 }), 'free')
  expect((await shown())?.map(({ title }) => title)).toEqual(['Komm und schau'])
  await deleteEvent(own, open, 'free')
  await addEvent(own, event(), 'free')
  expect(await titles()).toEqual(expect.arrayContaining(['Ein offener Tag', 'Informationsabend']))
})

test('nobody announces for a school that they do not run, or changes its events', async () => {
  const id = await add()
  const stranger = { ...own, userId: other.userId }
  await expect(addEvent(stranger, event())).rejects.toMatchObject({ code: 'school_not_yours' })
  await expect(changeEvent(stranger, id, event())).rejects.toMatchObject({ code: 'school_not_yours' })
  await expect(deleteEvent(stranger, id)).rejects.toMatchObject({ code: 'school_not_yours' })
  // Naming their own school in the form does not give them access to another school's event.
  await expect(changeEvent(other, id, event({ version: 1 }))).rejects.toMatchObject({ code: 'event_unknown' })
  await expect(deleteEvent(other, id)).rejects.toMatchObject({ code: 'event_unknown' })
  expect(await findEvent('de-XX-2', id)).toBeUndefined()
  for (const odd of ['x', '\0', crypto.randomUUID()]) {
    expect(await findEvent('de-XX-1', odd)).toBeUndefined()
    await expect(deleteEvent(own, odd)).rejects.toMatchObject({ code: 'event_unknown' })
  }
  expect(await titles()).toEqual(['Ein offener Tag'])
})

test('an event is news when it is added and when its date moves, not when its words change', async () => {
  const id = await add()
  const datedAt = async () => {
    const rows = db().selectFrom('school_events').select('dated_at').where('id', '=', id)
    return (await rows.executeTakeFirstOrThrow()).dated_at
  }
  const { startsAt, endsAt } = (await listEvents('de-XX-1'))[0]!
  const added = await datedAt()
  await changeEvent(own, id, event({ title: 'Anders benannt', startsAt, endsAt, version: 1 }))
  expect(await datedAt()).toEqual(added)
  await changeEvent(own, id, event({ startsAt, endsAt: hours(30), version: 2 }))
  expect((await datedAt()).getTime()).toBeGreaterThan(added.getTime())
})

test('of two who change an event at once the later one is told', async () => {
  const id = await add()
  const attempts = await Promise.allSettled(
    ['Eins ist neu', 'Zwei ist neu'].map((title) => changeEvent(own, id, event({ title, version: 1 }))),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(attempts.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'text_changed' } })
  expect(await listEvents('de-XX-1')).toMatchObject([{ version: 2 }])
})

test('twenty events to come are the most, also when many are added at once', async () => {
  for (let at = 0; at < 18; at++) await add()
  const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => addEvent(own, event())))
  const reasons = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(reasons).toEqual(['events_full', 'events_full'])
  expect(await titles()).toHaveLength(20)
})

test('an event that is over makes room, and cannot come back without some', async () => {
  const over = await add({ title: 'Von gestern' })
  await age(over)
  for (let at = 0; at < 20; at++) await add()
  await expect(changeEvent(own, over, event({ version: 1 }))).rejects.toMatchObject({ code: 'events_full' })
})

test('a deleted event is gone, and the record says who took it back', async () => {
  const id = await add()
  await deleteEvent(own, id)
  expect(await titles()).toEqual([])
  const entries = await db().selectFrom('audit_entries').select(['action', 'actor_id']).execute()
  expect(entries).toContainEqual({ action: 'event.deleted', actor_id: own.userId })
})
