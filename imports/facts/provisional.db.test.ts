import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { clearImports, file, run } from '../testing/import-files.ts'
import { csv, fileRow } from '../testing/read-table.ts'

beforeEach(async () => {
  await clearImports()
  await db().deleteFrom('school_facts').execute()
})

const row = fileRow({
  URN: '100000',
  NFTYPE: 'CY',
  ATT8SCR: '40.1',
  PTL2BASICS_95: '30%',
  EBACCAPS: '3.5',
  TPUP: '150',
})
const provisional = () => file(csv([row()]), '2018-2019_england_ks4provisional.csv')
const final = () => file(csv([row({ ATT8SCR: '41.2' })]), '2018-2019_england_ks4final.csv')
const attainment = () =>
  db().selectFrom('school_facts').select(['number', 'is_provisional']).where('fact', '=', 'attainment_8').execute()

test.each([
  ['provisional first', [provisional, final]],
  ['final first', [final, provisional]],
])('the final table counts, %s', async (_, order) => {
  for (const table of order) await run(table(), {}, 'gb-performance')
  expect(await attainment()).toEqual([{ number: 41.2, is_provisional: false }])
})

test('the final table counts when both are in one run', async () => {
  await run([final(), provisional()], {}, 'gb-performance')
  expect(await attainment()).toEqual([{ number: 41.2, is_provisional: false }])
})

test('a provisional table replaces an earlier one', async () => {
  await run(provisional(), {}, 'gb-performance')
  expect(await attainment()).toEqual([{ number: 40.1, is_provisional: true }])
  const revised = file(csv([row({ ATT8SCR: '40.5' })]), '2018-2019_england_ks4provisional.csv')
  expect(await run(revised, {}, 'gb-performance')).toMatchObject({ factsChanged: 1 })
  expect(await attainment()).toEqual([{ number: 40.5, is_provisional: true }])
})
