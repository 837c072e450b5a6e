import { expect, test } from 'vitest'
import { factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { deNrw } from './source.ts'

const school = fileRow({
  Schulnummer: '100014',
  Schulform: '02',
  Schulbezeichnung_1: 'Kolibri-Schule',
  Schulbezeichnung_2: 'Städt. Gemeinschaftsgrundschule',
  Schulbezeichnung_3: '- Primarstufe -',
  Kurzbezeichnung: 'Herne, GG Kolibri-Schule',
  Bezirksregierung: '9',
  PLZ: '44623',
  Ort: 'Herne',
  Strasse: 'Schulstr. 5',
  Rechtsform: '1',
  Gemeindeschluessel: '05916000',
  Schulbetriebsschluessel: '1',
  Schulbetriebsdatum: '01.08.2016',
  UTMRechtswert: '373972',
  UTMHochwert: '5711111',
})
const factsOf = async (cells: Parameters<typeof school>[0] = {}) => {
  const [found] = await readFacts(deNrw, { content: [school(cells)] })
  return typeof found === 'object' ? factLines(found.facts) : found
}

test('a row gives the stages, district, inspectorate and opening day', async () => {
  expect(await factsOf()).toEqual([
    'authority Bezirksregierung Arnsberg',
    'district Herne',
    'legal_status in öffentlicher Trägerschaft',
    'official_name Kolibri-Schule Städt. Gemeinschaftsgrundschule - Primarstufe -',
    'opened 2016-08-01',
    'stages Primarstufe',
  ])
})

test('the day of the first list is not an opening day, and with some keys the day is that of the closure', async () => {
  expect(await factsOf({ Schulbetriebsdatum: '01.08.1973' })).not.toContainEqual(expect.stringMatching(/opened|closed/))
  expect(await factsOf({ Schulbetriebsschluessel: '2', Schulbetriebsdatum: '31.07.2028' })).toContain(
    'closed 2028-07-31',
  )
})

test('the name of a special school gives its focus; elsewhere the same words are just a name', async () => {
  const name = {
    Schulbezeichnung_2: 'Förderschwerpunkt Emotionale und',
    Schulbezeichnung_3: 'soziale Entwicklung und Sprache',
  }
  expect(await factsOf({ ...name, Schulform: '08' })).toEqual(
    expect.arrayContaining([
      'support_focus Sprache; Emotionale und soziale Entwicklung',
      'support_needs speech_language; behaviour_emotional',
    ]),
  )
  expect(await factsOf({ ...name, Schulform: '02' })).not.toContainEqual(expect.stringMatching(/support_/))
})

test('restores the leading zero of the Gemeindeschlüssel', async () => {
  expect(await factsOf({ Gemeindeschluessel: '5158008' })).toContain('district Kreis Mettmann')
})

test('reads the file of the Sozialindex', async () => {
  const row = fileRow({ Schulnummer: '100014', Kurzbezeichnung: 'Herne', Kreis: 'Stadt Herne', Sozialindexstufe: '7' })
  const content = [row(), row({ Sozialindexstufe: 'ohne' }), row({ Sozialindexstufe: '11' }), row({ Schulnummer: 'x' })]
  expect(await readFacts(deNrw, { content })).toEqual([
    { key: 'de-NW-100014', facts: [{ fact: 'social_index_nrw', number: 7 }] },
    { key: 'de-NW-100014', facts: [{ fact: 'social_index_nrw', missing: 'not_published' }] },
    'out_of_range',
    'bad_code',
  ])
})
