import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { reportText } from '../report.ts'
import { clearImports, establishment, gias, run } from '../testing/import-files.ts'

beforeEach(clearImports)

const streetKey = async (country: string, street: string) => {
  const { rows } = await sql<{ key: string }>`select street_key(${street}, ${country}) as key`.execute(db())
  return rows[0]?.key
}

test.each([
  ['DE', ['Lindenstr. 1', 'Lindenstraße 1', 'Linden-Strasse 1', 'LINDENSTR.1', 'Lindenstrasse1']],
  ['DE', ['Sankt-Anna-Platz 12 a', 'St. Anna Pl. 12a']],
  ['FR', ['12, rue du Général Leclerc', '12 R. du Gal Leclerc', '12 RUE DU GENERAL-LECLERC']],
  ['FR', ['Boulevard Saint-Michel', 'Bd St Michel', 'BLD. SAINT MICHEL']],
  ['IT', ['Via S. Giovanni, n. 5', 'V. San Giovanni 5', 'VIA SAN GIOVANNI 5']],
  ['IT', ['Piazza Garibaldi, snc', 'P.za Garibaldi', 'P.ZZA GARIBALDI S.N.C.']],
  ['IT', ['Viale Roma 3', 'V.le Roma 3']],
  ['ES', ['Calle Mayor, s/n', 'C/ Mayor', 'C. Mayor s/n', 'C/Mayor']],
  ['ES', ['Avenida de la Paz, nº 7', 'Avda. de la Paz 7', 'Av. de la Paz, 7']],
  ['GB', ["St John's Road", 'Saint Johns Rd', 'ST. JOHN’S ROAD']],
])('%s: ways to write a street have one key', async (country, [first = '', ...others]) => {
  const key = await streetKey(country, first)
  expect(key).not.toBe('')
  for (const other of others) expect([other, await streetKey(country, other)]).toEqual([other, key])
})

test.each([
  ['DE', 'Lindenstr. 1', 'Lindenweg 1'],
  ['DE', 'Lindenstr. 1-3', 'Lindenstr. 13'],
  ['FR', 'Rue de Paris', 'Avenue de Paris'],
  ['IT', 'Via Roma 3', 'Viale Roma 3'],
  ['ES', 'Calle Mayor 7', 'Plaza Mayor 7'],
  ['GB', 'Church Road', 'Church Lane'],
])('%s: %s is not %s', async (country, one, other) => {
  expect(await streetKey(country, one)).not.toBe(await streetKey(country, other))
})

const FAR = { Easting: '431000', Northing: '434000' }

test('rows that look like others of the files or of another register are counted, by a trial as well', async () => {
  const alpha = {
    name: 'Alpha-School',
    country: 'GB',
    postal_code: 'LS1 1AA',
    street: 'High St.',
    source: 'gb-other',
    category: 'primary',
  } as const
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ ...alpha, id: 'other' }),
      schoolRow({ ...alpha, id: 'closed', status: 'closed' }),
      schoolRow({ ...alpha, id: 'elsewhere', street: 'Mill Lane' }),
    ])
    .execute()
  const files = gias(
    establishment(),
    establishment({ URN: '100002', EstablishmentName: 'ALPHA  SCHOOL', Street: 'High St', TelephoneNum: '', ...FAR }),
    establishment({ URN: '100003', 'PhaseOfEducation (name)': 'Secondary', StatutoryLowAge: '11' }),
    establishment({
      URN: '100004',
      EstablishmentName: 'Beta',
      Street: 'Hill Road',
      TelephoneNum: '01132225556',
      ...FAR,
    }),
  )
  const trial = await run(files, { dryRun: true })
  expect(trial).toMatchObject({ read: 4, alikeInFiles: 2, alikeElsewhere: 2 })
  expect(reportText(trial, true)).toContain(
    '  2 rows look like others of these files\n  2 rows look like schools of another register\n',
  )
  const { runId } = await run(files)
  const kept = await db()
    .selectFrom('import_runs')
    .select(['alike_in_files', 'alike_elsewhere'])
    .where('id', '=', runId ?? '')
    .executeTakeFirst()
  expect(kept).toEqual({ alike_in_files: 2, alike_elsewhere: 2 })
  expect(await run(files, { again: false })).toMatchObject({ alikeInFiles: 2, alikeElsewhere: 2 })
})

test('rows that share a telephone number need similar names and one street or point', async () => {
  const named = { URN: '100002', EstablishmentName: 'Alpha Primary School', Postcode: 'LS2 2BB' }
  expect(await run(gias(establishment(), establishment({ ...named, Street: 'Mill Lane', ...FAR })))).toMatchObject({
    alikeInFiles: 0,
  })
  expect(await run(gias(establishment(), establishment({ ...named, ...FAR })))).toMatchObject({ alikeInFiles: 2 })
  const beta = { ...named, EstablishmentName: 'Gamma Hall' }
  expect(await run(gias(establishment(), establishment(beta)))).toMatchObject({ alikeInFiles: 0 })
})

test('one of several imports whose reports nobody reads compares no rows', async () => {
  const files = gias(establishment(), establishment({ URN: '100002', ...FAR }))
  expect(await run(files)).toMatchObject({ alikeInFiles: 2 })
  expect(await run(files, { isDerivedLater: true })).toMatchObject({ read: 2, alikeInFiles: 0 })
})
