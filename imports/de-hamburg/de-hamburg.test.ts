import { expect, test } from 'vitest'
import { csv, fileRow, read } from '../testing/read-table.ts'
import { deHamburg } from './source.ts'

const school = fileRow({
  _fid: 'DE.HH.UP_STAATLICHE_SCHULEN_979254',
  adresse_ort: '22307 Hamburg',
  adresse_strasse_hausnr: 'Benzenbergweg 2',
  ansprechp_klasse_5: 'Jane Doe',
  anzahl_schueler: '996',
  anzahl_schueler_gesamt: '1261 an 2 Standorten',
  bilingual: '',
  fremdsprache: 'Englisch|Französisch|Latein|Spanisch|Spanisch|Klingonisch',
  ganztagsform: 'GTS teilweise gebunden',
  kapitelbezeichnung: 'Stadtteilschulen',
  name_schulleiter: 'Jane Doe',
  rechtsform: 'staatlich',
  schul_email: 'stadtteilschule-helmuth-huebener@bsfb.hamburg.de',
  schul_homepage: 'https://helmuthhuebener.de',
  schul_id: '5043-0',
  schul_telefonnr: '+49 40 428 88 15 0',
  schulaufsicht: 'Jane Doe',
  schulform: 'Stadtteilschule',
  schulname: 'Stadtteilschule Helmuth Hübener',
  schultyp: 'Hauptstandort',
  schwerpunktschule: 'true',
  the_geom: 'POINT (10.046638 53.601501)',
  coordinate_reference_system: 'EPSG:4326',
})

test('a row with a point in degrees', async () => {
  expect(await read(deHamburg, `\uFEFF${csv([school()], ';')}`)).toEqual([
    {
      id: 'de-HH-5043-0',
      name: 'Stadtteilschule Helmuth Hübener',
      category: 'secondary',
      localType: 'Stadtteilschule',
      ownership: 'public',
      street: 'Benzenbergweg 2',
      postalCode: '22307',
      city: 'Hamburg',
      region: 'Hamburg',
      country: 'DE',
      position: { lat: 53.601501, lng: 10.046638, precision: 'exact' },
      phone: '040 42888150',
      email: 'stadtteilschule-helmuth-huebener@bsfb.hamburg.de',
      website: 'https://helmuthhuebener.de',
      features: ['fullDay', 'inclusion'],
      languages: ['en', 'fr', 'la', 'es'],
      faith: null,
      institute: '5043',
      pupils: 996,
      audience: 'children',
      status: 'active',
    },
  ])
})

test('a point in metres', async () => {
  const row = school({ the_geom: 'POINT (569259.05 5939695.16)', coordinate_reference_system: 'EPSG:25832' })
  const [found] = await read(deHamburg, [row])
  expect(found).toMatchObject({ position: { lat: expect.closeTo(53.601501, 4), lng: expect.closeTo(10.046638, 4) } })
})

test('sites of a school have numbers of their own and share one row', async () => {
  const sites = await read(
    deHamburg,
    ['5043-0', '5043-1', '5044-0'].map((schul_id) => school({ schul_id })),
  )
  expect(sites).toMatchObject([
    { id: 'de-HH-5043-0', institute: '5043' },
    { id: 'de-HH-5043-1', institute: '5043' },
    { id: 'de-HH-5044-0', institute: '5044' },
  ])
})

test.each([
  [{ schulname: 'ohne Angabe', schul_id: '0-0' }, 'no_name'],
  [{ schul_id: 'x' }, 'bad_code'],
])('%j is rejected as %s', async (cells, reason) => expect(await read(deHamburg, [school(cells)])).toEqual([reason]))

test.each([
  [{ schulform: 'Abendgymnasium|Abendschule|Hansa-Kolleg' }, 'adults'],
  [{ schulform: 'Studienkolleg' }, 'adults'],
])('%j is for %s', async (cells, audience) => {
  expect(await read(deHamburg, [school(cells)])).toMatchObject([{ audience }])
})

test.each([
  ['Grundschulen', 'Grundschule|vorschulische Sprachförderung|Vorschulklasse', 'primary', 'Grundschule'],
  ['Langformschulen', 'Grundschule|Stadtteilschule|Vorschulklasse', 'secondary', 'Grundschule, Stadtteilschule'],
  ['Langformschulen', 'Grundschule|Gymnasium|Vorschulklasse', 'high_school', 'Grundschule, Gymnasium'],
  ['Gymnasien', 'Gymnasium', 'high_school', 'Gymnasium'],
  ['Sonderschulen', 'Sonderschule|Vorschulklasse', 'special_needs', 'Sonderschule'],
  ['Berufliche Schulen', 'Berufsfachschule|Berufsschule|Fachoberschule', 'vocational', 'Berufliche Schule'],
])('%s: %s is %s, called %s', async (kapitelbezeichnung, schulform, category, localType) => {
  expect(await read(deHamburg, [school({ kapitelbezeichnung, schulform })])).toMatchObject([{ category, localType }])
})

test('schools of independent bodies are private', async () => {
  const row = school({ rechtsform: 'staatlich anerkannte Ersatzschule', schulname: 'Katholische Schule Hochallee' })
  expect(await read(deHamburg, [row])).toMatchObject([
    { ownership: 'private', features: ['fullDay', 'inclusion', 'religious'] },
  ])
})

test('inside the zip only the schools in degrees are read', () => {
  const names = ['schulen_eingaenge', 'staatliche_schulen', 'nicht_staatliche_schulen'].flatMap((name) =>
    ['4326', '25832'].map((grid) => `de_hh_up_${name}_EPSG_${grid}.csv`),
  )
  expect(deHamburg.packedNames?.([...names, 'dialect.json'])).toEqual([
    'de_hh_up_staatliche_schulen_EPSG_4326.csv',
    'de_hh_up_nicht_staatliche_schulen_EPSG_4326.csv',
  ])
})
