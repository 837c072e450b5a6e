import '#app/i18n/all.server.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import * as settings from '#lib/env.ts'
import type { Gazetteer, Place } from '#search-engine/language/gazetteer/gazetteer.ts'
import { closeDirectory } from '../../search/live/directory.server.ts'
import { type MapBox, readSearchAddress } from '../../search/search-address.ts'
import { renderProfileMap } from '../static/render-profile-map.server.ts'
import { BASE_TILES } from '../tiles/base-tiles.ts'
import { listPlaces, placesIn } from './list-places.server.ts'
import { mapBasis, mapOverview, mapResults } from './map-results.server.ts'

const EVERYTHING: MapBox = BASE_TILES.bounds
const address = (query = '') => readSearchAddress(new URLSearchParams(query))

/** 30 × 30 schools in North Rhine-Westphalia, one in Asnières-sur-Seine, one on Réunion, one without a position. */
beforeAll(async () => {
  const grid = Array.from({ length: 900 }, (_, at) =>
    schoolRow({
      id: `de-NW-${at}`,
      city: at % 3 === 0 ? 'Köln' : `Ort ${Math.floor(at / 30)}`,
      lat: 50.5 + Math.floor(at / 30) / 25,
      lng: 6.2 + (at % 30) / 12,
      position_precision: at % 2 ? 'exact' : 'town',
    }),
  )
  const overseas = schoolRow({
    id: 'fr-1',
    country: 'FR',
    city: 'Saint-Denis',
    lat: -20.9,
    lng: 55.45,
    position_precision: 'exact',
  })
  const bare = schoolRow({
    id: 'fr-2',
    country: 'FR',
    city: 'Asnieres Sur Seine',
    lat: 48.91,
    lng: 2.28,
    position_precision: 'exact',
  })
  await db()
    .insertInto('schools')
    .values([...grid, overseas, bare, schoolRow({ id: 'it-1', country: 'IT', city: 'Roma' })])
    .execute()
})
afterAll(closeDirectory)

test.each([2, 5, 8, 11, 14, 18])('at zoom %i every result is counted once, in at most 500 features', async (zoom) => {
  const { total, clusters, pins } = await mapResults(address(), EVERYTHING, zoom)
  expect(total).toBe(901)
  expect(clusters.reduce((sum, { count }) => sum + count, pins.length)).toBe(901)
  expect(clusters.length + pins.length).toBeLessThanOrEqual(500)
})

test('coordinates are told to a metre', async () => {
  const { clusters, pins } = await mapResults(address(), EVERYTHING, 8)
  const told = [...clusters.flatMap(({ lat, lng, bounds }) => [lat, lng, ...bounds]), ...pins.map(({ lng }) => lng)]
  expect(told.filter((degrees) => (String(degrees).split('.')[1] ?? '').length > 5)).toEqual([])
  expect(clusters.some(({ lng }) => lng % 1 !== 0)).toBe(true)
})

test('near enough there are pins that say whether their place is exact', async () => {
  const { pins } = await mapResults(address(), [6.19, 50.49, 6.4, 50.51], 14)
  expect(pins.map(({ id, approximate }) => [id, approximate]).sort()).toEqual([
    ['de-NW-0', true],
    ['de-NW-1', false],
    ['de-NW-2', true],
  ])
})

test.each<[string, MapBox, number]>([
  ['a box as wide as a number can be', [-1e308, -90, 1e308, 90], 22],
  ['a box beyond the globe', [200, 0, 300, 10], 5],
  ['a zoom that is none', EVERYTHING, Number.NaN],
  ['a zoom below the ground', EVERYTHING, 1e9],
  ['a zoom in outer space', EVERYTHING, -5],
])('%s gets a normal answer', async (_, box, zoom) => {
  const { total, clusters, pins } = await mapResults(address(), box, zoom)
  expect(clusters.reduce((sum, { count }) => sum + count, pins.length)).toBe(total)
  expect((await listPlaces(box, zoom)).length).toBeLessThanOrEqual(150)
})

test('the overview has the extent of the results on the map and counts the others', async () => {
  const { extent, unplaced, from } = await mapOverview(address())
  expect(extent!.map((side) => Number(side.toFixed(3)))).toEqual([6.2, 50.5, 8.617, 51.66])
  expect([unplaced, from]).toEqual([2, null])
  expect(await mapOverview(address('q=Roma'))).toMatchObject({ extent: null, unplaced: 1 })
})

test('a comparison never shows the map of another server, which nobody was asked about there', async () => {
  const styleUrl = 'https://tiles.test/style.json'
  const env = vi.spyOn(settings, 'env').mockReturnValue({ ...settings.env(), MAP_STYLE_URL: styleUrl })
  expect((await mapOverview(address())).background.styleUrl).toBe(styleUrl)
  expect(await mapBasis()).toMatchObject({ background: { styleUrl: null }, catchments: null })
  env.mockRestore()
})

