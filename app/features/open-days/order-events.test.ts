import { expect, test } from 'vitest'
import { orderEvents } from './order-events.ts'
import type { OpenDay } from './present-open-day.ts'

const event = (id: string, lat: number | null, approximate = false) =>
  ({ id, schoolId: id, lat, lng: lat === null ? null : 7, approximate }) as OpenDay
const events = [event('far', 52), event('unknown', null), event('near', 50.001), event('town', 50, true)]
const point = { lat: 50, lng: 7 }
const idsOf = (ordered: OpenDay[]) => ordered.map(({ id }) => id)

test('by distance the nearest comes first, one of which only the town is known is never nearer than 2 km', () => {
  expect(idsOf(orderEvents(events, 'distance', { point, ways: undefined }))).toEqual(['near', 'town', 'far', 'unknown'])
})

test('by minutes those that the engine does not know come last', () => {
  const ways = { far: { foot: 20, bicycle: 9 }, near: { foot: 30, bicycle: 8 } }
  expect(idsOf(orderEvents(events, 'foot', { point, ways }))).toEqual(['far', 'near', 'unknown', 'town'])
  expect(idsOf(orderEvents(events, 'bicycle', { point, ways }))).toEqual(['near', 'far', 'unknown', 'town'])
})

test('without a point or minutes they stay as they are', () => {
  expect(idsOf(orderEvents(events, 'distance', { point: null, ways: undefined }))).toEqual(idsOf(events))
  expect(idsOf(orderEvents(events, 'foot', { point, ways: undefined }))).toEqual(idsOf(events))
})
