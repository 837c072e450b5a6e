import { expect, test } from 'vitest'
import { factLines, read, readFacts } from '../testing/read-table.ts'
import { deSachsen } from './source.ts'

const main = {
  ...{ building_type_key: '01', name: 'Evangelische Grundschule Alfa (Schule in freier Trägerschaft)', building_id: 1 },
  ...{ street: 'Schulstraße 1', postcode: '01816', community: 'Bad Gottleuba', community_key: '14628020' },
  ...{ phone_code_1: '035023', phone_number_1: '51842', phone_identifier_1: 'Ada Ahorn', school_type_keys: [11] },
  ...{ mail: 'sekretariat@alfa.de', homepage: 'http://www.alfa.de/', date: '12.11.2019' },
}
const annex = { ...main, building_type_key: '02', name: 'Schulteil', street: 'Weg 2', school_type_keys: [12] }
const institution = {
  ...{ institution_key: '4311502', id: 1, legal_status_key: '02', school_category_key: '10' },
  ...{ headmaster_firstname: null, headmaster_lastname: null, owner_id: 320 },
}
const file = (building: object, cells: object = {}) =>
  JSON.stringify([{ ...institution, ...cells, buildings: [{ ...main, ...building }, annex] }])

test('a school stands at its main building; nobody is named', async () => {
  expect(await read(deSachsen, file({}))).toEqual([
    {
      id: 'de-SN-4311502',
      name: 'Evangelische Grundschule Alfa',
      category: 'primary',
      localType: 'Grundschule',
      ownership: 'private',
      street: 'Schulstraße 1',
      postalCode: '01816',
      city: 'Bad Gottleuba',
      region: 'Sachsen',
      country: 'DE',
      position: { lat: 50.858, lng: 13.95, precision: 'postal_code' },
      phone: '035023 51842',
      email: 'sekretariat@alfa.de',
      website: 'http://www.alfa.de',
      features: ['religious'],
      languages: [],
      pupils: null,
      faith: 'protestant',
      audience: 'children',
      status: 'active',
    },
  ])
  const [found] = await readFacts(deSachsen, { content: file({ school_type_keys: [33, 35] }) })
  expect(factLines(typeof found === 'object' ? found.facts : [])).toEqual([
    ...['district Sächsische Schweiz-Osterzgebirge', 'legal_status in freier Trägerschaft'],
    ...['support_focus Geistige Entwicklung; Lernen', 'support_needs learning; severe_learning'],
  ])
})

test.each([
  [[11, 12, 13], { category: 'high_school', localType: 'Grundschule, Oberschule, Gymnasium' }],
  [[21, 22, 25], { category: 'vocational', localType: 'Berufliches Schulzentrum' }],
  [[22], { category: 'vocational', localType: 'Berufsfachschule' }],
  [[28], { category: 'special_needs' }],
  [[12, 42], { category: 'secondary', localType: 'Oberschule' }],
])('keys %j become %j', async (keys, expected) => {
  expect(await read(deSachsen, file({ school_type_keys: keys }))).toMatchObject([expected])
})

test.each([
  [{ school_type_keys: [54] }, {}, 'not_a_school'],
  [{ school_type_keys: null }, {}, 'not_a_school'],
  [{ name: '' }, {}, 'no_name'],
  [{}, { institution_key: 'x' }, 'bad_code'],
])('building %j of %j is rejected as %s', async (building, cells, reason) => {
  expect(await read(deSachsen, file(building, cells))).toEqual([reason])
})

test.each([
  [{ school_type_keys: [39] }, 'prison_or_hospital'],
  [{ school_type_keys: [62] }, 'prison_or_hospital'],
  [{ school_type_keys: [43] }, 'adults'],
])('%j is for %s', async (building, audience) => {
  expect(await read(deSachsen, file(building))).toMatchObject([{ audience }])
})

test('an address that names a person is left out', async () => {
  expect(await read(deSachsen, file({ mail: 'ada.ahorn@klinikum.de' }))).toMatchObject([{ email: '' }])
})
