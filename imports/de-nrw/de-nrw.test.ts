import { expect, test } from 'vitest'
import { csv, fileRow, read } from '../testing/read-table.ts'
import { deNrw } from './source.ts'

const school = fileRow({
  Schulnummer: '100011',
  Schulform: '15',
  Schulbezeichnung_1: 'Städt. Gesamtschule Haan',
  Schulbezeichnung_2: 'Schule d. Sekundarstufe I u. II',
  Schulbezeichnung_3: '',
  Kurzbezeichnung: 'Haan, GE Walder Straße',
  Bezirksregierung: '1',
  PLZ: '42781',
  Ort: 'Haan',
  Strasse: 'Walder Str. 15',
  Telefonvorwahl: '02129',
  Telefon: '3754950',
  Faxvorwahl: '02129',
  Fax: '37545999',
  'E-Mail': '100011@schule.nrw.de',
  Homepage: 'http://www.gesamtschule-haan.de',
  Rechtsform: '1',
  Traegernummer: '11435',
  Gemeindeschluessel: '05158008',
  Schulbetriebsschluessel: '1',
  Schulbetriebsdatum: '01.08.2017',
  EPSG: 'EPSG:25832',
  UTMRechtswert: '361466',
  UTMHochwert: '5673192',
})

/** As published: `sep=;`, then a header with one cell more than the rows. */
const published = (...rows: ReturnType<typeof school>[]) => `sep=;\n${csv(rows, ';').replace(/^(.*)\r\n/, '$1;\r\n')}`

const forms = 'sep=;\nSchluessel;Schulform;\n"15";"Gesamtschule";\n"99";"Zukunftsschule";\n'

test('a row under sep=; and a header with one cell more', async () => {
  const [found] = await read(deNrw, published(school()), forms)
  expect(found).toEqual({
    id: 'de-NW-100011',
    name: 'Städt. Gesamtschule Haan, Schule d. Sekundarstufe I u. II',
    category: 'secondary',
    localType: 'Gesamtschule',
    ownership: 'public',
    street: 'Walder Str. 15',
    postalCode: '42781',
    city: 'Haan',
    region: 'Nordrhein-Westfalen',
    country: 'DE',
    position: { lat: expect.closeTo(51.193, 2), lng: expect.closeTo(7.018, 2), precision: 'exact' },
    phone: '02129 3754950',
    email: '100011@schule.nrw.de',
    website: 'http://www.gesamtschule-haan.de',
    features: [],
    languages: [],
    faith: null,
    pupils: null,
    audience: 'children',
    status: 'active',
  })
})

test('the faith is read from the name', async () => {
  const [found] = await read(deNrw, published(school({ Schulbezeichnung_1: 'Kath. Grundschule' })))
  expect(found).toMatchObject({ faith: 'catholic' })
})

test('the coordinates are used if EPSG is null', async () => {
  const [found] = await read(deNrw, published(school({ EPSG: 'null' })))
  expect(found).toMatchObject({ position: { lat: expect.closeTo(51.193, 2) } })
})

test('the words of a given code list are used', async () => {
  expect(await read(deNrw, published(school({ Schulform: '99' })), forms)).toMatchObject([
    { localType: 'Zukunftsschule' },
  ])
})

test.each([
  ['0A', 'not_a_school'],
  ['50', 'not_a_school'],
  ['58', 'not_a_school'],
])('form %s is rejected as %s', async (Schulform, reason) => {
  expect(await read(deNrw, published(school({ Schulform })))).toEqual([reason])
})

test.each([
  ['25', 'adults'],
  ['83', 'prison_or_hospital'],
])('%j is for %s', async (Schulform, audience) => {
  expect(await read(deNrw, published(school({ Schulform })))).toMatchObject([{ audience }])
})

test.each([
  ['02', 'primary'],
  ['20', 'high_school'],
  ['30', 'vocational'],
  ['08', 'special_needs'],
  ['19', 'special_needs'],
  ['87', 'special_needs'],
  ['17', 'secondary'],
  ['13', 'secondary'],
  ['81', 'other'],
])('form %s is %s', async (Schulform, category) => {
  expect(await read(deNrw, published(school({ Schulform })))).toMatchObject([{ category }])
})

test.each([
  ['0', '31.07.2026', 'closed'],
  ['0', '31.07.2027', 'active'],
  ['2', '31.07.2028', 'active'],
  ['3', '01.08.2027', 'active'],
  ['9', '31.07.2020', 'closed'],
  ['5', '', 'closed'],
  ['1', '01.08.1973', 'active'],
])('key %s with %s is %s', async (Schulbetriebsschluessel, Schulbetriebsdatum, status) => {
  expect(await read(deNrw, published(school({ Schulbetriebsschluessel, Schulbetriebsdatum })))).toMatchObject([
    { status },
  ])
})

test.each([
  [
    ['Freie Waldorfschule Rudolf Steiner Schu-', 'le u. Parzivalsch.', ''],
    'Freie Waldorfschule Rudolf Steiner Schule u. Parzivalsch.',
  ],
  [
    ['Städtische Evangelische Montessori-', 'Grundschule  - Primarstufe -', ''],
    'Städtische Evangelische Montessori-Grundschule',
  ],
  [['Königschule', 'Städt. Gem. Grundschule', ''], 'Königschule, Städt. Gem. Grundschule'],
  [['Berufskolleg Königstraße', 'der Stadt Gelsenkirchen', ''], 'Berufskolleg Königstraße der Stadt Gelsenkirchen'],
  [
    ['Friedensschule', 'Sekundarschule der Stadt Hagen', 'Sekundarstufe I'],
    'Friedensschule, Sekundarschule der Stadt Hagen',
  ],
  [['Städt. Gem. Grundschule', '- Primarstufe -', ''], 'Städt. Gem. Grundschule Walder Straße'],
  [['Städt. Gem. Grundschule', '', ''], 'Städt. Gem. Grundschule Walder Straße'],
  [['Schule am Berg,Förderschule', 'Städt.Gem.Schule', ''], 'Schule am Berg, Förderschule, Städt. Gem. Schule'],
  [['', '', ''], 'Walder Straße'],
] as const)('name of %j', async ([Schulbezeichnung_1, Schulbezeichnung_2, Schulbezeichnung_3], name) => {
  const row = school({ Schulbezeichnung_1, Schulbezeichnung_2, Schulbezeichnung_3 })
  expect(await read(deNrw, published(row))).toMatchObject([{ name }])
})
