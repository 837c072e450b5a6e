import { expect, test } from 'vitest'
import { boxOfCatchments, listOutlines } from './list-outlines.server.ts'
import { addArea } from './testing/catchment-rows.ts'

const BERLIN = [13, 52, 14, 53] as const

test('without an edition there is nothing to draw', async () => {
  expect(await boxOfCatchments()).toBeNull()
  expect(await listOutlines(BERLIN)).toEqual({
    edition: null,
    isTooFar: false,
    areas: { type: 'FeatureCollection', features: [] },
  })
})

test('the areas of the newest edition that touch a box have their number and outline', async () => {
  await addArea('0101', [13.4, 52.5])
  await addArea('0102', [13.41, 52.5])
  await addArea('0101', [13.2, 52.4], 0.01, '2025-08-01')
  const { edition, isTooFar, areas } = await listOutlines([13.39, 52.49, 13.405, 52.52])
  expect(edition).toMatchObject({ schoolYear: '2026/27', attribution: expect.stringContaining('Berlin') })
  expect(isTooFar).toBe(false)
  expect(areas.features.map(({ properties }) => properties)).toEqual([{ number: '0101' }])
  expect(areas.features[0]!.geometry.coordinates[0]![0]![0]).toEqual([13.4, 52.5])
  expect((await listOutlines([12, 50, 12.1, 50.1])).areas.features).toEqual([])
  expect(await boxOfCatchments()).toEqual([13.2, 52.4, 13.42, 52.51].map((side) => expect.closeTo(side, 5)))
})

test('boxes that no map has answer as others do', async () => {
  expect((await listOutlines([1e308, -1e308, -1e308, 1e308])).areas.features).toHaveLength(2)
})

test('too many areas are none', async () => {
  for (let at = 0; at < 160; at++)
    await addArea(`9${at}`, [13.5 + (at % 10) / 1000, 52.6 + Math.floor(at / 10) / 1000], 0.001)
  expect(await listOutlines(BERLIN)).toMatchObject({ isTooFar: true, areas: { features: [] } })
})
