import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { berlinArea, berlinFile, sector, sectorFile, square, streetSector } from '../testing/catchment-files.ts'
import { clearImports, file, run } from '../testing/import-files.ts'
import { applyAction, applyDecision, imported, order, runOf } from '../testing/ordered-imports.ts'
import type { FileRow } from '../testing/read-table.ts'

afterEach(async () => {
  await db().deleteFrom('catchments').execute()
  await clearImports()
})

const berlin = (features: readonly unknown[], year = 2026) =>
  file(berlinFile(features), `berlin_einschulungsbereiche_${year}.geojson`)
const bretagne = (rows: readonly FileRow[]) => file(sectorFile(rows), 'fr-en-carte-scolaire.csv')
const DAY = { date: '2025-09-01' }
const area = (number: string, size = 1000) => berlinArea(number, [[square([391_000, 5_820_000], size)]])

const known = () =>
  db().selectFrom('catchments').selectAll().orderBy('period_start').orderBy('unit').orderBy('part').execute()
const streets = async () =>
  (await known()).map(({ unit, street, first_house, last_house, house_side, school_key }) =>
    [unit, street, first_house ?? '', last_house ?? '', house_side, school_key].join(' '),
  )

test('areas of Berlin become outlines in degrees for the school year of the file', async () => {
  const report = await run(berlin([area('0101')]), {}, 'de-berlin-catchments')
  expect(report).toMatchObject({ read: 1, rejected: 0, added: 0, catchments: 1, catchmentsChanged: 1 })
  const [row] = await known()
  expect(row).toMatchObject({ unit: '0101', name: '0101', district: 'Mitte', period_start: '2026-08-01' })
  expect(row!.run_id).toBe(report.runId)
  // By the series of Krüger to the third order, computed apart from the program.
  expect([row!.south, row!.west]).toEqual([expect.closeTo(52.519196, 6), expect.closeTo(13.393216, 6)])
  expect([row!.north, row!.east]).toEqual([expect.closeTo(52.528382, 6), expect.closeTo(13.408275, 6)])
})

test('streets of Ille-et-Vilaine keep numbers and side; 9999 is no end and O the whole commune', async () => {
  const rows = [
    sector(),
    streetSector('RUE D ERNEE', { No_de_voie_debut: '2', No_de_voie_fin: '48', Parite: 'P' }),
    streetSector('RUE D ERNEE', { No_de_voie_debut: '50', Parite: 'P', Code_RNE: '0351909K' }),
  ]
  const report = await run(bretagne(rows), DAY, 'fr-35-catchments')
  expect(report).toMatchObject({ read: 3, rejected: 0, catchments: 3 })
  expect(await streets()).toEqual([
    '35001    both fr-0352167R',
    '35360 RUE D ERNEE 2 48 even fr-0352008T',
    '35360 RUE D ERNEE 50  even fr-0351909K',
  ])
  expect((await known())[0]!.period_start).toBe('2025-08-01')
})

test.each([
  ['other_area', sector({ code_departement: '022' })],
  ['bad_code', sector({ Code_RNE: '352167R' })],
  ['bad_code', sector({ code_insee: '22001' })],
  ['no_code', sector({ Code_RNE: '' })],
  ['no_name', sector({ libelle_commune: '' })],
  ['no_street', sector({ Secteur_unique: 'N' })],
  ['out_of_range', streetSector('RUE A', { No_de_voie_debut: '9', No_de_voie_fin: '3' })],
  ['out_of_range', streetSector('RUE A', { Parite: 'X' })],
  ['out_of_range', streetSector('RUE A', { No_de_voie_fin: '12 BIS' })],
  ['repeated_code', sector()],
] as const)('a row is rejected with its line: %s', async (reason, row) => {
  const report = await run(bretagne([sector(), row]), DAY, 'fr-35-catchments')
  expect([report.reasons, report.catchments]).toEqual([{ [reason]: 1 }, 1])
  const rejections = await db().selectFrom('import_rejections').select(['line', 'reason']).execute()
  expect(rejections).toEqual([{ line: 3, reason }])
})

