import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { audited, removeCases } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { findDuplicates } from './find-duplicates.server.ts'
import { listAllSchools, SCHOOLS_PER_PAGE } from './list-all-schools.server.ts'
import { dismissDuplicates, listDuplicates } from './list-duplicates.server.ts'
import { readSchoolsAddress } from './schools-address.ts'
import { makeDuplicate } from './testing/directory.ts'

afterEach(async () => {
  await db().deleteFrom('settings').where('key', 'like', 'duplicates%').execute()
  await removeCases()
})

const idsOf = async (text: string) =>
  (await listAllSchools(readSchoolsAddress(new URLSearchParams(text)))).schools.map(({ id }) => id)

beforeEach(async () => {
  await makeDuplicate('fr-1', {
    name: 'École Élémentaire Voltaire',
    city: 'Nîmes',
    country: 'FR',
    source: 'fr-annuaire',
  })
  await makeDuplicate('de-1', { name: 'Schule am See', status: 'closed', lat: 50, lng: 7, position_precision: 'exact' })
  await makeDuplicate('de-2', { name: 'Hidden 100%', status: 'hidden', postal_code: '10115' })
  await makeDuplicate('de-3', { name: 'Register name', city: 'Bonn' })
  await db()
    .insertInto('school_profiles')
    .values({ school_id: 'de-3', name: 'Own Wörter', verified_at: new Date() })
    .execute()
  await db().insertInto('school_codes').values({ source: 'x', code: '0300123A', school_id: 'de-1' }).execute()
  await db().insertInto('school_redirects').values({ old_id: 'de-0', school_id: 'de-1' }).execute()
})

test('schools are found by every word of name and place, by postal code, code and id, whatever their status', async () => {
  expect(await idsOf('q=ecole+nimes')).toEqual(['fr-1'])
  expect(await idsOf('q=ECOLE+Bonn')).toEqual([])
  expect(await idsOf('q=am+see')).toEqual(['de-1'])
  expect(await idsOf('q=10115')).toEqual(['de-2'])
  expect(await idsOf('q=0300123a')).toEqual(['de-1'])
  expect(await idsOf('q=de-0')).toEqual(['de-1'])
  expect(await idsOf('q=DE-2')).toEqual(['de-2'])
})

test('the school’s own name is found as well as the register’s', async () => {
  expect(await idsOf('q=worter')).toEqual(['de-3'])
  expect(await idsOf('q=register+name')).toEqual(['de-3'])
})

test('signs of patterns are letters like others', async () => {
  expect(await idsOf('q=100%25')).toEqual(['de-2'])
  expect(await idsOf('q=10_%25')).toEqual([])
  expect(await idsOf('q=%5C')).toEqual([])
})

test('filters narrow the list together', async () => {
  expect(await idsOf('status=closed')).toEqual(['de-1'])
  expect(await idsOf('status=hidden')).toEqual(['de-2'])
  expect(await idsOf('country=FR&source=fr-annuaire')).toEqual(['fr-1'])
  expect(await idsOf('mark=verified')).toEqual(['de-3'])
  expect(await idsOf('mark=unplaced&country=DE')).toEqual(['de-2', 'de-3'])
  await db().insertInto('premium_grants').values({ school_id: 'de-3', reason: 'x' }).execute()
  expect(await idsOf('mark=premium&mark=verified&q=own')).toEqual(['de-3'])
})

test('pages follow each other without gap or repetition', async () => {
  for (let number = 10; number < 10 + SCHOOLS_PER_PAGE; number++) await makeDuplicate(`es-${number}`, { country: 'ES' })
  const first = await listAllSchools(readSchoolsAddress(new URLSearchParams('country=ES&q=see')))
  expect([first.schools.length, first.next]).toEqual([SCHOOLS_PER_PAGE, null])
  await makeDuplicate('es-99', { country: 'ES' })
  const again = await listAllSchools(readSchoolsAddress(new URLSearchParams('country=ES&q=see')))
  expect(again.next).toBe('es-59')
  expect(await idsOf(`country=ES&q=see&after=${again.next}`)).toEqual(['es-99'])
})