test('distances start at the place in the text, else at the one to search around', async () => {
  const near = (await mapOverview(address('near=Köln'))).from
  expect(near).toEqual({ lat: expect.closeTo(51.08, 1), lng: expect.closeTo(7.33, 1) })
  expect((await mapOverview(address('q=schule+köln&near=Roma'))).from).toEqual(near)
})

test('larger towns are named first, no two on one spot, and none twice', async () => {
  expect(await listPlaces(EVERYTHING, 4)).toEqual([])
  const far = await listPlaces(EVERYTHING, 5)
  expect(far[0]!.name).toBe('London')
  expect(far.every(({ schools }) => schools >= 32)).toBe(true)
  const near = await listPlaces([6, 50, 8, 52], 9)
  expect(near[0]).toMatchObject({ name: 'Köln', lat: expect.closeTo(50.93, 1), lng: expect.closeTo(6.95, 1) })
  expect(near.length).toBeGreaterThan(20)
  expect(near.filter(({ name }) => name === 'Düsseldorf')).toHaveLength(1)
  expect(await listPlaces([-30, 40, -29, 41], 9)).toEqual([])
})

test('cities have the names that their people use, without the district of a register', async () => {
  const namesIn = async (box: MapBox) => (await listPlaces(box, 10)).map(({ name }) => name)
  expect(await namesIn([9, 45.3, 9.4, 45.6])).toContain('Milano')
  expect(await namesIn([4.7, 45.6, 5, 45.9])).toContain('Lyon')
  expect(await namesIn([11.4, 48, 11.7, 48.3])).toContain('München')
  expect(await namesIn([2.27, 48.9, 2.3, 48.93])).toContain('Asnières-sur-Seine')
})

test('parts of cities are named in near views, after the towns', async () => {
  const box: MapBox = [6.9, 50.9, 7, 50.98]
  expect((await listPlaces(box, 10)).filter(({ part }) => part)).toEqual([])
  const near = await listPlaces(box, 13)
  expect(near[0]!.name).toBe('Köln')
  const parts = near.flatMap(({ name, part }) => (part ? [name] : []))
  expect(parts).toEqual(expect.arrayContaining(['Ehrenfeld', 'Nippes', 'Deutz']))
  const first = near.findIndex(({ part }) => part)
  expect(near.slice(first).every(({ part }) => part)).toBe(true)
})

test('a part of a city that a register has as a town is named once', async () => {
  const town = { name: 'Charlottenburg-Nord', country: 'DE', lat: 52.54, lng: 13.29, schools: 3 } as Place
  const named = await placesIn({ allTowns: [town] } as unknown as Gazetteer, [13.2, 52.5, 13.4, 52.6], 11)
  expect(named.filter(({ name }) => name === town.name)).toEqual([expect.not.objectContaining({ part: true })])
  expect(named.some(({ part }) => part)).toBe(true)
})

test('between parts of cities near views name postal codes, and the districts of French cities', async () => {
  const namesIn = async (box: MapBox, zoom: number) => (await listPlaces(box, zoom)).map(({ name }) => name)
  const paris: MapBox = [2.3, 48.83, 2.4, 48.88]
  const near = await namesIn(paris, 13)
  expect(near).toContain('Paris')
  expect(near.filter((name) => /^Paris \d+er?$/.test(name)).length).toBeGreaterThan(7)
  expect((await namesIn(paris, 11)).filter((name) => /\d/.test(name))).toEqual([])
  const dortmund = await listPlaces([7.42, 51.48, 7.52, 51.54], 13)
  expect(dortmund.filter(({ name, part }) => part && /^44\d{3}$/.test(name)).length).toBeGreaterThan(3)
  expect(await namesIn([-1.62, 53.77, -1.48, 53.85], 13)).toEqual(expect.arrayContaining(['Leeds', 'LS4']))
})

test('a premium school on the base map has a small map, no other one', async () => {
  const draw = (id: string) => renderProfileMap(id, { theme: 'dark', locale: 'fr' })
  expect(await draw('de-NW-432')).toBeNull()
  await db().insertInto('premium_grants').values({ school_id: 'de-NW-432', reason: 'test' }).execute()
  const svg = (await draw('de-NW-432')) ?? ''
  expect(Buffer.byteLength(svg)).toBeLessThan(30_000)
  expect(svg).toContain('Köln')
  expect(svg).toContain('stroke-dasharray')
  expect(await draw('nobody')).toBeNull()
})
