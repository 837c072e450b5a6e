import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { inlineRow, packed, xlsxParts } from '#imports/testing/workbooks.ts'
import { planRows } from '../changes/plan-rows.ts'
import { readValues } from '../changes/read-values.server.ts'
import { MAX_TABLE_BYTES } from '../group.ts'
import { makeGroup } from '../testing/groups.ts'
import { decodeTable, readAskedChanges } from './decode-table.server.ts'
import { templateCsv, templateXlsx } from './table-template.server.ts'

let group: Awaited<ReturnType<typeof makeGroup>>
beforeAll(async () => {
  const own = { phone: '+49 221 123456', website: 'https://a.example', city: 'Köln' }
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', name: '=1+1 & <Schule>', ...own }), schoolRow({ id: 'b' })])
    .execute()
  await db()
    .insertInto('school_texts')
    .values({ school_id: 'a', section: 'summary', language: 'de', text: '- eins\n- "zwei"; drei' })
    .execute()
  group = await makeGroup(['a', 'b'])
})
afterAll(async () => {
  await db().deleteFrom('school_groups').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const decode = (
  content: BlobPart,
  name = 'schools.csv',
  rows = 10,
  by: { userId?: string | undefined; address?: string } = {},
) =>
  decodeTable(
    { userId: by.userId ?? crypto.randomUUID(), address: by.address ?? '192.0.2.7' },
    new File([content], name),
    { column: 'school', rows },
  )

test('both templates hold what the schools say now, so that sending one back changes nothing', async () => {
  const schools = await readValues(db(), group)
  for (const template of [templateCsv(group), templateXlsx(group)]) {
    const asked = readAskedChanges(await decode(new Uint8Array(await buffer(template))))
    expect(asked.map(({ school }) => school).sort()).toEqual(['a', 'b'])
    expect(asked.find(({ school }) => school === 'a')?.values).toMatchObject({
      phone: '+49 221 123456',
      summary_de: '- eins\n- "zwei"; drei',
    })
    expect(planRows(asked, schools)).toEqual([])
  }
})

test('a table is read with its line numbers, whatever its separator, and unknown columns are ignored', async () => {
  const asked = readAskedChanges(await decode('Schulen 2026;;\nSchool;Phone;Geheim\nb;0221 999;x\n;1;2\n'))
  expect(asked).toMatchObject([{ line: 3, school: 'b', values: { phone: '0221 999', email: '' } }])
  expect(JSON.stringify(asked)).not.toContain('Geheim')
})

test.each([
  ['table_missing', ''],
  ['table_header', 'id;phone\n1;2\n'],
  ['table_unreadable', '<html><body>Kein Blatt</body></html>'],
  ['table_unreadable', 'PK\u0003\u0004kein Zip'],
  ['table_rows', `school\n${'a\n'.repeat(20)}`],
  ['table_too_large', 'x'.repeat(MAX_TABLE_BYTES + 1)],
])('%s is told', async (code, content) => {
  await expect(decode(content)).rejects.toMatchObject({ code })
})

test('a workbook that unpacks to far more than it weighs ends its reader, not the program', async () => {
  const bomb = packed(xlsxParts(inlineRow(1, 'school', 'x'.repeat(60_000_000))))
  expect(bomb.length).toBeLessThan(MAX_TABLE_BYTES)
  await expect(decode(new Uint8Array(bomb), 'bomb.xlsx')).rejects.toMatchObject({ code: 'table_unreadable' })
})

const sheetsOfOnePart = `<workbook>${'<sheet name="S" r:id="rId7"/>'.repeat(100_000)}</workbook>`

test('a workbook of a hundred thousand sheets is refused before one of them is read', async () => {
  const rows = inlineRow(1, 'school', 'phone').repeat(200)
  const hostile = packed(xlsxParts(rows, { 'xl/workbook.xml': sheetsOfOnePart }))
  expect(hostile.length).toBeLessThan(50_000)
  await expect(decode(new Uint8Array(hostile), 'x.xlsx')).rejects.toMatchObject({ code: 'table_unreadable' })
})

test('an account has one place in the line: its other tables are refused at once, those of others are read', async () => {
  const userId = crypto.randomUUID()
  const tries = await Promise.allSettled([
    ...[1, 2, 3].map(() => decode('school\na\n', 'a.csv', 10, { userId })),
    decode('school\nb\n'),
  ])
  expect(tries.map((one) => (one.status === 'fulfilled' ? one.value.rows.length : one.reason.code))).toEqual([
    1,
    'table_running',
    'table_running',
    1,
  ])
  expect(await decode('school\na\n', 'a.csv', 10, { userId })).toMatchObject({ rows: [{ line: 2 }] })
  await expect(decode('id\n1\n', 'a.csv', 10, { userId })).rejects.toMatchObject({ code: 'table_header' })
  expect(await decode('school\na\n', 'a.csv', 10, { userId })).toMatchObject({ rows: [{ line: 2 }] })
})

test.each([
  ['account', (at: number) => ({ userId: '01a21e64-0000-7000-8000-000000000001', address: `198.51.100.${at}` })],
  ['network', (_at: number) => ({ userId: undefined, address: '203.0.113.9' })],
])('sixty tables of one %s are read within an hour, the next is not', async (_what, by) => {
  for (let at = 0; at < 60; at++)
    await countAttempt('upload', { account: by(at).userId ?? crypto.randomUUID(), address: by(at).address })
  await expect(decode('school\na\n', 'a.csv', 10, by(61))).rejects.toMatchObject({ code: 'too_many_attempts' })
})
