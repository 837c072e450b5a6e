import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csv, fileRow } from '#imports/testing/read-table.ts'
import { writeStarter } from './write-starter.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starter-test-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const from = path.join(folder, 'from')
const to = path.join(folder, 'to')

const nrw = fileRow({
  Schulnummer: '190001',
  Schulform: '02',
  Schulbezeichnung_1: 'Grundschule am Neumarkt',
  Schulbezeichnung_2: '',
  Schulbezeichnung_3: '',
  Kurzbezeichnung: 'Köln, GG Neumarkt',
  PLZ: '50667',
  Ort: 'Köln',
  Strasse: 'Neumarkt 1',
  'E-Mail': '190001@schule.nrw.de',
  Gemeindeschluessel: '05315000',
  Schulbetriebsschluessel: '1',
  Schulleitung: 'Erika Muster',
})
const index = fileRow({ Schulnummer: '190001', Kurzbezeichnung: 'Köln, GG Neumarkt', Sozialindexstufe: '4' })
const gias = fileRow({
  URN: '100001',
  'LA (name)': 'Hampshire',
  EstablishmentName: 'Alpha School',
  'TypeOfEstablishment (name)': 'Community school',
  'EstablishmentStatus (name)': 'Open',
  'PhaseOfEducation (name)': 'Primary',
  StatutoryLowAge: '4',
  StatutoryHighAge: '11',
  Postcode: 'SO23 8TH',
  HeadLastName: 'Muster',
})
const edubase = fileRow({
  URN: '100002',
  'Local authority (name)': 'Southampton',
  'Establishment name': 'Beta School',
  'Type of establishment': 'Community School',
  'Establishment status': 'Open',
  'Phase of education': 'Primary',
  'Statutory lowest age': '4',
  'Statutory highest age': '11',
  Postcode: 'SO14 7LP',
  X: 'NA',
  Y: 'NA',
})
const paritaria = fileRow({
  CODICESCUOLA: 'NA1A00100A',
  PROVINCIA: 'NAPOLI',
  REGIONE: 'CAMPANIA',
  DENOMINAZIONESCUOLA: 'IL BRUCO S.A.S. DI ROSSI ANNA & C.',
  INDIRIZZOSCUOLA: 'VIA ROMA 1',
  CAPSCUOLA: '80121',
  CODICECOMUNESCUOLA: 'F839',
  DESCRIZIONECOMUNE: 'NAPOLI',
  DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA: 'SCUOLA INFANZIA NON STATALE',
  INDIRIZZOEMAILSCUOLA: 'annarossi@posta.example',
})

function given(name: string, content: string) {
  fs.mkdirSync(path.dirname(path.join(from, name)), { recursive: true })
  fs.writeFileSync(path.join(from, name), content)
}
const written = (file: string) => gunzipSync(fs.readFileSync(path.join(to, file))).toString('utf8')

beforeAll(async () => {
  given(
    'a/schuldaten.csv',
    csv([
      nrw(),
      nrw({ Schulnummer: '190002', Gemeindeschluessel: '05515000' }),
      nrw({ Schulnummer: '190003', Schulbetriebsschluessel: '9' }),
    ]),
  )
  given('a/index.csv', csv([index(), index({ Schulnummer: '190002' })]))
  given('b/gias_2022-04-20.csv', csv([gias(), gias({ URN: '100009', 'EstablishmentStatus (name)': 'Closed' })]))
  given('b/edubase_2017-07.csv', csv([edubase({ URN: '100003', 'Local authority (name)': 'Hampshire' }), edubase()]))
  given('b/edubase_2017-07_xy.csv', 'X,Y\n1,2\n442000,112000\n')
  given('paritarie_20250901.csv', csv([paritaria(), paritaria({ CODICESCUOLA: 'MI1A00100A', PROVINCIA: 'MILANO' })]))
  given('notes.csv', 'neither,a\nregister,nor a statistic\n')
  await writeStarter(from, '2026-01-31', to, () => {})
})

test('open schools of the region are kept with the columns that an import reads, under the day of their list', () => {
  const text = written('de-koeln/schuldaten_2026-01-31.csv.gz')
  expect(text.split('\n')).toHaveLength(3)
  expect(text).toContain('190001')
  expect(text).not.toContain('Schulleitung')
  expect(text).not.toContain('Muster')
})

test('statistics are kept for the schools that are kept', () => {
  expect(written('de-koeln/index_2026-01-31.csv.gz')).toBe('Schulnummer,Sozialindexstufe\n190001,4\n')
})

test('an older edition adds only areas that a newer one lacks, with the points from the file beside it', () => {
  expect(written('gb-hampshire/gias_2022-04-20.csv.gz')).toMatch(/^URN,.*\n100001,.*\n$/)
  expect(written('gb-hampshire/edubase_2017-07.csv.gz')).toMatch(/^URN,.*\n100002,.*442000.*112000.*\n$/)
})

test('owners and e-mail addresses that may name a person are left out', () => {
  const text = written('it-napoli/paritarie_20250901.csv.gz')
  expect(text).toContain('NA1A00100A')
  expect(text).toContain('IL BRUCO,')
  expect(text.toUpperCase()).not.toMatch(/ROSSI|MILANO/)
  expect(written('de-koeln/schuldaten_2026-01-31.csv.gz')).toContain('190001@schule.nrw.de')
})

test('licence, attribution and changes stand beside each file', () => {
  const text = fs.readFileSync(path.join(to, 'it-napoli/paritarie_20250901.csv.gz.licence.md'), 'utf8')
  expect(text).toContain('Attribution: MIM, IODL 2.0')
  expect(text).toContain('1 e-mail addresses that may name a person are left out; the owner is left out of 1 names')
})

test('registers are imported before the statistics about their schools, each edition by itself', () => {
  const lines = fs.readFileSync(path.join(to, 'runs.tsv'), 'utf8').split('\n')
  expect(lines.map((line) => line.split('\t'))).toEqual([
    ['de-nrw', 'de-koeln/schuldaten_2026-01-31.csv.gz', 'de-koeln/index_2026-01-31.csv.gz'],
    ['it-miur', 'it-napoli/paritarie_20250901.csv.gz'],
    ['gb-gias', 'gb-hampshire/gias_2022-04-20.csv.gz'],
    ['gb-gias', 'gb-hampshire/edubase_2017-07.csv.gz'],
    [''],
  ])
})

test('NOTICE names every list of the starter directory', () => {
  const root = path.join(import.meta.dirname, '../..')
  const notice = fs.readFileSync(path.join(root, 'NOTICE'), 'utf8')
  const lists = fs
    .readdirSync(path.join(root, 'imports/starter/directory'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.gz'))
  expect(lists.length).toBeGreaterThan(0)
  for (const list of lists) expect(notice).toContain(list)
})
