import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { clearImports, establishment, file, run, school } from '../testing/import-files.ts'
import { paritaria } from '../testing/miur-rows.ts'
import { csv, type FileRow, fileRow } from '../testing/read-table.ts'

beforeEach(clear)

async function clear() {
  await clearImports()
  for (const table of ['school_facts', 'whole_editions', 'source_statistics'] as const)
    await db().deleteFrom(table).execute()
}

/** Schools besides, so that one that is missing is no sign of a cut file. */
const CROWD = Array.from({ length: 45 }, (_, index) => String(200_000 + index))

type Edition = { source: string; name: string; rows: FileRow[]; complete?: boolean; date?: string }
const take = ({ source, name, rows, ...options }: Edition) => run(file(csv(rows), name), options, source)

const gias = (day: string, rows: FileRow[], complete = false): Edition => ({
  source: 'gb-gias',
  name: `edubasealldata${day.replaceAll('-', '')}.csv`,
  rows: [...CROWD.map((URN) => establishment({ URN })), ...rows],
  complete,
})
const without = ({ header, cells }: FileRow, ...names: string[]): FileRow => ({
  header: header.filter((name) => !names.includes(name)),
  cells: cells.filter((_, index) => !names.includes(header[index] ?? '')),
})
const pupilsOf = (name: string, ATT8SCR: string): Omit<Edition, 'date'> => {
  const row = { URN: '100001', NFTYPE: 'CY', ATT8SCR, PTL2BASICS_95: '30%', EBACCAPS: '3.5', TPUP: '150' }
  return { source: 'gb-performance', name: `2018-2019_england_${name}.csv`, rows: [fileRow(row)()] }
}

const ENGLAND: Edition[] = [
  gias('2022-04-20', [
    establishment({ NumberOfPupils: '180' }),
    establishment({ URN: '100002', EstablishmentName: 'Left School' }),
    establishment({ URN: '100003', EstablishmentName: 'Gone School' }),
  ]),
  gias(
    '2024-06-01',
    [establishment({ EstablishmentName: 'Beta School' }), establishment({ URN: '100002', TelephoneNum: '' })],
    true,
  ),
  {
    ...gias('2025-09-15', []),
    rows: [...CROWD.map((URN) => establishment({ URN })), establishment({ EstablishmentName: 'Gamma School' })].map(
      (row) => without(row, 'TelephoneNum', 'NumberOfPupils'),
    ),
    complete: true,
  },
  { ...pupilsOf('ks4provisional', '40.1'), date: '2019-10-20' },
  { ...pupilsOf('ks4final', '41.2'), date: '2020-02-06' },
  { ...pupilsOf('ks4revised', '41.3'), date: '2020-04-01' },
]

const annuaire = fileRow({
  Identifiant_de_l_etablissement: '0359901A',
  Nom_etablissement: 'Collège Rose Dupré',
  Type_etablissement: 'Collège',
  Statut_public_prive: 'Public',
  Adresse_1: '1 rue des Lilas',
  Code_postal: '35000',
  Nom_commune: 'Rennes',
  Libelle_departement: 'Ille-et-Vilaine',
  Telephone: '0299000001',
  Mail: 'ce.0359901a@ac-rennes.fr',
  Web: 'https://college.example.org',
  libelle_nature: 'COLLEGE',
  etat: 'OUVERT',
})
const position = fileRow({
  numero_uai: '0359901A',
  appellation_officielle: 'Collège Rose Dupré',
  denomination_principale: 'COLLEGE',
  nature_uai_libe: 'Collège',
  secteur_public_prive_libe: 'Public',
  adresse_uai: '3 rue des Lilas',
  code_postal_uai: '35000',
  libelle_commune: 'Rennes',
  libelle_departement: 'Ille-et-Vilaine',
  latitude: '48.11',
  longitude: '-1.68',
  localisation: 'Parfaite',
  etat_etablissement_libe: 'OUVERT',
})
const FRANCE: Edition[] = [
  { source: 'fr-annuaire', name: 'annuaire_2023-05-02.csv', rows: [annuaire()] },
  {
    source: 'fr-annuaire',
    name: 'annuaire_2022-05-02.csv',
    rows: [
      annuaire({ Telephone: '0299000009' }),
      annuaire({ Identifiant_de_l_etablissement: '0359902B', Nom_etablissement: 'Collège Jean Mercier' }),
    ],
  },
  {
    source: 'fr-annuaire',
    name: 'adresse_2024-12-01.csv',
    rows: [position(), position({ numero_uai: '0359903C', appellation_officielle: 'Collège Anne Le Goff' })],
  },
]

