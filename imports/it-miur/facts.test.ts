import { expect, test } from 'vitest'
import { ImportError } from '../import-error.ts'
import { statale } from '../testing/miur-rows.ts'
import { factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { itMiur } from './source.ts'

const factsOf = async (cells: Parameters<typeof statale>[0] = {}) => {
  const [found] = await readFacts(itMiur, { content: [statale(cells)] })
  return typeof found === 'object' ? factLines(found.facts) : found
}

test('a site names its institute; the row gives the year', async () => {
  expect(await factsOf()).toEqual(['institute_name 2025 IC Ladispoli I', 'legal_status 2025 Scuola statale'])
  expect(await factsOf({ CODICEISTITUTORIFERIMENTO: 'RMEE8DX034' })).toEqual(['legal_status 2025 Scuola statale'])
  const boarding = { DESCRIZIONECARATTERISTICASCUOLA: 'ANNESSO A CONVITTO' }
  expect(await factsOf(boarding)).toContain('boarding_offered 2025 1')
})

test.each([
  ['SCUOLA PRIMARIA', 'NORMALE', []],
  ['SCUOLA PRIMARIA', 'PER SORDOMUTI', ['support_needs 2025 hearing']],
  ['SCUOLA INFANZIA', 'SPECIALE PER CIECHI', ['support_needs 2025 sight']],
  ['IST PROF INDUSTRIA E ARTIGIANATO PER CIECHI', 'NORMALE', ['support_needs 2025 sight']],
  ['SCUOLA PRIMO GRADO', 'C/O IST. OSPEDALIERO', ['support_needs 2025 illness']],
])('%s (%s) is for %j', async (type, character, expected) => {
  const cells = { DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA: type, DESCRIZIONECARATTERISTICASCUOLA: character }
  const facts = await factsOf(cells)
  expect(Array.isArray(facts) && facts.filter((line) => line.startsWith('support_needs'))).toEqual(expected)
})

const pupils = fileRow({ CODICESCUOLA: 'AG1A00400N', NUMEROSTUDENTI: '40', STUDENTIIRC: '30' })
const counted = (...cells: Parameters<typeof pupils>[0][]) =>
  readFacts(itMiur, { content: cells.map((one) => pupils(one)), name: 'dati_scuole_20242025.csv' })

test('reads pupils and their share in religion lessons for the year in the file name', async () => {
  const found = await counted(
    {},
    { STUDENTIIRC: '<=3' },
    { NUMEROSTUDENTI: '<=3', STUDENTIIRC: '<=3' },
    { STUDENTIIRC: '46' },
  )
  expect(found.map((row) => (typeof row === 'object' ? factLines(row.facts) : row))).toEqual([
    ['pupils 2024 40', 'religion_lessons_share 2024 75'],
    ['pupils 2024 40', 'religion_lessons_share 2024 too_few'],
    ['pupils 2024 too_few', 'religion_lessons_share 2024 too_few'],
    ['pupils 2024 40'],
  ])
})

test('refuses a file of pupils without a year', async () => {
  await expect(readFacts(itMiur, { content: [pupils()] })).rejects.toThrow(ImportError)
})
