import { expect, test } from 'vitest'
import type { Cluster, Pin } from '#search-engine/index.ts'
import { comparedPins, featuresOf, isOneSpot, resultPoints, singlePins } from './map-features.ts'

const cluster: Cluster = { count: 1204, lat: 45.4, lng: 9.2, bounds: [9.1, 45.3, 9.3, 45.5] }
const pin: Pin = { id: 'it-MI-1', category: 'high_school', lat: 45.5, lng: 9.3, approximate: true }

test('points know their feature again and carry what the layers draw', () => {
  const features = featuresOf({ total: 1205, clusters: [cluster], pins: [pin] })
  const { features: points } = resultPoints(features, 'de')
  expect(points.map(({ properties }) => properties)).toEqual([
    { at: 0, count: 1204, label: '1.204' },
    { at: 1, id: 'it-MI-1', category: 'high_school', approximate: true },
  ])
  expect(points[1]!.geometry.coordinates).toEqual([9.3, 45.5])
  expect(features[1]).toMatchObject({ kind: 'pin', id: 'it-MI-1' })
})

test('schools on one spot come apart at no zoom', () => {
  expect(isOneSpot(cluster)).toBe(false)
  expect(isOneSpot({ ...cluster, bounds: [9.1, 45.3, 9.1, 45.3] })).toBe(true)
})

test('a favourite that is marked has one pin, another marked school a pin of its own', () => {
  const other = { ...pin, id: 'it-MI-2' }
  expect(singlePins(null, [])).toEqual([])
  expect(singlePins(pin, [pin, other])).toEqual([
    { ...pin, kept: true, marked: true },
    { ...other, kept: true, marked: false },
  ])
  expect(singlePins(pin, [other]).map(({ id, kept, marked }) => [id, kept, marked])).toEqual([
    ['it-MI-2', true, false],
    ['it-MI-1', false, true],
  ])
})

const compared = (id: string, lat: number | null, approximate = false) => ({
  ...{ id, name: `School ${id}`, category: 'primary' as const, lat, lng: lat === null ? null : 7, approximate },
})

test('schools with a known position have a named pin, rough ones marked as such', () => {
  const pins = comparedPins([compared('a', 50), compared('b', null), compared('c', 51, true)], 'c')
  expect(pins.map(({ name, approximate, marked }) => [name, approximate, marked])).toEqual([
    ['School a', false, false],
    ['School c', true, true],
  ])
})

test('without a position there is no pin', () => {
  expect(comparedPins([compared('a', null)], 'a')).toEqual([])
})