const land = fileRow({
  Schulnummer: '200000',
  Schulform: '02',
  Schulbezeichnung_1: 'Kolibri-Schule',
  Schulbezeichnung_2: '',
  Schulbezeichnung_3: '',
  Kurzbezeichnung: 'Herne, GG Kolibri-Schule',
  PLZ: '44623',
  Ort: 'Herne',
  Strasse: 'Schulstr. 5',
  Rechtsform: '1',
  Schulbetriebsschluessel: '1',
  Schulbetriebsdatum: '01.08.2016',
})
const collected = fileRow({
  id: 'NW-200000',
  name: 'GG Kolibri-Schule',
  address: 'Schulstr. 5',
  zip: '44623',
  city: 'Herne',
  school_type: 'Grundschule',
  legal_status: '',
  phone: '02323 990016',
  update_timestamp: '2025-01-01 00:00:00',
})
const nrw = (day: string, rows: FileRow[]): Edition => ({
  source: 'de-nrw',
  name: `schuldaten_${day}.csv`,
  rows: [...CROWD.map((Schulnummer) => land({ Schulnummer })), ...rows],
  complete: true,
})
const GERMANY: Edition[] = [
  nrw('2024-10-01', [land({ Schulnummer: '300001' }), land({ Schulnummer: '300002', Strasse: 'Ring 2' })]),
  nrw('2025-10-01', []),
  {
    source: 'de-jedeschule',
    name: 'a.csv',
    rows: [collected({ id: 'NW-300001' }), collected({ id: 'NW-200001', phone: '02323 990017' })],
    date: '2026-02-01',
  },
  {
    source: 'de-jedeschule',
    name: 'b.csv',
    rows: [collected({ id: 'NW-300002' }), collected({ id: 'NW-200001', phone: '' })],
    date: '2024-11-01',
  },
]

const italian = (count: number, skipped: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => !skipped.includes(index))
    .map((index) =>
      paritaria({ CODICESCUOLA: `RM1A${String(index).padStart(5, '0')}X`, INDIRIZZOSCUOLA: `VIA UDINE ${index}` }),
    )
const ITALY: Edition[] = [
  { source: 'it-miur', name: 'SCUANAGRAFEPAR20212220210901.csv', rows: italian(46) },
  { source: 'it-miur', name: 'SCUANAGRAFEPAR20242520240901.csv', rows: italian(46, [45]), complete: true },
  { source: 'it-miur', name: 'SCUANAGRAFEPAR20252620250901.csv', rows: italian(46, [44, 45]), complete: true },
]

/** Everything that imports write, a line for each row, without the days and ids of the runs. */
async function directory(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'school ' || (to_jsonb(s) - 'created_at' - 'updated_at')::text as line from schools s
    union all select 'code ' || to_jsonb(c)::text from school_codes c
    union all select 'listing ' || (to_jsonb(l) - 'run_id')::text from register_listings l
    union all select 'whole ' || (to_jsonb(w) - 'run_id')::text from whole_editions w
    union all select 'fact ' || (to_jsonb(f) - 'run_id')::text from school_facts f
    union all select 'coverage ' || to_jsonb(c)::text from coverage_statistics c
    union all select 'source ' || to_jsonb(s)::text from source_statistics s
    order by line`.execute(db())
  return rows.map(({ line }) => line)
}

async function directoryAfter(editions: readonly Edition[]) {
  await clear()
  for (const edition of editions) await take(edition)
  return await directory()
}

test.each([
  ['England', ENGLAND],
  ['France', FRANCE],
  ['Germany', GERMANY],
  ['Italy', ITALY],
])('the same editions end the same in any order: %s', async (_, editions) => {
  const expected = await directoryAfter(editions)
  const order = [...editions.keys()]
  const property = fc.asyncProperty(fc.shuffledSubarray(order, { minLength: order.length }), async (shuffled) => {
    const found = await directoryAfter(shuffled.flatMap((index) => editions[index] ?? []))
    expect(found.filter((line) => !expected.includes(line))).toEqual(expected.filter((line) => !found.includes(line)))
  })
  await fc.assert(property, { numRuns: 4, seed: 36, endOnFailure: true, examples: [[order.toReversed()]] })
})

test('a field that the newest edition does not carry is of the newest one that does', async () => {
  await directoryAfter(FRANCE.toReversed())
  expect(await school('fr-0359901A')).toMatchObject({
    street: '3 rue des Lilas',
    phone: expect.stringMatching(/^02 ?99 ?00 ?00 ?01$/),
    email: 'ce.0359901a@ac-rennes.fr',
    lat: 48.11,
    source_date: '2024-12-01',
  })
})

test('what the newest whole edition lacks is closed, unless another source still lists it', async () => {
  await directoryAfter(GERMANY.toReversed())
  expect(await school('de-NW-300001')).toMatchObject({ status: 'active' })
  expect(await school('de-NW-300002')).toMatchObject({ status: 'closed' })
})

test('an older edition revives no school and adds those that are gone as closed', async () => {
  const [older, middle, newest] = ITALY as [Edition, Edition, Edition]
  await take(newest)
  expect(await take(older)).toMatchObject({ added: 2, changed: 0, unchanged: 44 })
  await take(middle)
  const open = await db().selectFrom('schools').select('id').where('status', '=', 'active').execute()
  expect(open).toHaveLength(44)
})
