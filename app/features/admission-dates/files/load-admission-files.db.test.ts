import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { csvLine } from '#lib/text/csv.ts'
import type { AdmissionRow } from '../admission-row.ts'
import { listAdmissionRows } from '../list-admission-rows.server.ts'
import { admissionRow } from '../testing/admission-rows.ts'
import { COLUMNS } from './csv-columns.ts'
import { cellsOf } from './csv-row.schema.ts'
import { columnsOf, loadAdmissionFiles } from './load-admission-files.server.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-admissions-'))
afterAll(() => fs.rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await db().deleteFrom('admission_dates').execute()
  await db().deleteFrom('settings').where('key', '=', 'admission_files').execute()
})

const write = (name: string, rows: AdmissionRow[]) =>
  fs.writeFile(
    path.join(folder, name),
    [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => cellsOf(row)[column]))]
      .map((cells) => csvLine(cells).replaceAll("'", ''))
      .join(''),
  )
const primary = admissionRow({ rule: '01-15@0>workday', bring: ['proof_of_address'], cite: 'Schedule 2' })
const offers = admissionRow({ event: 'offers', rule: '04-16@0>workday' })
const rows = () => listAdmissionRows(db(), { country: 'GB' })

test('the rows of the files are in the table, and those of Wales in its list alone', async () => {
  await write('gb.csv', [primary, { ...offers, area: 'WLS' }])
  expect(await loadAdmissionFiles(folder)).toBe(2)
  const [first] = await rows()
  expect(first).toEqual({ ...primary, id: first?.id })
  expect(await listAdmissionRows(db(), { country: 'GB', areas: ['ENG', 'ENG/Surrey'] })).toHaveLength(1)
  expect(await listAdmissionRows(db(), { country: 'GB', areas: ['WLS'] })).toHaveLength(1)
  expect(await listAdmissionRows(db(), { country: 'GB', areas: [] })).toEqual([])
  expect(await listAdmissionRows(db(), { country: 'FR' })).toEqual([])
})

test('files that have not changed are not loaded again, and one process of several loads', async () => {
  await write('gb.csv', [primary, offers])
  const loaded = await Promise.all([loadAdmissionFiles(folder), loadAdmissionFiles(folder)])
  expect(loaded.toSorted()).toEqual([2, undefined])
  expect(await loadAdmissionFiles(folder)).toBeUndefined()
})

test('a row that changes keeps its id, one that left its file goes, and the rows of the team stay', async () => {
  await write('gb.csv', [primary, offers])
  await loadAdmissionFiles(folder)
  await db()
    .insertInto('admission_dates')
    .values({ ...columnsOf({ ...primary, rule: '01-20@0' }), origin: 'team' })
    .execute()
  const before = await rows()
  const [was] = before.filter(({ origin, event }) => origin === 'file' && event === 'deadline')
  await write('gb.csv', [{ ...primary, publisher: 'Department for Education' }])
  expect(await loadAdmissionFiles(folder)).toBe(1)
  const after = await rows()
  expect(after.find(({ id }) => id === was?.id)?.publisher).toBe('Department for Education')
  expect(after.map(({ origin, rule }) => [origin, rule]).toSorted()).toEqual([
    ['file', '01-15@0>workday'],
    ['team', '01-20@0'],
  ])
})

test('a faulty row is left out', async () => {
  await write('gb.csv', [primary, { ...offers, source: 'http://example.org' }, { ...offers, readOn: '2999-01-01' }])
  expect(await loadAdmissionFiles(folder)).toBe(1)
})

test('without files nothing changes', async () => {
  await write('gb.csv', [primary])
  await loadAdmissionFiles(folder)
  expect(await loadAdmissionFiles(path.join(folder, 'none'))).toBeUndefined()
  expect(await rows()).toHaveLength(1)
})
