import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { findSchool } from './find-school.server.ts'

const profile = async () => {
  const found = await findSchool('a', 'de')
  if (!found || 'movedTo' in found) throw new Error('no profile')
  return found.school
}
const fact = async (label: string) => (await profile()).facts.find((told) => told.label === label)
const add = (given: Parameters<typeof schoolRow>[0] = {}) =>
  db()
    .insertInto('schools')
    .values(
      schoolRow({
        id: 'a',
        name: 'Schule am Park',
        pupils: 820,
        features: ['music'],
        source_date: '2026-03-01',
        ...given,
      }),
    )
    .execute()
const say = (words: object) =>
  db()
    .insertInto('school_profiles')
    .values({ school_id: 'a', updated_at: '2026-11-04T10:00:00Z', ...words })
    .execute()

beforeEach(async () => {
  await db().deleteFrom('schools').execute()
})

test('an official fact knows its register, licence and day', async () => {
  await add()
  expect(await fact('Schülerinnen und Schüler')).toEqual({
    key: 'facts.pupils',
    label: 'Schülerinnen und Schüler',
    official: '820',
    own: '',
  })
  expect((await profile()).register).toMatchObject({
    dataset: 'Grunddaten der Schulen in Nordrhein-Westfalen',
    licence: 'Datenlizenz Deutschland – Namensnennung 2.0',
    date: '2026-03-01',
  })
  expect((await profile()).own).toBeNull()
})

test('a school of the starter directory says so, with its year, until a register has taken it over', async () => {
  await add({ source_date: '2022-04-20' })
  const year = async () => (await profile()).register?.starterYear
  expect(await year()).toBeNull()
  await db()
    .insertInto('starter_schools')
    .values({ school_id: 'a', source: 'de-nrw', source_date: '2022-04-20' })
    .execute()
  expect(await year()).toBe('2022')
  await db().updateTable('schools').set({ source_date: '2026-03-01' }).execute()
  expect(await year()).toBeNull()
})

test('what the school says otherwise stands beside the register’s word, never in its place', async () => {
  await add()
  await say({ pupils: 850, features: ['music', 'eco'], languages: ['fr', 'la'] })
  expect(await fact('Schülerinnen und Schüler')).toMatchObject({ official: '820', own: '850' })
  expect(await fact('Angebot')).toMatchObject({ official: 'Musik', own: 'Umweltbildung' })
  expect(await fact('Sprachen')).toMatchObject({ official: '', own: 'Französisch, Latein' })
  expect((await profile()).own).toMatchObject({ at: new Date('2026-11-04T10:00:00Z'), phone: false })
})

test('a school that only repeats the register is not heard twice', async () => {
  await add()
  await say({ pupils: 820, name: 'Schule am Park' })
  expect(await fact('Schülerinnen und Schüler')).toMatchObject({ official: '820', own: '' })
  expect(await fact('Name')).toBeUndefined()
})

test('where the school corrects name or address, the register’s word stays visible', async () => {
  await add()
  await say({ name: 'Parkschule', street: 'Neuer Weg 2' })
  expect(await fact('Name')).toMatchObject({ official: 'Schule am Park', own: 'Parkschule' })
  expect(await fact('Anschrift')).toMatchObject({
    official: 'Schulstraße 1, 50667 Köln',
    own: 'Neuer Weg 2, 50667 Köln',
  })
  expect((await profile()).own).toMatchObject({ address: true })
})

test('hidden contact data are in no fact of either voice', async () => {
  await add({ phone: '0221 1', website: 'https://register.example' })
  await say({ phone: '0221 999', website: 'https://school.example' })
  expect(await fact('Telefon')).toMatchObject({ official: '0221 1', own: '0221 999' })
  await db().updateTable('school_profiles').set({ show_contact: false }).execute()
  expect(JSON.stringify(await profile())).not.toMatch(/0221 1|0221 999|\.example/)
})

test('without a register everything was said by the school', async () => {
  await add({ source: 'own', source_id: 'own-1' })
  const { facts, register, own } = await profile()
  expect(register).toBeNull()
  expect(facts.map(({ official }) => official).join('')).toBe('')
  expect(facts).toContainEqual({ key: 'facts.pupils', label: 'Schülerinnen und Schüler', official: '', own: '820' })
  expect(facts.map(({ label }) => label)).not.toContain('Schulnummer')
  expect(own).toMatchObject({ address: true, phone: true })
})

test('what only registers tell is there, and silence leaves no row', async () => {
  await add({ faith: 'catholic', boarding: true, age_from: 10, age_to: 19, pupils: null })
  const labels = (await profile()).facts.map(({ label, official }) => `${label}: ${official}`)
  expect(labels).toContain('Konfession: katholisch')
  expect(labels).toContain('Alter: 10 bis 19 Jahre')
  expect(labels.join()).not.toMatch(/Schülerinnen|Mädchen/)
})
