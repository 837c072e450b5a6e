import { expect, test } from 'vitest'
import { renderStaticMap, type StaticMapOptions } from './static-map.server.ts'

const lyon: StaticMapOptions = {
  lat: 45.76,
  lng: 4.84,
  category: 'high_school',
  letter: 'L',
  title: 'Lycée Ampère, Lyon',
  width: 350,
  height: 240,
  theme: 'light',
}
const draw = (changes: Partial<StaticMapOptions>) => renderStaticMap({ ...lyon, ...changes })
const konstanz = { lat: 47.66, lng: 9.17 }

test('shows land, water and border where they are', async () => {
  const svg = await draw(konstanz)
  for (const color of ['#b9d7e6', '#f6f4ec', '#e9e8dc']) expect(svg).toContain(color)
  const drawn = [...svg.matchAll(/ d="(M[^"]*)"/g)].map(([, path]) => path!.length)
  const [abroad, home, lakes, rivers, shores, borders] = drawn
  for (const length of [abroad, home, lakes, rivers, shores, borders]) expect(length).toBeGreaterThan(100)
})

test('far from water the whole picture is land', async () => {
  const svg = await draw({ lat: 48.2, lng: 3.3 })
  const [, home = ''] = svg.match(/fill="#f6f4ec" d="([^"]*)"/) ?? []
  for (const corner of ['-4 -4', '354 -4', '354 244', '-4 244']) expect(home).toContain(corner)
})

test('the pin stands with its foot on the place and carries the letter', async () => {
  const svg = await draw({})
  expect(svg).toContain('translate(159 82)')
  expect(svg).toContain('>L</text>')
})

test('says what it is and whose data it shows', async () => {
  const svg = await draw({ title: 'École "Les Lilas" <Lyon>' })
  expect(svg).toContain('role="img" aria-label="École &quot;Les Lilas&quot; &lt;Lyon&gt;"')
  expect(svg).toContain('© OpenStreetMap')
})

test.each([
  ['the west of Scotland', { lat: 57.3, lng: -6 }],
  ['the fjords of Galicia', { lat: 42.5, lng: -8.8 }],
  ['the shore of Dalmatia', { lat: 44, lng: 15.2 }],
])('costs less than 30 kB at %s, even when large', async (_, place) => {
  expect(Buffer.byteLength(await draw({ ...place, width: 480, height: 320 }))).toBeLessThan(30_000)
})

test('towns with more schools find room first, names step aside, and what finds none is left out', async () => {
  const place = { lat: 47.6, lng: 9.17 }
  const towns = [
    { name: 'Baindt', schools: 2, ...place },
    { name: 'Weingarten', schools: 8, ...place },
    { name: 'Ravensburg', schools: 30, ...place },
    { name: 'Paris', schools: 1500, lat: 48.86, lng: 2.35 },
    { name: 'Baienfurt', schools: 3, ...place },
  ]
  const svg = await draw({ ...konstanz, towns })
  const names = [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)">([^<]+)</g)].map(([, y, name]) => [name, Number(y)])
  expect(names).toEqual([
    ['Ravensburg', 156.4],
    ['Weingarten', 174.4],
  ])
})

test('names cannot break out of the picture', async () => {
  const towns = [{ name: '</svg><script>', schools: 1, lat: 45.9, lng: 4.84 }]
  expect(await draw({ towns })).not.toContain('<script>')
})

test.each([
  ['outside the base map', { lat: -21.1, lng: 55.5 }],
  ['not a number', { lat: Number.NaN, lng: 5 }],
])('a place %s is refused', async (_, place) => {
  await expect(draw(place)).rejects.toThrow(RangeError)
})
