import { expect, test } from 'vitest'
import { parseOwnPoint } from './own-point.ts'

test('reads what it stored', () => {
  const point = { lat: 50.9, lng: 6.9, name: 'Köln' }
  expect(parseOwnPoint(JSON.stringify(point))).toEqual(point)
})

test('knows whether it is exact; what an older program stored, or anybody else, is not', () => {
  const point = { lat: 50.9, lng: 6.9, name: '' }
  expect(parseOwnPoint(JSON.stringify({ ...point, isExact: true }))).toEqual({ ...point, isExact: true })
  expect(parseOwnPoint(JSON.stringify({ ...point, isExact: 'yes' }))).toEqual(point)
  expect(parseOwnPoint(JSON.stringify({ ...point, hasWays: true }))).toEqual({ ...point, hasWays: true })
  expect(parseOwnPoint(JSON.stringify({ ...point, hasWays: 1 }))).toEqual(point)
})

test.each([null, '', 'x', 'null', '7', '{}', '{"lat":"a","lng":1,"name":""}', '{"lat":91,"lng":1,"name":""}', '[1,2]'])(
  '%j is no point',
  (stored) => {
    expect(parseOwnPoint(stored)).toBeNull()
  },
)
