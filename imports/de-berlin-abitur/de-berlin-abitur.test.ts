import { expect, test } from 'vitest'
import { ImportError } from '../import-error.ts'
import { csv, factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { deBerlinAbitur } from './source.ts'

const row = fileRow({
  Bezirksnummer: '1',
  BSN: '01A04',
  Schulform: '2',
  Kurs: '-',
  Fach: '-',
  n: '61',
  'n.best': '0.918032786885246',
  'n.scls': '56',
  'mn.scls': '2.3375',
})
const subject = { n: '-', 'n.best': '-' }
const name = 'abitur_2024_schuldaten.csv'

test('the row of the whole Abitur gives a grade, rows of advanced courses give points', async () => {
  const content = [
    row({ Kurs: 'LK', Fach: 'Englisch', 'mn.scls': '9.94791', ...subject }),
    row(),
    row({ Kurs: 'LK', Fach: 'Biologie', 'mn.scls': '6.56', ...subject }),
    row({ Kurs: 'GK', Fach: 'Deutsch', 'mn.scls': '7.8', ...subject }),
    row({ Fach: 'PF3', 'mn.scls': '7.6', ...subject }),
  ]
  const found = await readFacts(deBerlinAbitur, { content, name })
  const facts = found.flatMap((one) => (typeof one === 'object' ? factLines(one.facts) : one))
  expect(found.at(-1)).toMatchObject({ key: 'de-BE-01A04' })
  expect(facts).toEqual([
    'abitur_candidates 2024 61',
    'abitur_grade 2024 2.34',
    'abitur_pass_rate 2024 91.8',
    'abitur_subjects 2024 Biologie 6,6; Englisch 9,9',
  ])
})

test('parts of a school are combined, weighted by their pupils', async () => {
  const parts = [
    row({ BSN: '06P06-K', n: '10', 'n.best': '1', 'n.scls': '10', 'mn.scls': '2.0' }),
    row({ BSN: '06P06-Y', n: '40', 'n.best': '0.75', 'n.scls': '30', 'mn.scls': '3.0' }),
    row({ BSN: '06P06-', n: '10' }),
  ]
  const found = await readFacts(deBerlinAbitur, { content: parts, name })
  expect(found[2]).toBe('bad_code')
  expect(found.slice(3).map((one) => typeof one === 'object' && [one.key, ...factLines(one.facts)])).toEqual([
    ['de-BE-06P06', 'abitur_candidates 2024 50', 'abitur_grade 2024 2.75', 'abitur_pass_rate 2024 80'],
  ])
})

test('rejects means of the Land and of districts as totals, and refuses a file without a year', async () => {
  const comparison = fileRow({
    Land: 'DE-BE',
    Bezirksnummer: '-',
    Schulform: '-',
    Kurs: '-',
    Fach: '-',
    'mn.vgl': '2.28',
  })
  expect(await readFacts(deBerlinAbitur, { content: [comparison()], name })).toEqual(['a_total'])
  await expect(readFacts(deBerlinAbitur, { content: csv([row()]), name: 'abitur.csv' })).rejects.toThrow(ImportError)
})
