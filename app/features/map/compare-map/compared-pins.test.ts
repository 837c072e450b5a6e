import { expect, test } from 'vitest'
import { comparedPins } from './compared-pins.ts'

const school = (id: string, lat: number | null, approximate = false) => ({
  ...{ id, name: `School ${id}`, category: 'primary' as const, lat, lng: lat === null ? null : 7, approximate },
})

test('schools with a known position have a named pin, rough ones marked as such', () => {
  const pins = comparedPins([school('a', 50), school('b', null), school('c', 51, true)], 'c')
  expect(pins.map(({ name, approximate, marked }) => [name, approximate, marked])).toEqual([
    ['School a', false, false],
    ['School c', true, true],
  ])
})

test('without a position there is no pin', () => {
  expect(comparedPins([school('a', null)], 'a')).toEqual([])
})
