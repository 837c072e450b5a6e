import { expect, test } from 'vitest'
import { spotsOf } from './map-skeleton.tsx'

const school = (id: string, lat: number | null, lng: number | null) => ({ id, category: 'primary' as const, lat, lng })

test('schools of the list lie on the drawing as on a map, whatever the size of their area', () => {
  for (const size of [0.01, 8]) {
    const [north, south, ...others] = spotsOf([
      school('north', 50 + size, 7),
      school('south', 50, 7 + size),
      school('unknown', null, null),
    ])
    expect(others).toEqual([])
    expect(north!.x).toBeLessThan(south!.x)
    expect(north!.y).toBeLessThan(south!.y)
    for (const { x, y } of [north!, south!]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(18)
      expect(Math.max(x, y)).toBeLessThanOrEqual(82)
    }
  }
})

test('a single school lies in the middle, and without any the drawing is empty', () => {
  expect(spotsOf([school('a', 50, 7)])).toMatchObject([{ x: 50, y: 50 }])
  expect(spotsOf([])).toEqual([])
})
