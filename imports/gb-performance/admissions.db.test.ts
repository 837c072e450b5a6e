import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { clearImports, file, run } from '../testing/import-files.ts'
import { csv, fileRow } from '../testing/read-table.ts'

/** A school in the register, which publishes its DfE number in two columns. */
const listed = fileRow({
  URN: '125000',
  'LA (code)': '936',
  EstablishmentNumber: '3407',
  EstablishmentName: 'Alpha Infant School',
  'TypeOfEstablishment (name)': 'Community school',
  'EstablishmentStatus (name)': 'Open',
  'PhaseOfEducation (name)': 'Primary',
  StatutoryLowAge: '4',
  StatutoryHighAge: '7',
  Town: 'Farnham',
  Postcode: 'GU9 7AA',
})
const offer = fileRow({
  ...{ intake_year: '2021', school_name: 'Alpha Infant School', dfe_no: '936/3407', pan: '30' },
  ...{ total_preferences: '', total_offered: '28', last_distance_offered: '3.715' },
})
const offers = () =>
  db()
    .selectFrom('school_facts')
    .select(['key', 'fact', 'number'])
    .where('source', '=', 'gb-performance')
    .orderBy('key')
    .orderBy('fact')
    .execute()

beforeEach(async () => {
  await clearImports()
  await db().deleteFrom('school_facts').execute()
})

test('offers of places alone find their schools by the numbers in the directory', async () => {
  const closed = { 'EstablishmentStatus (name)': 'Closed' }
  const schools = [listed({ URN: '124000', ...closed }), listed(), listed({ URN: '126000', ...closed })]
  await run(file(csv([...schools, listed({ URN: '130000', EstablishmentNumber: '2415' })])))
  const rows = [offer(), offer({ dfe_no: '9362415', total_offered: '45' }), offer({ dfe_no: '936/9999' })]
  const report = await run(file(csv(rows), 'admission_offers_2021_936.csv'), {}, 'gb-performance')
  expect(report).toMatchObject({ read: 3, facts: 4, factsWaiting: 0, rejected: 1, reasons: { no_code: 1 } })
  expect(await offers()).toEqual([
    { key: 'gb-125000', fact: 'admission_offers', number: 28 },
    { key: 'gb-125000', fact: 'admission_places', number: 30 },
    { key: 'gb-130000', fact: 'admission_offers', number: 45 },
    { key: 'gb-130000', fact: 'admission_places', number: 30 },
  ])
})

test('without a school in the directory every row is rejected with a reason', async () => {
  const table = file(csv([offer()]), 'admission_offers_2021_936.csv')
  expect(await run(table, {}, 'gb-performance')).toMatchObject({ read: 1, facts: 0, reasons: { no_code: 1 } })
})
