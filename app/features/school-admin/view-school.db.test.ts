import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { makeReview, removeCases } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { correctFact } from './edit/correct-fact.server.ts'
import { listCases } from './list-cases.server.ts'
import { mergeSchools } from './merge/merge-schools.server.ts'
import { makeDuplicate, makeMemberOf } from './testing/directory.ts'
import { countryOf, viewSchool } from './view-school.server.ts'

let change: { adminId: string; reason: string; locale: 'de' }

beforeEach(async () => {
  await makeDuplicate('a', { city: 'Köln', phone: '1', country: 'DE' })
  change = { adminId: (await makeAccount({ role: 'admin' })).id, reason: 'So.', locale: 'de' }
})
afterEach(removeCases)

const sourcesOf = async (field: string) => (await viewSchool('a'))?.facts.find((fact) => fact.field === field)

test('each voice says its own, and the profile shows the school’s before the corrected register’s', async () => {
  await correctFact('a', { field: 'phone', value: '2' }, change)
  await db().insertInto('school_profiles').values({ school_id: 'a', city: 'Bonn' }).execute()
  expect(await sourcesOf('city')).toEqual({
    field: 'city',
    register: 'Köln',
    corrected: '',
    own: 'Bonn',
    shown: 'Bonn',
  })
  expect(await sourcesOf('phone')).toEqual({ field: 'phone', register: '1', corrected: '2', own: '', shown: '2' })
})

test('the team sees hidden and merged schools, too, and where they went', async () => {
  await makeDuplicate('b')
  const owner = await makeMemberOf('a')
  await mergeSchools({ mergedId: 'a', survivorId: 'b' }, change)
  expect(await viewSchool('a')).toMatchObject({ status: 'hidden', mergedInto: 'b', members: [] })
  const survivor = await viewSchool('b')
  expect(survivor).toMatchObject({ oldIds: ['a'], members: [{ email: owner.email, role: 'owner' }] })
  expect(survivor?.merges).toMatchObject([
    { mergedId: 'a', survivorId: 'b', undoneAt: null, undoUntil: expect.any(Date) },
  ])
})

test('what is open leads to where it is decided', async () => {
  const { id } = await makeReview('a', { status: 'pending' })
  await db()
    .insertInto('school_corrections')
    .values({ school_id: 'a', field: 'city', shown: 'x', value: 'y', locale: 'de' })
    .execute()
  const cases = (await listCases('a')).map(({ kind, to }) => [kind, to.split('/').slice(0, 3).join('/')])
  expect(cases.sort()).toEqual([
    ['correction', '/admin/corrections'],
    ['review', '/admin/reviews'],
  ])
  expect((await listCases('a')).map(({ to }) => to)).toContain(`/admin/reviews/${id}`)
})

test('there is nothing where there is no school', async () => {
  expect(await viewSchool('x')).toBeUndefined()
  expect(await viewSchool('a\0')).toBeUndefined()
  expect(await countryOf('x\0')).toBe('DE')
})
