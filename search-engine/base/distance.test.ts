import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arcKm, chordOfArc, distanceKm } from './distance.ts'

describe('distance', () => {
  test.each([
    ['Berlin – Paris', { lat: 52.52, lng: 13.405 }, { lat: 48.8566, lng: 2.3522 }, 877.5],
    ['London – Madrid', { lat: 51.5074, lng: -0.1278 }, { lat: 40.4168, lng: -3.7038 }, 1263.5],
    ['a quarter of the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, 10007.5],
    ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20015.1],
    ['a street', { lat: 48, lng: 11 }, { lat: 48.001, lng: 11 }, 0.1112],
  ])('%s', (_, a, b, km) => {
    expect(distanceKm(a, b)).toBeCloseTo(km, km < 1 ? 4 : 0)
    expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b), 9)
  })

  test('chord and arc are inverse functions', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20000, noNaN: true }), (km) => {
        expect(arcKm(chordOfArc(km))).toBeCloseTo(km, 4)
      }),
    )
  })

  test('the short series and the sine agree where they meet', () => {
    const from = { lat: 0, lng: 0 }
    const [below, above] = [2.8647, 2.8649].map((lng) => distanceKm(from, { lat: 0, lng }))
    expect(above! - below!).toBeCloseTo(0.0002 * 111.195, 6)
  })
})
