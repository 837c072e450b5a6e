import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addFavourites } from '../add-favourites.server.ts'
import { listFavourites, updateFavourite } from '../favourites.server.ts'
import { MAX_FAVOURITES } from '../favourites.ts'
import { addDeviceNote, findNotes, saveNote } from './notes.server.ts'

const MANY = Array.from({ length: MAX_FAVOURITES }, (_, index) => `many-${index}`)
let me = ''
let other = ''

beforeAll(async () => {
  const rows = ['a', 'b', ...MANY].map((id) => schoolRow({ id }))
  await db()
    .insertInto('schools')
    .values([...rows, schoolRow({ id: 'hidden', status: 'hidden' })])
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'b' }).execute()
})
beforeEach(async () => {
  me = (await makeAccount()).id
  other = (await makeAccount()).id
})
afterEach(removeAccounts)

test('a note makes a school a favourite, one of a merged school its successor', async () => {
  await saveNote(me, { schoolId: 'a', note: 'Tag der offenen Tür' })
  await saveNote(me, { schoolId: 'old', note: 'Mensa' })
  expect(await findNotes(me, ['a', 'b', 'many-1'])).toEqual({ a: 'Tag der offenen Tür', b: 'Mensa' })
  expect((await listFavourites(me)).map(({ id }) => id).sort()).toEqual(['a', 'b'])
})

test('an empty note makes no favourite, and removes a note alone', async () => {
  await saveNote(me, { schoolId: 'a', note: '' })
  expect(await listFavourites(me)).toEqual([])
  await addFavourites(me, ['a'])
  await updateFavourite(me, { schoolId: 'a', note: 'alt', visitOn: '2026-11-28' })
  await saveNote(me, { schoolId: 'a', note: '' })
  expect(await listFavourites(me)).toMatchObject([{ id: 'a', note: '', visitOn: '2026-11-28' }])
})

test('nobody reads or changes the notes of another person', async () => {
  await saveNote(me, { schoolId: 'a', note: 'meine' })
  await saveNote(other, { schoolId: 'a', note: 'andere' })
  await addDeviceNote(other, { schoolId: 'a', note: 'vom Gerät' })
  expect(await findNotes(me, ['a'])).toEqual({ a: 'meine' })
  expect(await findNotes(other, ['a'])).toEqual({ a: 'andere\nvom Gerät' })
})

test('hidden and unknown schools are refused, and so is one too many', async () => {
  for (const schoolId of ['hidden', 'nowhere'])
    await expect(saveNote(me, { schoolId, note: 'x' })).rejects.toMatchObject({ code: 'school_unknown' })
  await addFavourites(me, MANY)
  await expect(saveNote(me, { schoolId: 'a', note: 'x' })).rejects.toMatchObject({ code: 'favourites_full' })
  await saveNote(me, { schoolId: 'many-1', note: 'passt' })
  expect(await findNotes(me, ['a', 'many-1'])).toEqual({ 'many-1': 'passt' })
})

test('a note from the device is added once to that of the account, and only to favourites', async () => {
  await addDeviceNote(me, { schoolId: 'a', note: 'verloren' })
  expect(await findNotes(me, ['a'])).toEqual({})
  await saveNote(me, { schoolId: 'a', note: 'vom Konto' })
  for (let attempt = 0; attempt < 2; attempt++) await addDeviceNote(me, { schoolId: 'a', note: '100 % %s \\1' })
  expect(await findNotes(me, ['a'])).toEqual({ a: 'vom Konto\n100 % %s \\1' })
  await addDeviceNote(me, { schoolId: 'a', note: 'x'.repeat(3000) })
  expect((await findNotes(me, ['a'])).a).toHaveLength(2000)
})
