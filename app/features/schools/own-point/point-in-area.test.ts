import '#app/i18n/all.server.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { Outline } from '#app/core/is-inside.ts'
import { areasOfSchool, sayInArea } from './point-in-area.client.ts'

const AREA: Outline = [
  [
    [
      [13.4, 52.5],
      [13.41, 52.5],
      [13.41, 52.51],
      [13.4, 52.51],
      [13.4, 52.5],
    ],
  ],
]
const home = (lat: number) => ({ lat, lng: 13.405, name: '', isExact: true as const })
const numbers = ['0101']

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [
    'inside',
    home(52.505),
    { text: 'Your point lies in catchment area 0101, which this school serves.', isOutside: false },
  ],
  ['on the line', home(52.51), { isOutside: false }],
  [
    'outside',
    home(52.52),
    { text: 'Your point lies outside catchment area 0101, which decides first.', isOutside: true },
  ],
  ['only the centre of a place', { lat: 52.52, lng: 13.405, name: 'Mitte' }, { isOutside: false }],
])('a point is %s', (_, point, expected) => {
  expect(sayInArea(point, { numbers }, [AREA], 'en')).toMatchObject(expected)
})

test('nothing is said where the outline is not known', () => {
  expect(sayInArea(home(52.505), { numbers }, [], 'en')).toBeNull()
})

test('the request names the school alone, and is sent once', async () => {
  const features = [
    { properties: { number: '0101' }, geometry: { coordinates: AREA } },
    { properties: { number: '0102' }, geometry: { coordinates: [] } },
  ]
  const fetched = vi.fn(async () => Response.json({ areas: { features } }))
  vi.stubGlobal('fetch', fetched)
  const areas = { at: { lat: 52.5, lng: 13.4 }, numbers }
  expect(await areasOfSchool(areas)).toEqual([AREA])
  await areasOfSchool(areas)
  expect(fetched.mock.calls).toEqual([['/api/map/catchments?box=13.4,52.5,13.4,52.5']])
})

test('a failed request is tried again', async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  const areas = { at: { lat: 52.6, lng: 13.4 }, numbers }
  for (let time = 0; time < 2; time++) await expect(areasOfSchool(areas)).rejects.toThrow('503')
  expect(fetched).toHaveBeenCalledTimes(2)
})
