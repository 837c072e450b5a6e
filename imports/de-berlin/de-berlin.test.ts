import { expect, test } from 'vitest'
import { factLines, read, readFacts } from '../testing/read-table.ts'
import { deBerlin } from './source.ts'

const school = {
  ...{ bsn: '01G02', schulname: 'Alfa-Grundschule', schulart: 'Grundschule', traeger: 'öffentlich' },
  ...{ schultyp: 'Grundschule', bezirk: 'Mitte', ortsteil: 'Moabit', plz: '10557', strasse: 'Alt-Moabit' },
  ...{ hausnr: '10 ', telefon: '+49 30 901891010', fax: '+49 30', email: 'info@alfa.de', internet: 'alfa.de' },
  schuljahr: '2025/26',
}
const collection = (...schools: Partial<typeof school>[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } },
    features: schools.map((cells) => ({
      ...{ type: 'Feature', id: 'schulen.1', geometry: { type: 'Point', coordinates: [13.35786711, 52.5239061] } },
      properties: { ...school, ...cells },
    })),
  })

test('reads a school of the Geoportal', async () => {
  expect(await read(deBerlin, collection({}))).toEqual([
    {
      id: 'de-BE-01G02',
      name: 'Alfa-Grundschule',
      category: 'primary',
      localType: 'Grundschule',
      ownership: 'public',
      street: 'Alt-Moabit 10',
      postalCode: '10557',
      city: 'Berlin',
      region: 'Berlin',
      country: 'DE',
      position: { lat: 52.523906, lng: 13.357867, precision: 'exact' },
      phone: '030 901891010',
      email: 'info@alfa.de',
      website: 'http://alfa.de',
      features: [],
      languages: [],
      pupils: null,
      faith: null,
      audience: 'children',
      status: 'active',
      date: '2025-08-01',
    },
  ])
})

test.each([
  [
    { schulart: 'Förderschwerp. "Lernen"u."Geistige Entwickl."' },
    { localType: 'Förderschule (Lernen, Geistige Entwicklung)' },
  ],
  [{ schulart: 'Übrige Förderschwerpunkte' }, { category: 'special_needs', localType: 'Förderschule' }],
  [{ schulart: 'Kombinierte allgemein bildende Schule' }, { category: 'secondary' }],
  [{ schulart: 'Oberstufenzentrum' }, { category: 'vocational' }],
  [
    { schulart: 'Freie Waldorfschule', traeger: 'privat' },
    { category: 'secondary', ownership: 'private' },
  ],
  [{ schulname: 'Beta (KEIN Schulbetrieb)' }, { name: 'Beta', status: 'closed' }],
  [{ telefon: '+49 30' }, { phone: '' }],
  [{ email: 'ada.ahorn@verein.berlin' }, { email: '' }],
])('%j becomes %j', async (cells, expected) =>
  expect(await read(deBerlin, collection(cells))).toMatchObject([expected]),
)

test.each([[{ bsn: '1' }, 'bad_code']])('%j is rejected as %s', async (cells, reason) =>
  expect(await read(deBerlin, collection(cells))).toEqual([reason]),
)

test.each([
  [{ schulart: 'Volkshochschul-Kolleg' }, 'adults'],
  [{ schulart: 'Kolleg' }, 'adults'],
  [{ schulart: 'Abend-Gymnasium' }, 'adults'],
])('%j is for %s', async (cells, audience) => {
  expect(await read(deBerlin, collection(cells))).toMatchObject([{ audience }])
})

test('facts are the quarter with its borough, and the focus of a special school', async () => {
  const [found] = await readFacts(deBerlin, {
    content: collection({ schulart: 'Förderschwerp. "Geistige Entwicklung"' }),
  })
  expect(factLines(typeof found === 'object' ? found.facts : [])).toEqual([
    'district Moabit, Mitte',
    'support_focus Geistige Entwicklung',
    'support_needs severe_learning',
  ])
})

const report = (day: string) => ({
  title: `Bericht der Schulinspektion veröffentlicht am ${day}`,
  url: `https://example.org/${day}`,
})
const portrait = {
  ...{ id: 1, name: 'Alfa Grundschule', type: 'Grundschule', address: 'Alt-Moabit 10, 10557 Berlin (Moabit)' },
  ...{ languages: '1. Fremdsprache Englisch, 2. Fremdsprache Latein', students_total: 373 },
  ...{ students_non_german_percentage: 47.7, inspections: [report('01.02.2013'), report('03.04.2019')] },
}

test('portraits find their school in the register by name and postal code', async () => {
  const data = [
    portrait,
    { ...portrait, languages: '1. Fremdsprache Französisch' },
    { ...portrait, address: 'Weg 1, 13629 Berlin' },
  ]
  const file = { content: JSON.stringify({ data }), name: 'portraits_2021.json' }
  const found = await readFacts(deBerlin, file, collection({}, { bsn: '02G02', plz: '10999' }))
  expect(found[2]).toBe('no_code')
  expect(found.slice(3, 4)).toMatchObject([{ key: 'de-BE-01G02' }])
  expect(factLines(typeof found[3] === 'object' ? found[3].facts : [])).toEqual([
    ...['first_languages 2021 Englisch, Französisch', 'inspection_report 2021 https://example.org/03.04.2019'],
    ...['later_languages 2021 Latein', 'other_language_share 2021 47.7', 'pupils 2021 373'],
  ])
})

test('the portrait of a seminar for teachers is not of a school', async () => {
  const seminar = { ...portrait, name: '1. Schulpraktisches Seminar Mitte' }
  const file = { content: JSON.stringify([seminar]), name: 'portraits_2021.json' }
  const [first] = await readFacts(deBerlin, file, collection({}))
  expect(first).toBe('not_a_school')
})

test('a name that two schools of an area share finds neither', async () => {
  const file = { content: JSON.stringify([portrait]), name: 'portraits_2021.json' }
  const [first] = await readFacts(deBerlin, file, collection({}, { bsn: '02G02' }))
  expect(first).toBe('no_code')
})

test('portraits without the register are refused', async () => {
  const file = { content: JSON.stringify([portrait]), name: 'portraits_2021.json' }
  await expect(readFacts(deBerlin, file)).rejects.toThrow(/give the register of the Geoportal with it/)
})