test('pairs are found once a day; what somebody ruled out stays so', async () => {
  await makeDuplicate('de-9', { name: 'Schule am Seé', city: 'Köln' })
  await makeDuplicate('de-8', { name: 'Gymnasium Nord', phone: '+49 221 1' })
  await makeDuplicate('de-7', { name: 'Nord-Gymnasium', phone: '+49 221 1', postal_code: '1' })
  await makeDuplicate('de-6', { name: 'Schule am See', institute: 'i', source: 'register-de-5' })
  await makeDuplicate('de-5', { name: 'Schule am See', institute: 'i' })
  await findDuplicates()
  const pairs = () => db().selectFrom('school_duplicates').select(['first_id', 'second_id', 'reason']).execute()
  const found = (await pairs()).map(({ first_id, second_id, reason }) => `${first_id} ${second_id} ${reason}`).sort()
  expect(found).toEqual(expect.arrayContaining(['de-1 de-9 place', 'de-7 de-8 phone']))
  expect(found.join()).not.toMatch(/de-5 de-6|de-2/)
  expect((await idsOf('mark=twins')).slice(0, 1)).toEqual(['de-1'])
  const { id: admin } = await makeAccount({ role: 'admin' })
  await dismissDuplicates('de-9', 'de-1', admin)
  await expect(dismissDuplicates('de-1', 'de-9', admin)).rejects.toMatchObject({ code: 'already_decided' })
  expect((await listDuplicates('de-9')).map(({ id }) => id)).not.toContain('de-1')
  expect(await audited()).toContain('school.no_twin')
  await makeDuplicate('de-4', { name: 'Gymnasium Nord', phone: '+49 221 1', postal_code: '2' })
  await findDuplicates()
  expect(await pairs()).toHaveLength(found.length)
  await db().deleteFrom('settings').where('key', 'like', 'duplicates%').execute()
  await findDuplicates()
  expect(await listDuplicates('de-4')).toHaveLength(2)
  expect((await listDuplicates('de-9')).map(({ id }) => id)).not.toContain('de-1')
})

test('within a register, name and street, point or telephone number make a pair, however they are written', async () => {
  const one = { name: 'Lindenschule', source: 'de-x', street: 'Lindenstr. 1', postal_code: '70173' }
  await makeDuplicate('de-11', one)
  await makeDuplicate('de-12', { ...one, name: 'LINDENSCHULE', street: 'Lindenstraße 1' })
  await makeDuplicate('de-13', { ...one, street: 'Lindenweg 1' })
  await makeDuplicate('de-14', { ...one, street: 'Lindenstraße 1', category: 'special_needs' })
  await findDuplicates()
  expect((await listDuplicates('de-11')).map(({ id }) => id)).toEqual(['de-12'])
})

test('schools of two registers at one point are a pair under different postal codes, too', async () => {
  const at = { lat: 48.7758, lng: 9.1829, position_precision: 'exact' } as const
  await makeDuplicate('de-11', { ...at, name: 'Lindenschule', postal_code: '70173' })
  await makeDuplicate('de-12', { ...at, name: 'Lindenschule Stuttgart', postal_code: '70174', lng: 9.183 })
  await makeDuplicate('de-13', { ...at, name: 'Lindenschule', postal_code: '70175', lat: 48.78 })
  await findDuplicates()
  expect(await listDuplicates('de-11')).toMatchObject([{ id: 'de-12', reason: 'point' }])
})

test('an import that ends after the last search lets the next one begin', async () => {
  expect(await findDuplicates()).toBe(true)
  expect(await findDuplicates()).toBe(false)
  await db()
    .insertInto('import_runs')
    .values({
      source: 'x',
      files: [],
      kind: 'import',
      state: 'finished',
      ended_at: new Date(Date.now() + 1000),
    } as never)
    .execute()
  expect(await findDuplicates()).toBe(true)
  await db().deleteFrom('import_runs').execute()
})
