import { parse } from 'csv-parse/sync'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cells, COLUMNS } from '#app/features/admission-dates/files/csv-columns.ts'
import { cellsOf } from '#app/features/admission-dates/files/csv-row.schema.ts'
import { columnsOf } from '#app/features/admission-dates/files/load-admission-files.server.ts'
import { admissionRow } from '#app/features/admission-dates/testing/admission-rows.ts'
import { db } from '#db/client.ts'
import { csvLine } from '#lib/text/csv.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { makeStaff } from '../../testing/staff.ts'

const PAGE = '/en/admin/admission-dates?country=GB'
const primary = admissionRow({ rule: '01-15@0>workday', schoolYear: '', licence: 'OGL' })
const offers = admissionRow({ event: 'offers', rule: '04-16@0>workday' })
const past = admissionRow({
  ...{ event: 'holidays', stages: [], name: 'Easter', from: '2020-04-01', to: '2020-04-14' },
  ...{ schoolYear: '2019/20' },
})
let admin: string
let moderator: string

beforeAll(async () => {
  admin = (await makeStaff('admin')).cookie
  moderator = (await makeStaff('moderator')).cookie
})
beforeEach(async () => {
  await db().deleteFrom('admission_dates').execute()
  await db()
    .insertInto('admission_dates')
    .values([primary, offers, past].map((row) => ({ ...columnsOf(row), origin: 'file' })))
    .execute()
})
const rowsOf = (origin: 'file' | 'team') =>
  db().selectFrom('admission_dates').selectAll().where('origin', '=', origin).orderBy('event').execute()
const audits = () =>
  db().selectFrom('audit_entries').select('action').where('subject_kind', '=', 'admission_date').orderBy('id').execute()

test('only admins open the page and its file', async () => {
  expect((await openScreen(PAGE, { cookie: moderator })).status).toBe(404)
  expect((await openScreen('/admin/admission-dates.csv?country=GB', { cookie: moderator })).status).toBe(404)
  expect((await openScreen(PAGE)).address).toContain('/auth')
})

test('the page counts the rows of each country and lists those that are asked for', async () => {
  const { main } = await openScreen(PAGE, { cookie: admin })
  expect(main.part('region', 'Coverage by country').text).toContain('United Kingdom 0 2 0 1 0')
  const expired = await openScreen(`${PAGE}&state=expired`, { cookie: admin })
  expect(expired.main.part('region', 'Rows').text).toContain('ENG: Holidays (Easter)')
  expect(expired.main.part('region', 'Rows').text).not.toContain('Closing date')
})

test('a changed row of a file becomes one of the team, which wins until it is removed', async () => {
  const list = await openScreen(PAGE, { cookie: admin })
  const form = await list.main.part('region', 'Rows').follow('Change: ENG: Closing date')
  const saved = await form.main.send('Save', { 'Yearly rule': '01-20@0' })
  expect(saved.message).toBe('message.admissionDateSaved')
  expect(await rowsOf('team')).toMatchObject([{ rule: '01-20@0', event: 'deadline', licence: 'OGL' }])
  expect(await rowsOf('file')).toHaveLength(3)
  expect(saved.main.text).toContain('01-20@0')
  expect(saved.main.text).not.toContain('01-15@0>workday')
  const restored = await saved.main.send('Restore the row of the file: ENG: Closing date')
  expect(restored.message).toBe('message.admissionDateRemoved')
  expect(await rowsOf('team')).toEqual([])
  expect(restored.main.text).toContain('01-15@0>workday')
  expect((await audits()).map(({ action }) => action)).toEqual(['admission_date.made', 'admission_date.removed'])
})

test('a row that is wrong is refused beside its fields, and nothing is saved', async () => {
  const list = await openScreen(PAGE, { cookie: admin })
  const refused = await list.main.send('Save', {
    ...{ Area: 'Surrey', What: 'Offers of places', From: '3/1/2027', To: '2027-02-01', 'School year': '2027/28' },
    ...{ 'Address of the source': 'http://example.org', Publisher: 'X', 'Text as of': '2026-01-01' },
  })
  expect(refused.status).toBe(400)
  expect(refused.main.text).toContain('No address with https.')
  const nation = await list.main.send('Save', {
    ...{ Area: 'Surrey', What: 'Offers of places', Publisher: 'X', 'Text as of': '2026-01-01' },
    ...{ 'Address of the source': 'https://example.org' },
  })
  expect(nation.main.text).toContain('The area begins with ENG, WLS, SCT or NIR')
  expect(await rowsOf('team')).toEqual([])
})

test('rows of files cannot be removed', async () => {
  const [file] = await rowsOf('file')
  const form = new URLSearchParams({ intent: 'remove', id: file!.id })
  const { status } = await openScreen(PAGE, { cookie: admin, form: { body: form } as never })
  expect(status).toBe(404)
  expect(await rowsOf('file')).toHaveLength(3)
})

describe('a table', () => {
  const tableOf = (...rows: Partial<Cells>[]) =>
    [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))].map(csvLine).join('')
  const upload = async (text: string) => {
    const list = await openScreen(PAGE, { cookie: admin })
    const file = new File([text], 'gb.csv', { type: 'text/csv' })
    return await list.main.send('Check', { 'CSV file': file })
  }

  test('shows what it would change and its errors line by line, and saves the rest', async () => {
    const checked = await upload(
      tableOf(
        cellsOf(primary),
        { ...cellsOf(offers), rule: '04-17@0' },
        { ...cellsOf(primary), area: 'WLS' },
        { ...cellsOf(primary), area: 'SCT', source: 'http://example.org' },
      ),
    )
    expect(await rowsOf('team')).toEqual([])
    const preview = checked.main.part('region', 'What changes')
    expect(preview.text).toContain('1 error. Rows with errors are not saved. 1 row stays as it is.')
    expect(preview.text).toContain('Line 3 · ENG: Offers of places changed: Yearly rule')
    expect(preview.text).toContain('Line 4 · WLS: Closing date new')
    expect(preview.text).toContain('Line 5 Address of the source: No address with https. http://example.org')
    const saved = await preview.send('Save 2 rows')
    expect(saved.message).toBe('message.admissionDatesSaved')
    expect((await rowsOf('team')).map(({ area, rule }) => `${area} ${rule}`)).toEqual([
      'WLS 01-15@0>workday',
      'ENG 04-17@0',
    ])
  })

  test('that is downloaded changes nothing when it is uploaded again', async () => {
    const { response } = await openScreen('/admin/admission-dates.csv?country=GB', { cookie: admin })
    const text = await response.text()
    expect(parse(text, { columns: true })).toHaveLength(3)
    const { main } = await upload(text)
    expect(main.part('region', 'What changes').text).toContain('3 rows stay as they are. No row changes anything.')
  })

  test('that is none is refused', async () => {
    expect((await upload('')).main.text).toContain('Choose a CSV file of at most 200 kB.')
    expect((await upload('a,b\r\n1,2\r\n')).main.text).toContain('Columns are missing, or there are too many.')
  })
})
