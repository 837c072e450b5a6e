import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { COUNTRIES } from '#db/vocabulary.ts'
import { distanceKm } from '../../base/distance.ts'
import { compareTerms } from '../../base/text/lexicon.ts'
import { townKey } from '../places/town.ts'
import { knownPlaces, placeIn } from './known-places.ts'

const lines = readFileSync(path.join(import.meta.dirname, 'city-parts.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const REACH_KM = 30

test('is sorted by the bytes of the key, without repeated lines', () => {
  expect(lines).toEqual([...new Set(lines)].sort(compareTerms))
})

test('every row has the key of its name or of a shorter one, a country, a city and a position', () => {
  const isRow = (line: string) => {
    const [key = '', country, name = '', city = '', lat = '', lng = '', people = '', short] = line.split('\t')
    const isPosition = /^\d\d\.\d{4}$/.test(lat) && /^-?\d{1,2}\.\d{4}$/.test(lng) && /^\d+$/.test(people)
    const code = COUNTRIES.find((one) => one === country)
    const isKey = short === 'short' ? key === townKey(key) : short === undefined && key === townKey(name, code)
    return code && name !== '' && key !== '' && isKey && townKey(city, code) !== '' && isPosition
  }
  expect(lines.filter((line) => !isRow(line))).toEqual([])
})

test('every part is once on a map', () => {
  const shown = lines.filter((line) => !line.endsWith('\tshort'))
  const places = shown.map((line) => line.split('\t').slice(3, 6).join(' '))
  expect(shown.filter((_, at) => places.indexOf(places[at]!) !== at)).toEqual([])
})

test('every part is near its city', () => {
  const farFromCity = lines.map(placeIn).filter((part) => {
    const cities = knownPlaces(part.city).filter(({ country }) => country === part.country)
    return cities.length > 0 && !cities.some((city) => distanceKm(city, part) < REACH_KM)
  })
  expect(farFromCity).toEqual([])
})

test.each([
  ['Croix-Rousse', 'Lyon'],
  ['Vieux-Lille', 'Lille'],
  ['quartier latin', 'Paris'],
  ['Chorlton', 'Manchester'],
  ['Mumbles', 'Swansea'],
])('%s is a part of %s', (name, city) => {
  expect(knownPlaces(name).map((place) => place.city)).toContain(city)
})
