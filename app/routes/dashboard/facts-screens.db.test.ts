import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { makeSchool } from '../testing/dashboard-school.ts'
import { makePerson, type Person } from '../testing/person.ts'
import { openScreen } from '../testing/render-screen.tsx'

const PLACE = { country: 'GB', region: 'Kent', category: 'primary', position_precision: 'exact', lat: 51.1, lng: 1.3 }
let person: Person
beforeEach(async () => {
  person = await makeSchool({ id: 'gb-0', pupils: 400, ...PLACE })
  await addFacts('gb-0', { fact: 'class_size', number: 27.5 }, { fact: 'pupils', number: 400 })
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('school_facts').execute()
  await removeAccounts()
})
const open = (search = '', cookie = person.cookie) => openScreen(`/dashboard/facts${search}`, { cookie })

test('shows the register beside the school’s own data, and corrects it in two presses', async () => {
  await db().insertInto('school_profiles').values({ school_id: 'gb-0', pupils: 1417 }).execute()
  const screen = await open()
  const row = screen.main.getByRole('row', { name: /^Zahl der Schülerinnen/ })
  expect(row.textContent).toMatch(/400.*1\.417.*weicht ab/)
  const form = await screen.follow('Berichtigung vorschlagen: Zahl der Schülerinnen und Schüler')
  const done = await form.send('Hinweis senden')
  expect([done.address, done.message]).toEqual(['/dashboard/facts', 'message.correctionRequested'])
  const rows = await db().selectFrom('school_corrections').select(['shown', 'value', 'reason', 'by_school']).execute()
  expect(rows).toEqual([
    {
      shown: '400',
      value: '1417',
      reason: 'Die Schule gibt selbst „1.417“ an, im Register steht „400“.',
      by_school: true,
    },
  ])
})

test('a wrong published figure goes to the team with both values', async () => {
  const form = await (await open()).follow('Berichtigung vorschlagen: Klassengröße')
  expect(form.main.text).toContain('Veröffentlicht: 27,5 (2024/25)')
  const empty = await form.send('Hinweis senden', { 'Richtig ist': '', 'Woher ist das bekannt?': '' })
  expect(empty.main.text).toContain('Bitte angeben, was richtig ist.')
  const sent = await form.send('Hinweis senden', {
    'Richtig ist': '25,5',
    'Woher ist das bekannt?': 'Amtliche Statistik',
  })
  expect(sent.address).toMatch(/^\/dashboard\/support\/\d+$/)
  for (const text of ['Klassengröße, 2024/25', 'Veröffentlicht: 27,5', 'Richtig wäre: 25,5', 'Amtliche Statistik'])
    expect(sent.main.text).toContain(text)
})

test('a public school is told no fees', async () => {
  await addFacts('gb-0', { fact: 'fees_from', number: 100 })
  expect((await open()).main.text).not.toContain('100 €')
  await db().updateTable('schools').set({ ownership: 'private' }).execute()
  expect((await open()).main.text).toContain('100 €')
})

test('nobody reports a figure of a school that is not theirs, nor one that it does not have', async () => {
  const other = await makeSchool({ id: 'gb-1' })
  const tickets = () => db().selectFrom('tickets').select('id').execute()
  const before = await tickets()
  const send = async (fields: Record<string, string>, cookie: string) => {
    const words = { intent: 'wrong-fact', value: '1', reason: 'Grund', ...fields }
    const form = { method: 'post', action: '', body: new URLSearchParams(words) }
    return (await openScreen('/dashboard/facts', { cookie, form })).status
  }
  expect(await send({ schoolId: 'gb-0', fact: 'class_size' }, other.cookie)).toBe(404)
  expect(await send({ schoolId: 'gb-0', fact: 'no_such' }, person.cookie)).toBe(404)
  expect(await tickets()).toEqual(before)
})

test('tells its place among ten similar schools, naming none', async () => {
  expect((await open()).part('region', 'Ähnliche Schulen im Umkreis').text).toContain('weniger als zehn Schulen')
  for (let at = 1; at <= 10; at++) {
    const id = `gb-${at}`
    await db()
      .insertInto('schools')
      .values(schoolRow({ id, ...PLACE }))
      .execute()
    await addFacts(id, { fact: 'pupils', number: 380 + at * 10 })
  }
  const part = (await open()).part('region', 'Ähnliche Schulen im Umkreis')
  expect(part.text).toContain('unter 10 Schulen derselben Art')
  expect(part.text).toContain('Median der 10 anderen: 435')
  expect(part.text).toContain('weniger: 1, mehr: 8')
  expect(part.text).toContain('Klassengröße')
  expect(part.text).not.toContain('Schule gb-')
})

test('leads those without a premium school to premium', async () => {
  expect((await open('', (await makePerson()).cookie)).address).toBe('/premium')
})
