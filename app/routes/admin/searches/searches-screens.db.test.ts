import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { rowsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
let admin: Person
beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Abendgymnasium', local_type: 'Abendgymnasium', city: 'Köln' }))
    .execute()
})
beforeEach(async () => {
  admin = await makeStaff('admin', 'Grace Hopper')
})
afterEach(async () => {
  await db().deleteFrom('zero_results').execute()
  await db().deleteFrom('search_synonyms').execute()
  await removeAccounts()
})
afterAll(closeDirectory)

const open = (address: string, cookie = admin.cookie) => openScreen(`/admin/${address}`, { cookie })
const miss = (text: string, count: number, relaxed = 0, language = 'de') =>
  sql`insert into zero_results (language, text, count, relaxed)
    values (${language}, ${text}, ${count}, ${relaxed})`.execute(db())

test('failed searches are listed with their numbers, as text, by language and ending', async () => {
  await miss(`bildungsweg ${MARKUP}`, 5, 2)
  await miss('abendkurs', 3, 3)
  await miss('école du soir', 7, 0, 'fr')
  const screen = await open('searches')
  const rows = rowsOf(screen.part('region', 'Eingegebene Texte'))
  // The link that makes a synonym stands beside the text, where a phone shows it.
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ['école du soir', 'Synonym anlegen: école du soir', 'Français', '7', '7', '0'],
    [`bildungsweg ${MARKUP}`, `Synonym anlegen: bildungsweg ${MARKUP}`, 'Deutsch', '5', '3', '2'],
    ['abendkurs', 'Synonym anlegen: abendkurs', 'Deutsch', '3', '0', '3'],
  ])
  expect(screen.html).not.toContain(MARKUP)
  const [week] = rowsOf(screen.part('region', 'Wochen'))
  expect(week!.slice(1).map((cell) => Number.parseInt(cell, 10))).toEqual([8, 0, 7, 0, 0, 5])
  const part = await screen.main.send('Anzeigen', { Sprache: 'Deutsch', 'Was gezeigt wurde': 'Ähnliche Treffer' })
  expect(rowsOf(part.part('region', 'Eingegebene Texte')).map(([text]) => text)).toEqual([
    `bildungsweg ${MARKUP}`,
    'abendkurs',
  ])
  const none = await open('searches?week=2026-99-99&language=it')
  expect(none.main.text).toContain('Keine Suchen ohne Treffer')
})

test('a synonym is made from a failed search, tried, saved, changed and removed', async () => {
  await miss('roter himmelsgucker', 4)
  const list = await open('searches')
  const begun = await list.main.follow(/^Synonym anlegen ?: roter himmelsgucker$/)
  expect(faultOf(begun.main, 'Eingegebene Wörter').value).toBe('roter himmelsgucker')
  const trial = await begun.main.send('Am letzten Monat ausprobieren', { 'Gemeint ist': 'Abendgymnasium' })
  const part = trial.part('region', '„roter himmelsgucker“ als „Abendgymnasium“ verstehen')
  expect(part.text).toContain('Finden dann etwas: 1')
  expect(part.text).toMatch(/roter himmelsgucker ?4-mal gesucht, Treffer bisher 0, dann 1/)
  expect(part.text).toContain('Von 0 Suchen, die heute etwas finden, ändern sich: 0')
  const saved = await part.send('Synonym speichern')
  expect(saved.message).toBe('message.synonymSaved')
  const stored = saved.part('region', 'Gespeicherte Synonyme')
  expect(stored.text).toContain('roter himmelsgucker Abendgymnasium')
  expect(stored.text).toContain(`von ${admin.email}`)
  const changing = await stored.follow(/^Ändern/)
  expect(changing.part('region', 'Synonym ändern').text).toContain('Gemeint ist')
  const removed = await changing.part('region', 'Gespeicherte Synonyme').send(/^Entfernen/)
  expect(removed.message).toBe('message.synonymRemoved')
  expect(removed.part('region', 'Gespeicherte Synonyme').text).toContain('noch keine')
})

test('a draft that cannot be is said beside its field and not tried', async () => {
  const screen = await open('synonyms?typed=Abendgymnasium&meaning=Schule')
  expect(faultOf(screen.main, 'Eingegebene Wörter').reason).toContain('So heißt eine Schule oder ein Ort')
  expect(screen.main.text).not.toContain('Finden dann etwas')
  const odd = await open(`synonyms?typed=${'x'.repeat(500)}&meaning=%00&country=XX&id=1%27&page=-1&language=zz`)
  expect(odd.status).toBe(200)
})

test('only admins save', async () => {
  const body = new URLSearchParams({ intent: 'save', language: 'de', typed: 'bildungsweg', meaning: 'Abendgymnasium' })
  const send = (cookie: string) => openScreen('/admin/synonyms', { cookie, form: { action: '', method: 'post', body } })
  for (const person of [await makeStaff('moderator'), await makePerson()]) await send(person.cookie)
  expect(await db().selectFrom('search_synonyms').select('id').execute()).toEqual([])
  await send(admin.cookie)
  expect(await db().selectFrom('search_synonyms').select('id').execute()).toHaveLength(1)
})
