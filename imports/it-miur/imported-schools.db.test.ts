import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { clearImports, file, run } from '../testing/import-files.ts'
import { paritaria, statale } from '../testing/miur-rows.ts'
import { csv } from '../testing/read-table.ts'

beforeEach(clearImports)

const state = (...rows: ReturnType<typeof statale>[]) => file(csv(rows), 'SCUANAGRAFESTAT.csv')
const recognised = () => file(csv([paritaria()]), 'SCUANAGRAFEPAR.csv')
const institutes = () => db().selectFrom('schools').select(['id', 'institute']).orderBy('id').execute()

test('state and private schools in one run: sites have their institute', async () => {
  const report = await run([state(statale(), statale({ CODICESCUOLA: 'RMEE8DX045' })), recognised()], {}, 'it-miur')
  expect(report).toMatchObject({ added: 3, rejected: 0 })
  expect(await institutes()).toEqual([
    { id: 'it-RMEE8DX034', institute: 'RMIC8DX005' },
    { id: 'it-RMEE8DX045', institute: 'RMIC8DX005' },
    { id: 'it-UD1A00100X', institute: null },
  ])
})

test('importing a file again adds the institute to schools without one, as a change', async () => {
  await run(state(statale()), {}, 'it-miur')
  await db().updateTable('schools').set({ institute: null }).execute()
  expect(await run(state(statale()), {}, 'it-miur')).toMatchObject({ changed: 1, unchanged: 0 })
  expect(await run(state(statale()), {}, 'it-miur')).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await institutes()).toEqual([{ id: 'it-RMEE8DX034', institute: 'RMIC8DX005' }])
})

test('a site that moves to another institute moves', async () => {
  await run(state(statale()), {}, 'it-miur')
  expect(await run(state(statale({ CODICEISTITUTORIFERIMENTO: 'RMIC8EA001' })), {}, 'it-miur')).toMatchObject({
    changed: 1,
  })
  expect(await institutes()).toEqual([{ id: 'it-RMEE8DX034', institute: 'RMIC8EA001' }])
})

test('importing a file again moves a school from the middle of its city to that of its postal code', async () => {
  const position = () => db().selectFrom('schools').select(['lat', 'lng', 'position_precision']).execute()
  const trastevere = state(statale({ CAPSCUOLA: '00153' }))
  await run(trastevere, {}, 'it-miur')
  const inTrastevere = [{ lat: 41.882, lng: 12.474, position_precision: 'postal_code' }]
  expect(await position()).toEqual(inTrastevere)
  await db().updateTable('schools').set({ lat: 41.8919, lng: 12.5113, position_precision: 'town' }).execute()
  expect(await run(trastevere, {}, 'it-miur')).toMatchObject({ changed: 1, unchanged: 0 })
  expect(await position()).toEqual(inTrastevere)
})
