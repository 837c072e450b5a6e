import { expect, test } from 'vitest'
import { findArea } from './area.ts'

test.each([
  ['Köln', 'Köln (DE)', [6.95, 50.93]],
  ['koeln', 'Köln (DE)', [6.95, 50.93]],
  ['Paris', 'Paris (FR)', [2.35, 48.85]],
  ['Cambridge, GB', 'Cambridge (GB)', [0.12, 52.2]],
  ['Leeds, Vereinigtes Königreich', 'Leeds (GB)', [-1.55, 53.8]],
  ['Sevilla', 'Sevilla (ES)', [-5.98, 37.39]],
])('%s is %s', (text, name, [lng = 0, lat = 0]) => {
  const { name: found, boxes } = findArea(text)
  expect(found).toBe(name)
  const [[west, south, east, north]] = boxes as [[number, number, number, number]]
  expect([west < lng, lng < east, south < lat, lat < north]).toEqual([true, true, true, true])
})

test('a larger town gets a larger box', () => {
  const heightOf = (name: string) => {
    const [, south, , north] = findArea(name).boxes[0]!
    return north - south
  }
  expect(heightOf('London')).toBeGreaterThan(heightOf('Köln'))
  expect(heightOf('Köln')).toBeGreaterThan(heightOf('Fulda'))
})

test.each(['DE', 'de', 'Deutschland', 'Germany', 'Allemagne', 'Alemania', 'Germania'])('%s is Germany', (text) => {
  expect(findArea(text).boxes).toEqual([[5.8, 47.2, 15.1, 55.1]])
})

test('the boxes of a country hold its islands', () => {
  const holds = (name: string, [lng, lat]: [number, number]) =>
    findArea(name).boxes.some(([w, s, e, n]) => w < lng && lng < e && s < lat && lat < n)
  expect([holds('ES', [-15.4, 28.1]), holds('FR', [8.74, 41.92]), holds('UK', [-1.15, 60.15])]).toEqual([
    true,
    true,
    true,
  ])
  expect([holds('IT', [12.6, 35.5]), holds('ES', [-2.94, 35.29])]).toEqual([true, true])
})

test('a box is taken as it is', () => {
  expect(findArea('6.7, 50.8,7.2,51').boxes).toEqual([[6.7, 50.8, 7.2, 51]])
})

test.each([
  '6.7,50.8,7.2',
  '7.2,50.8,6.7,51',
  '6.7,51,7.2,50.8',
  '6.7,50.8,7.2,95',
  '-190,50.8,7.2,51',
  ',,,',
  '1,2,3,4,5',
])('%s is no box', (text) => {
  expect(() => findArea(text)).toThrow(/is no box/)
})

test('a name that nobody knows is refused with what could be named', () => {
  expect(() => findArea('Xyzzyburg')).toThrow(/Xyzzyburg is no country, town or box/)
})
