import fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followChanges } from '#app/core/page-cache/kept-rows.server.ts'
import { addArea } from '#app/features/catchments/testing/catchment-rows.ts'
import { closeDirectory, isDirectoryCurrent } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { env } from '#lib/env.ts'
import { searchAnswers } from './search-answers.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
const exact = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' }) as const
beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: `Schule ${MARKUP}`, ...exact(50.938, 6.942) }),
      schoolRow({ id: 'b', name: 'Bergschule', ...exact(50.9381, 6.9421) }),
      schoolRow({ id: 'lyon', name: 'Lycée', country: 'FR', city: 'Lyon', ...exact(45.76, 4.83) }),
      schoolRow({ id: 'nowhere', name: 'Schule ohne Ort' }),
      schoolRow({ id: 'hidden', status: 'hidden', ...exact(50.9, 6.9) }),
    ])
    .execute()
})
afterAll(closeDirectory)

const app = searchAnswers(0)
const answerOf = async (address: string, headers: Record<string, string> = {}) => app.request(address, { headers })
const jsonOf = async (address: string) => (await answerOf(address)).json()

const CARDS = '/api/map/schools?id=a&id=b&id=lyon&id=nowhere'
const WORLD = '-180,-85,180,85'

describe('the map', () => {
  test('holds every school with a position once, in clusters and pins', async () => {
    const far = await jsonOf(`/api/map?box=${WORLD}&zoom=3`)
    expect(far).toMatchObject({ total: 3, clusters: [{ count: 2 }], pins: [{ id: 'lyon', approximate: false }] })
    const close = await jsonOf('/api/map?box=6.9,50.9,7,51&zoom=22')
    expect(close.pins.map(({ id }: { id: string }) => id).sort()).toEqual(['a', 'b'])
  })

  test('is limited as the list is', async () => {
    expect(await jsonOf(`/api/map?country=FR&box=${WORLD}&zoom=3`)).toMatchObject({ total: 1 })
    expect(await jsonOf(`/api/map?q=Bergschule&box=${WORLD}&zoom=3`)).toMatchObject({ total: 1, pins: [{ id: 'b' }] })
  })

  test.each([
    'box=1,2,3',
    'box=x',
    'box=200,0,100,0',
    'box=0,90,0,-90',
    'zoom=x',
    'zoom=-1',
    'zoom=1e99',
    'box=NaN,0,1,1',
    '',
  ])('answers %j', async (query) => {
    const response = await answerOf(`/api/map?${query}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ total: expect.any(Number), clusters: expect.any(Array) })
  })

  test('may be kept by caches, and is packed for browsers', async () => {
    const packed = await answerOf(CARDS, { 'accept-encoding': 'gzip, deflate, br' })
    expect(Object.fromEntries(packed.headers)).toEqual({
      'cache-control': 'public, max-age=60',
      'content-encoding': 'gzip',
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
    })
    const plain = await answerOf(CARDS)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
  })

  test('is kept until a school changes, except for ways that another program measures', async () => {
    followChanges(isDirectoryCurrent)
    const pins = async () => (await jsonOf(`/api/map?country=FR&box=${WORLD}&zoom=3`)).pins
    const [before] = await pins()
    await db().updateTable('schools').set({ lat: 45.5 }).where('id', '=', 'lyon').execute()
    await schoolsChanged()
    expect((await pins())[0].lat).toBe(45.5)
    await db().updateTable('schools').set({ lat: before.lat }).where('id', '=', 'lyon').execute()
    await schoolsChanged()
    expect(await pins()).toEqual([before])
    followChanges(() => false)
  })

  test('before its first view says where the results are, and how many have no place', async () => {
    const overview = await jsonOf('/api/map/overview?country=DE')
    expect(overview).toMatchObject({ unplaced: 1, shared: null, from: null })
    const [west, south, east, north] = overview.extent
    expect([west <= 6.942, south <= 50.938, east > 6.942, north > 50.938]).toEqual([true, true, true, true])
    expect(await jsonOf('/api/map/overview?country=IT')).toMatchObject({ extent: null, unplaced: 0 })
  })

  test('has the catchment areas in a box, and none before any is known', async () => {
    expect(await jsonOf('/api/map/overview?country=DE')).toMatchObject({ catchments: null })
    expect(await jsonOf('/api/map/catchments?box=13,52,14,53')).toMatchObject({
      edition: null,
      areas: { features: [] },
    })
    await addArea('0101', [13.4, 52.5])
    const { edition, areas } = await jsonOf('/api/map/catchments?box=13,52,14,53')
    expect(edition).toMatchObject({ schoolYear: '2026/27', attribution: expect.any(String), url: expect.any(String) })
    expect(areas.features).toMatchObject([{ properties: { number: '0101' }, geometry: { type: 'MultiPolygon' } }])
    for (const box of ['', 'x', '1,2,3', '0,0,0,NaN', '14,52,13,53'])
      expect((await answerOf(`/api/map/catchments?box=${box}`)).status).toBe(200)
    expect((await jsonOf('/api/map/overview?country=DE')).catchments[0]).toBeCloseTo(13.4)
  })

  test('answers last distances of schools by their ids, whatever they are', async () => {
    for (const query of ['id=a&id=hidden', 'id=%00', `id=${'x'.repeat(101)}`, 'id='])
      expect(await jsonOf(`/api/map/last-distances?${query}&lang=en`)).toMatchObject({ isTooFar: false, schools: [] })
  })

  test('names streets from the moment their file is there', async () => {
    const streets = async () => (await jsonOf('/api/map/overview?country=DE')).background.streets
    expect(await streets()).toBeNull()
    fs.writeFileSync(env().MAP_PMTILES, 'PMTiles\x03')
    const first = await streets()
    expect(first).toMatch(/^\/map\/streets\.pmtiles\?v=[\da-z-]+$/)
    fs.writeFileSync(env().MAP_PMTILES, 'PMTiles\x03 with more')
    expect(await streets()).not.toBe(first)
    fs.rmSync(env().MAP_PMTILES)
    expect(await streets()).toBeNull()
  })

  test('tells what stands on the cards of its pins, and nothing of hidden schools', async () => {
    const cards = await jsonOf('/api/map/schools?id=b&id=a&id=hidden&id=nobody&lang=en')
    expect(cards.map(({ id }: { id: string }) => id).sort()).toEqual(['a', 'b'])
    expect(cards.find(({ id }: { id: string }) => id === 'a').name).toBe(`Schule ${MARKUP}`)
    expect(await jsonOf('/api/map/schools')).toEqual([])
    expect(await jsonOf(`/api/map/schools?id=${'x'.repeat(101)}&id=%00&lang=xx`)).toEqual([])
  })

  test('of many cards gives fifty', async () => {
    const ids = Array.from({ length: 80 }, (_, at) => `id=x${at}`).join('&')
    expect(await jsonOf(`/api/map/schools?${ids}&id=a`)).toEqual([])
  })
})

describe('names on the map', () => {
  test('are of the towns in the box, the largest first, each once', async () => {
    const names = (await jsonOf('/api/places?box=6,50,8,52&zoom=8')).map(({ name }: { name: string }) => name)
    expect(names.slice(0, 2)).toEqual(['Köln', 'Düsseldorf'])
    expect(new Set(names).size).toBe(names.length)
    expect((await jsonOf('/api/places?box=4,45,5,46&zoom=8'))[0]).toMatchObject({ name: 'Lyon' })
  })

  test.each(['zoom=4', 'zoom=x', '', 'zoom=-3'])('%j is too far away for any', async (query) => {
    expect(await jsonOf(`/api/places?box=${WORLD}&${query}`)).toEqual([])
  })

  test('a box that is none is the whole map', async () => {
    const whole = await jsonOf('/api/places?box=x&zoom=8')
    expect(whole).toHaveLength(150)
    expect(whole[0].name).toBe('London')
  })
})
