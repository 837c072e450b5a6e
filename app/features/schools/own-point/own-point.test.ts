import { expect, test } from 'vitest'
import { parseOwnPoint } from './own-point.ts'

test('reads what it stored', () => {
  const point = { lat: 50.9, lng: 6.9, name: 'Köln' }
  expect(parseOwnPoint(JSON.stringify(point))).toEqual(point)
})

test.each([null, '', 'x', 'null', '7', '{}', '{"lat":"a","lng":1,"name":""}', '{"lat":91,"lng":1,"name":""}', '[1,2]'])(
  '%j is no point',
  (stored) => {
    expect(parseOwnPoint(stored)).toBeNull()
  },
)