test.each([
  ['bad_code', berlinArea('12', [[square([391_000, 5_820_000], 10)]])],
  ['no_name', berlinArea('0102', [[square([391_000, 5_820_000], 10)]], '')],
  ['bad_outline', berlinArea('0102', [[square([391_000, 5_820_000], 10).slice(1)]])],
  ['bad_outline', berlinArea('0102', [[square([291_000, 5_820_000], 10)]])],
  ['repeated_code', area('0101')],
] as const)('an area is rejected: %s', async (reason, feature) => {
  const report = await run(berlin([area('0101'), feature]), {}, 'de-berlin-catchments')
  expect([report.reasons, report.catchments]).toEqual([{ [reason]: 1 }, 1])
})

test('the same file again changes nothing', async () => {
  await run(berlin([area('0101')]), {}, 'de-berlin-catchments')
  const before = await known()
  const again = await run(berlin([area('0101')]), { complete: true }, 'de-berlin-catchments')
  expect(again).toMatchObject({ catchments: 1, catchmentsChanged: 0, catchmentsRemoved: 0 })
  expect(await known()).toEqual(before)
})

test('a trial writes nothing', async () => {
  const report = await run(berlin([area('0101')]), { dryRun: true }, 'de-berlin-catchments')
  expect(report.catchmentsChanged).toBe(1)
  expect(await known()).toEqual([])
})

test('school years stand beside each other', async () => {
  await run(berlin([area('0101')], 2025), {}, 'de-berlin-catchments')
  await run(berlin([area('0102')], 2026), { complete: true }, 'de-berlin-catchments')
  expect((await known()).map(({ unit, period_start }) => [unit, period_start])).toEqual([
    ['0101', '2025-08-01'],
    ['0102', '2026-08-01'],
  ])
})

test('a commune in the files is replaced as a whole, and the others only by complete files', async () => {
  const communes = Array.from({ length: 20 }, (_, at) => sector({ code_insee: String(35_100 + at) }))
  await run(bretagne([...communes, streetSector('RUE A'), streetSector('RUE B')]), DAY, 'fr-35-catchments')
  const part = await run(bretagne([streetSector('RUE B'), streetSector('RUE C')]), DAY, 'fr-35-catchments')
  expect(part).toMatchObject({ catchmentsChanged: 1, catchmentsRemoved: 1 })
  expect((await known()).map(({ street }) => street).filter(Boolean)).toEqual(['RUE B', 'RUE C'])
  const complete = { ...DAY, complete: true }
  const whole = await run(bretagne(communes), complete, 'fr-35-catchments')
  expect(whole).toMatchObject({ catchmentsChanged: 0, catchmentsRemoved: 2 })
  await expect(run(bretagne(communes.slice(2)), complete, 'fr-35-catchments')).rejects.toThrow('2 of 20 areas')
  expect(await known()).toHaveLength(20)
})

test('a file that does not say its school year is refused', async () => {
  await expect(run(bretagne([sector()]), {}, 'fr-35-catchments')).rejects.toThrow('--date')
  expect(await known()).toEqual([])
})

test('an import on the screen can be undone: what it changed, added and removed is as before', async () => {
  const day = { source: 'fr-35-catchments', day: '2025-09-01' }
  await imported([bretagne([sector(), streetSector('RUE A'), streetSector('RUE B')])], day)
  const before = await streets()
  const later = [sector({ Code_RNE: '0351799R' }), streetSector('RUE A'), streetSector('RUE C')]
  const second = await imported([bretagne(later)], day)
  expect(second).toMatchObject({ catchments_count: 3, catchments_changed: 2, catchments_removed: 2 })
  expect(await streets()).not.toEqual(before)
  await applyAction(second.id, 'undo')
  expect(await streets()).toEqual(before)
})

test('an undo leaves what a later import has written', async () => {
  const source = { source: 'de-berlin-catchments' }
  const first = await imported([berlin([area('0101')])], source)
  await imported([berlin([area('0101', 2000)])], source)
  const before = await known()
  await applyAction(first.id, 'undo')
  expect(await known()).toEqual(before)
})

test('a trial on the screen counts what would change', async () => {
  const trial = await order([berlin([area('0101')])], { source: 'de-berlin-catchments' })
  await applyDecision(trial)
  expect(await runOf(trial)).toMatchObject({ state: 'finished', catchments_count: 1, catchments_changed: 1 })
  expect(await known()).toEqual([])
})
