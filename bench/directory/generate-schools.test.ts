import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '#db/vocabulary.ts'
import { type GeneratedSchool, generateSchools } from './generate-schools.ts'

const schools = [...generateSchools(20_000)]
const POSTAL_CODES = {
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d{1,2} \d[A-Z]{2}$/,
}
const of = (country: string) => schools.filter((school) => school.country === country)

function sharing(list: GeneratedSchool[]): number {
  const names = Map.groupBy(list, ({ name }) => name)
  return list.filter(({ name }) => (names.get(name)?.length ?? 0) > 1).length / list.length
}

describe('generateSchools', () => {
  test('yields the same schools for the same seed, whatever their number', () => {
    expect([...generateSchools(50)]).toEqual(schools.slice(0, 50))
    expect([...generateSchools(50, 2)]).not.toEqual(schools.slice(0, 50))
  })

  test('yields them one by one', () => {
    const { value } = generateSchools(1e12).next()
    expect(value?.id).toBe('gen-1')
  })

  test.each(COUNTRIES)('%s has schools of every kind in its own format', (country) => {
    const list = of(country)
    expect(list.length).toBeGreaterThan(0.1 * schools.length)
    for (const school of list) {
      expect(school.name).toMatch(/^[^\n{}]{3,120}$/)
      expect(school.postal_code).toMatch(POSTAL_CODES[country])
      expect(school.region).not.toBe('')
      expect(school.city).not.toBe('')
    }
    expect(list.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['primary', 'secondary', 'high_school', 'vocational']),
    )
  })

  test('French schools share names most often, as in the registers', () => {
    const shares = Object.fromEntries(COUNTRIES.map((country) => [country, sharing(of(country))]))
    expect(shares.FR).toBeGreaterThan(Math.max(shares.DE!, shares.GB!, shares.IT!, shares.ES!))
    expect(shares.FR).toBeGreaterThan(0.2)
    expect(shares.GB).toBeLessThan(0.2)
  })

  test('places large towns where they are', () => {
    const munich = schools.filter(({ city }) => city === 'München')
    expect(munich.length).toBeGreaterThan(20)
    for (const { lat, lng, region, postal_code } of munich) {
      expect(Math.abs(lat - 48.137)).toBeLessThan(0.4)
      expect(Math.abs(lng - 11.575)).toBeLessThan(0.5)
      expect(region).toBe('Bayern')
      expect(postal_code).toMatch(/^8/)
    }
  })

  test('some schools have no reviews, none has more than the maximum', () => {
    const counts = schools.map(({ stars }) => stars.reduce((sum, count) => sum + count, 0))
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(5000)
    expect(Math.max(...counts)).toBeLessThanOrEqual(61)
  })
})
