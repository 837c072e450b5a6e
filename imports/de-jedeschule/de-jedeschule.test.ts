import { expect, test } from 'vitest'
import { fileRow, read } from '../testing/read-table.ts'
import { deJedeschule } from './source.ts'

const school = fileRow({
  id: 'HE-3149',
  name: 'Römerstadtschule',
  address: 'In der Römerstadt 120e',
  address2: '',
  zip: '60439',
  city: 'Frankfurt am Main',
  website: 'http://roemerstadt.frankfurt.schule.hessen.de',
  email: '',
  school_type: 'Grundschule',
  legal_status: '',
  provider: '',
  fax: '+49 69 212-34978',
  phone: '069 21232009',
  director: 'Jane Doe',
  raw: '{"name": "R\\u00f6merstadtschule", "leitung": "Jane Doe", "plz": "60439"}',
  location: '0101000020E6100000C0EC9E3C2C442140C1CAA145B6134940',
  update_timestamp: '2026-03-28 16:37:08.507421',
  longitude: '8.63315',
  latitude: '50.154',
})

test('a row with JSON in a cell', async () => {
  expect(await read(deJedeschule, [school()])).toEqual([
    {
      id: 'de-HE-3149',
      name: 'Römerstadtschule',
      category: 'primary',
      localType: 'Grundschule',
      ownership: null,
      street: 'In der Römerstadt 120e',
      postalCode: '60439',
      city: 'Frankfurt am Main',
      region: 'Hessen',
      country: 'DE',
      position: { lat: 50.154, lng: 8.63315, precision: 'exact' },
      phone: '069 21232009',
      email: '',
      website: 'http://roemerstadt.frankfurt.schule.hessen.de',
      features: [],
      languages: [],
      faith: null,
      pupils: null,
      audience: 'children',
      status: 'active',
      date: '2026-03-28',
    },
  ])
})

test('editions that only have the geometry', async () => {
  const row = school({ latitude: '', longitude: '' })
  expect(await read(deJedeschule, [row])).toMatchObject([{ position: { lat: 50.154, lng: 8.63315 } }])
})

test.each(['', '0101', '0102000020E6100000C0EC9E3C2C442140C1CAA145B6134940', 'null'])(
  'geometry %j is none',
  async (location) => {
    expect(await read(deJedeschule, [school({ latitude: '', longitude: '', location })])).toMatchObject([
      { position: { precision: 'postal_code' } },
    ])
  },
)

test.each([
  [{ school_type: 'Staatliches Schulamt' }, 'not_a_school'],
  [{ school_type: 'Studienseminar Gymnasien' }, 'not_a_school'],
  [{ id: '3149' }, 'bad_code'],
  [{ id: 'XX-3149' }, 'bad_code'],
  [{ id: '' }, 'no_code'],
  [{ name: '' }, 'no_name'],
])('%j is rejected as %s', async (cells, reason) => expect(await read(deJedeschule, [school(cells)])).toEqual([reason]))

test.each([
  [{ school_type: 'Hessenkolleg' }, 'adults'],
  [{ school_type: '', name: 'Abendgymnasium Frankfurt' }, 'adults'],
])('%j is for %s', async (cells, audience) => {
  expect(await read(deJedeschule, [school(cells)])).toMatchObject([{ audience }])
})

test.each([
  ['öffentlich', 'public'],
  ['in freier Trägerschaft', 'private'],
  ['staatlich anerkannte Ersatzschule', 'private'],
  ['', null],
])('legal status %j is %s', async (legal_status, ownership) => {
  expect(await read(deJedeschule, [school({ legal_status })])).toMatchObject([{ ownership }])
})

test('without a type the name tells the category', async () => {
  expect(await read(deJedeschule, [school({ school_type: '', name: 'Goethe-Gymnasium' })])).toMatchObject([
    { category: 'high_school', localType: '' },
  ])
})

test('ids that only differ in their separators stay valid', async () => {
  expect(await read(deJedeschule, [school({ id: 'HH-5043-1' })])).toMatchObject([
    { id: 'de-HH-5043-1', region: 'Hamburg' },
  ])
  expect(await read(deJedeschule, [school({ id: 'BE-01A02' })])).toMatchObject([{ id: 'de-BE-01A02' }])
})
