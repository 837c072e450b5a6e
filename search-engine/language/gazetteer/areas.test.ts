import { expect, test } from 'vitest'
import { SearchEngine } from '#search-engine/engine.ts'
import { makeSchool } from '#search-engine/testing/make-school.ts'
import type { Place } from '../places/place.ts'
import { townKey } from '../places/town.ts'
import { readTable } from '../read-table.ts'
import { areasBeginning, areasNamed, areasSaid, isAreaFirst } from './areas.ts'

function found(name: string) {
  const key = townKey(name)
  return [...areasNamed(key), ...areasSaid(key)].map(({ country, name }) => `${country} ${name}`)
}

test.each([
  ['Mallorca', ['ES Mallorca']],
  ['Fuerteventura', ['ES Fuerteventura']],
  ['Eivissa', ['ES Ibiza']],
  ['maresme', ['ES Maresme']],
  ['el Vallès', ['ES Vallès']],
  ['Insel Rügen', ['DE Rügen']],
  ['Ruhrgebiet', ['DE Ruhrgebiet']],
  ['vallée de Chamonix', ['FR Vallée de Chamonix']],
  ['val Gardena', ['IT Val Gardena']],
  ['Suedtirol', ['IT Alto Adige']],
  ['cinque terre', ['IT Cinque Terre']],
  ['Scilly Isles', ['GB Isles of Scilly']],
  ['Outer Hebrides', ['GB Western Isles']],
  ['Alsace', ['FR Alsace']],
  ['Southwark', ['GB Southwark']],
  ['Vale of Glamorgan', ['GB Vale of Glamorgan']],
])('%s is %s', (name, areas) => {
  expect(found(name)).toEqual(areas)
})

test.each([
  ['rüg', ['Rügen']],
  ['insel rüg', ['Insel Rügen']],
  ['vallée de cham', ['Vallée de Chamonix']],
  ['lake const', ['Lake Constance']],
  ['xyzzy', []],
  ['ra', []],
])('%j begins %j', (text, names) => {
  expect(areasBeginning(text).map(({ name }) => name)).toEqual(names)
})

test('an island is a part of its province', () => {
  const [lanzarote, province] = ['lanzarote', 'las palmas'].map((name) => areasNamed(name)[0]!.codes)
  expect(lanzarote).toEqual(['355'])
  expect(province).toEqual(['35'])
})

test('a name in two countries is an area of both', () => {
  expect(found('pays basque')).toEqual(['FR Pays basque', 'ES Pais Vasco'])
})

test('a département is also called by its number', () => {
  expect(areasSaid('departement 77').map(({ name }) => name)).toEqual(['Seine-et-Marne'])
  expect(['94', '01', '2a', '974'].map((number) => areasNamed(number)[0]?.name)).toEqual([
    'Val-de-Marne',
    'Ain',
    'Corse-du-Sud',
    'La Réunion',
  ])
})

test('no area is listed twice, and every code is a beginning of postal codes of its country', () => {
  const regions = readTable('gazetteer/regions')
  expect(new Set(regions.map(([country, names]) => `${country} ${names?.split(',')[0]}`)).size).toBe(regions.length)
  const codes = regions.flatMap(([country, , list = '']) => list.split(', ').map((code) => ({ country, code })))
  const isCode = ({ country, code }: (typeof codes)[number]) =>
    (country === 'GB' ? /^[A-Z]{1,2}\d[A-Z\d]?(?: \d)?$/ : /^\d{2,5}$/).test(code)
  expect(codes.filter((code) => !isCode(code))).toEqual([])
})

const at = { country: 'GB', lat: 51.2, lng: -0.6 } as const
const schools = [
  ...Array.from({ length: 60 }, () =>
    makeSchool({ ...at, region: 'Surrey', city: 'Guildford', postalCode: 'GU1 1AA' }),
  ),
  makeSchool({ ...at, region: 'Surrey', city: 'Surrey', postalCode: 'GU2 7XH' }),
  ...Array.from({ length: 3 }, () => makeSchool({ ...at, region: 'Durham', city: 'Durham', postalCode: 'DH1 1AA' })),
]
const { gazetteer } = SearchEngine.build(schools)
const isFirst = (name: string) => isAreaFirst(areasNamed(name), gazetteer.towns(name), gazetteer)

test('an area comes before a town that only addresses know, or that has next to none of its schools', () => {
  expect(gazetteer.schoolsIn(areasNamed('surrey')[0]!)).toBe(61)
  expect(['surrey', 'durham', 'sussex', 'guildford'].map(isFirst)).toEqual([true, false, true, false])
  const salento: Place = {
    kind: 'town',
    country: 'IT',
    name: 'Salento',
    region: 'Campania',
    lat: 40,
    lng: 15,
    schools: 2,
  }
  const beats = (schools: number) =>
    isAreaFirst(areasNamed('salento'), [{ ...salento, schools }], { schoolsIn: () => 99 })
  expect([2, 3].map(beats)).toEqual([true, false])
})
