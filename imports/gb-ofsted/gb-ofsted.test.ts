import { expect, test } from 'vitest'
import { factLines, fileRow, readFacts } from '../testing/read-table.ts'
import { gbOfsted } from './source.ts'

const outcome = fileRow({
  'Web Link (opens in new window)': 'https://reports.ofsted.gov.uk/provider/21/990001',
  URN: '990001',
  LAESTAB: '8509001',
  'School name': 'Alpha School',
  'Ofsted phase': 'Primary',
  'Inspection number': '10428056',
  'Inspection start date': '13/01/2026',
  'Publication date': '09/02/2026',
  'Category of concern': 'NULL',
  'Safeguarding standards': 'Met',
  Inclusion: 'Strong standard',
  'Curriculum and teaching': 'Expected standard',
  Achievement: 'Needs attention',
  'Attendance and behaviour': 'Exceptional',
  'Personal development and wellbeing': 'Urgent improvement',
  'Early years (where applicable)': 'Expected standard',
  'Post-16 provision (where applicable)': 'NULL',
  'Leadership and governance': 'Strong standard',
  'Inspection start date of latest OEIF graded inspection': '04/02/2020',
  'Publication date of latest OEIF graded inspection': '10/03/2020',
  'Latest OEIF overall effectiveness': '2',
  'Date of latest ungraded inspection': 'NULL',
})

async function factsOf(...rows: ReturnType<typeof outcome>[]) {
  const found = await readFacts(gbOfsted, { content: rows })
  return found.map((one) => (typeof one === 'string' ? one : [one.key, ...factLines(one.facts)]))
}

test('a report card gives its areas by their own words on the day of the inspection, and no overall grade', async () => {
  expect(await factsOf(outcome())).toEqual([
    [
      'gb-990001',
      'inspection_published 2020-02-04 2020-03-10',
      'inspection_published 2026-01-13 2026-02-09',
      'inspection_report https://reports.ofsted.gov.uk/provider/21/990001',
      'last_inspection 2026-01-13',
      'ofsted_rating 2020-02-04 good',
      'report_card_achievement 2026-01-13 needs_attention',
      'report_card_attendance 2026-01-13 exceptional',
      'report_card_curriculum 2026-01-13 expected_standard',
      'report_card_development 2026-01-13 urgent_improvement',
      'report_card_early_years 2026-01-13 expected_standard',
      'report_card_inclusion 2026-01-13 strong_standard',
      'report_card_leadership 2026-01-13 strong_standard',
      'report_card_safeguarding 2026-01-13 met',
    ],
  ])
})

const NEVER = {
  'Inspection start date': 'NULL',
  'Publication date': 'NULL',
  'Inspection start date of latest OEIF graded inspection': 'NULL',
  'Publication date of latest OEIF graded inspection': 'NULL',
}

test('a school without an inspection gets nothing, whatever its other cells hold', async () => {
  expect(await factsOf(outcome(NEVER), outcome({ ...NEVER, URN: 'NULL' }))).toEqual([['gb-990001'], 'a_total'])
})

test.each([
  [{ 'Latest OEIF overall effectiveness': 'Not judged' }, 'ofsted_rating'],
  [{ 'Latest OEIF overall effectiveness': '9' }, 'ofsted_rating'],
  [{ 'Inspection start date of latest OEIF graded inspection': '' }, 'ofsted_rating'],
  [{ Inclusion: 'Met' }, 'report_card_inclusion'],
  [{ Inclusion: 'Good' }, 'report_card_inclusion'],
  [{ 'Safeguarding standards': 'Exceptional' }, 'report_card_safeguarding'],
])('%j gives no %s', async (cells, fact) => {
  const [found] = await factsOf(outcome(cells))
  expect((found as string[]).filter((line) => line.startsWith(fact))).toEqual([])
})

test('an ungraded inspection is the last one, but changes no grade', async () => {
  const [found] = await factsOf(outcome({ 'Date of latest ungraded inspection': '01/03/2026' }))
  expect(found).toEqual(expect.arrayContaining(['last_inspection 2026-03-01', 'ofsted_rating 2020-02-04 good']))
})

test('an edition before the report card gives the overall grade on its day', async () => {
  const former = fileRow({
    URN: '990001',
    'School name': 'Alpha School',
    'Inspection start date': '04/02/2020',
    'Publication date': '10/03/2020',
    'Overall effectiveness': '4',
  })
  expect(await factsOf(former(), former({ 'Inspection start date': 'NULL' }))).toEqual([
    [
      'gb-990001',
      'inspection_published 2020-02-04 2020-03-10',
      'last_inspection 2020-02-04',
      'ofsted_rating 2020-02-04 inadequate',
    ],
    ['gb-990001'],
  ])
})
