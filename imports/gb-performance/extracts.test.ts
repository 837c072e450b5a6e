import { expect, test } from 'vitest'
import { csv, factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { gbPerformance } from './source.ts'

const facts = async (rows: object[], name: string, ...further: string[]) => {
  const found = await readFacts(gbPerformance, { content: JSON.stringify(rows), name, day: '2025-01-31' }, ...further)
  return found.map((row) => (typeof row === 'string' ? row : [row.key, ...factLines(row.facts)]))
}

const listed = fileRow({
  URN: '100000',
  'LA (code)': '919',
  EstablishmentNumber: '2000',
  'EstablishmentStatus (name)': 'Open',
  EstablishmentName: "St. Mary's Primary School",
  Town: "Bishop's Stortford",
})
const closed = { 'EstablishmentStatus (name)': 'Closed' }
const register = csv([
  ...[listed({ ...closed, URN: '99999' }), listed(), listed({ URN: '100001', EstablishmentName: 'Beta & Co' })],
  ...[
    listed({ URN: '100002', EstablishmentName: 'Beta and Co', Town: 'Ware' }),
    listed({ URN: '100003', 'LA (code)': '1' }),
  ],
])
const ks2 = {
  ...{ name: 'Saint Marys Primary School', area: "Bishop'S Stortford", type: 'Academy', lea: 919, region: 'other' },
  ...{ rwm: 80, hs: 24, read: 110, maths: 109, gps: 111, pe: 87.7 },
}

test('a school without number is found in the register by authority, name and town', async () => {
  const rows = [ks2, { ...ks2, name: 'Beta and Co', area: 'Ware' }, { ...ks2, name: 'Beta and Co', area: 'Rye' }]
  expect(await facts([...rows, { ...ks2, name: 'Gamma' }], '2024-2025_ks2_extract.json', register)).toEqual([
    [
      ...['gb-100000', 'ks2_expected 2024 80', 'ks2_grammar 2024 111', 'ks2_higher 2024 24', 'ks2_maths 2024 109'],
      'ks2_reading 2024 110',
    ],
    expect.arrayContaining(['gb-100002']),
    ...['no_code', 'no_code'],
  ])
})

const details = fileRow({
  'Local Authority number': '919',
  'DfE number (LAESTAB)': '9192000',
  'Unique Reference Number (URN)': '100000',
  'School or college name': 'Alpha School',
  'Institution type': 'Community School',
  'Pupils at end-KS4': '146',
  'Percentage of pupils entering the EBacc': '0.274',
})
const ks4 = {
  ...{ name: 'Alpha School', area: 'Ware', type: 'Community', lea: 919, region: 'other' },
  ...{ a8: 46.2, em: 45.5, aps: 4.1, ent: 27.4, priv: false },
}

test('GCSE results are joined with the institution details of the same tables; those of independent schools mislead', async () => {
  const independent = { ...ks4, name: 'Delta', type: 'Independent · Boys', priv: true }
  const names = csv([
    details(),
    details({ 'School or college name': 'Delta', 'Unique Reference Number (URN)': '100009' }),
  ])
  const found = await facts([ks4, independent], '2024-2025_ks4_extract.json', names)
  expect(found.slice(0, 2)).toEqual([
    [
      ...['gb-100000', 'attainment_8 2024 46.2', 'basics_5_share 2024 45.5', 'ebacc_entry_share 2024 27.4'],
      'ebacc_points 2024 4.1',
    ],
    ['gb-100009'],
  ])
})

test('without a file that lists the schools an extract is refused', async () => {
  await expect(facts([ks4], '2024-2025_ks4_extract.json')).rejects.toThrow(/give the institution details/)
})
