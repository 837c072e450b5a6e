import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { tableRows } from '../../testing/table-rows.ts'
import { inlineRow, odsParts, packed, xlsxParts } from '../../testing/workbooks.ts'
import { openGivenFiles } from '../given-files.ts'
import { workbookTables } from './workbook.ts'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'workbook-'))
afterAll(() => fs.rmSync(dir, { recursive: true }))

async function rows(parts: Record<string, string> | Buffer, name = 'schools.xlsx') {
  const file = path.join(dir, name)
  fs.writeFileSync(file, Buffer.isBuffer(parts) ? parts : packed(parts))
  const given = await openGivenFiles([file])
  const [workbook] = given.files
  try {
    return workbook ? await tableRows(workbook) : []
  } finally {
    await given.close()
  }
}

const a = { code: '1', name: 'A', phone: '', lat: '', lng: '' }
const header = inlineRow(4, 'Code', 'Name', 'Tel')
const notes = `${inlineRow(1, 'Statistics of schools')}${inlineRow(2, 'c', 'up to four pupils')}`

test('reads rows, with their numbers, below a header that follows notes', async () => {
  const sheet = `${notes}${header}${inlineRow(5, '1', 'A')}<row r="6"/>${inlineRow(7, '2', 'B', '55')}`
  expect(await rows(xlsxParts(sheet))).toEqual([
    { line: 5, row: a },
    { line: 7, row: { ...a, code: '2', name: 'B', phone: '55' } },
  ])
})

test('reads the first sheet whose header fits', async () => {
  const parts = xlsxParts(notes, {
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="N" r:id="b"/><x:sheet name="S" r:id="a"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="b" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="a" Target="worksheets/two.xml"/></Relationships>',
    'xl/worksheets/two.xml': `<worksheet><sheetData>${inlineRow(1, 'Code', 'Name')}${inlineRow(2, '1', 'A')}</sheetData></worksheet>`,
  })
  expect(await rows(parts)).toEqual([{ line: 2, row: a }])
})

test('places cells by their reference; resolves shared texts, numbers and days', async () => {
  const sheet = `<row r="1"><c r="B1" t="s"><v>0</v></c><c r="D1" t="s"><v>1</v></c><c r="E1" t="inlineStr"><is><t>Tel</t></is></c></row>
    <row r="2"><c r="B2"><v>2.17003E13</v></c><c r="D2" t="str"><f>x</f><v>A</v></c><c r="E2" s="1"><v>45292.5</v></c></row>
    <row r="3"><c r="B3"><v>55.300000000000004</v></c><c r="D3" t="b"><v>1</v></c><c r="E3" s="2"><v>43831</v></c></row>
    <row r="4"><c r="B4" t="s"><v>2</v></c><c r="D4" t="e"><v>#N/A</v></c><c r="E4"><v>0.1</v></c></row>`
  const parts = xlsxParts(sheet, {
    'xl/sharedStrings.xml':
      '<sst><si><r><t>Co</t></r><r><t>de</t></r></si><si><t>Name</t><rPh><t>x</t></rPh></si><si><t>&lt;É&#233;&gt;</t></si></sst>',
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\-mm\\-yyyy;@"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
  })
  expect(await rows(parts)).toMatchObject([
    { row: { code: '21700300000000', name: 'A', phone: '2024-01-01' } },
    { row: { code: '55.3', name: 'true', phone: '2020-01-01' } },
    { row: { code: '<Éé>', name: '', phone: '0.1' } },
  ])
})

test('reads an OpenDocument workbook: repeated cells and rows, values before texts, no comments', async () => {
  const cell = (text: string, more = '') => `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`
  const gap = '<table:table-cell table:number-columns-repeated="2"/>'
  const sheet = `<table:table><table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
    <table:table-row>${cell('Code')}${gap}${cell('Name')}${cell('Tel')}</table:table-row>
    <table:table-row>${cell('1,0', ' office:value="1"')}${gap}<table:table-cell><office:annotation><text:p>Jane Doe</text:p></office:annotation><text:p>A</text:p></table:table-cell><table:covered-table-cell/></table:table-row>
    <table:table-row table:number-rows-repeated="2">${cell('2')}${gap}${cell('B')}${cell('x', ' office:date-value="2024-09-01T00:00:00"')}</table:table-row>
    <table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row></table:table>`
  const second = { ...a, code: '2', name: 'B', phone: '2024-09-01' }
  expect(await rows(odsParts(`<table:table/>${sheet}`), 'schools.ods')).toEqual([
    { line: 5, row: a },
    { line: 6, row: second },
    { line: 7, row: second },
  ])
})

const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'

test.each([
  [
    'a sheet that is cut off',
    xlsxParts('', { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>' }),
    /is a damaged workbook/,
  ],
  ['no sheet', { ...xlsxParts(''), 'xl/_rels/workbook.xml.rels': '<Relationships/>' }, /is a damaged workbook/],
  ['an entity of its own', xlsxParts('', { 'xl/worksheets/sheet1.xml': `${bomb}<a>&b;</a>` }), /is a damaged workbook/],
  ['an empty sheet', xlsxParts(''), /has no sheet with a table/],
  [
    'another table',
    xlsxParts(inlineRow(1, 'Foo', 'Bar')),
    /is not a file of gb-gias: it lacks .* its columns begin with Foo, Bar/,
  ],
  ['a column beyond the last', xlsxParts('<row><c r="ZZZ1"><v>1</v></c></row>'), /too large/],
  ['a row that is too long', xlsxParts(inlineRow(1, 'x'.repeat(600_000), 'y'.repeat(600_000))), /too large/],
  [
    'a document',
    { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<a/>' },
    /is an Office file without sheets/,
  ],
  [
    'a row repeated a million times',
    odsParts(
      '<table:table><table:table-row table:number-rows-repeated="1000000"><table:table-cell office:value="1"/></table:table-row></table:table>',
    ),
    /repeats a row 1000000 times/,
  ],
])('refuses %s', async (_what, parts, message) => {
  await expect(rows(parts)).rejects.toThrow(message)
})

/** The part that names the sheets of a workbook, all of which are one part. */
const sheetsOfOnePart = (count: number) => `<workbook>${'<sheet name="S" r:id="rId7"/>'.repeat(count)}</workbook>`
const odsSheet = (inside: string) =>
  `<table:table><table:table-row><table:table-cell>${inside}</table:table-cell></table:table-row></table:table>`
const attributes = (count: number) => Array.from({ length: count }, (_, at) => ` a${at}="1"`).join('')
const levels = (count: number) => '<c>'.repeat(count) + '</c>'.repeat(count)

test.each([
  ['100,000 sheets of one part', xlsxParts(header, { 'xl/workbook.xml': sheetsOfOnePart(100_000) })],
  ['101 sheets of one part', xlsxParts(header, { 'xl/workbook.xml': sheetsOfOnePart(101) })],
  ['101 sheets', odsParts('<table:table/>'.repeat(101))],
  ['200,000 attributes', xlsxParts(`<row${attributes(200_000)}/>`)],
  ['301 attributes', xlsxParts(`<row${attributes(301)}/>`)],
  ['300,000 levels', xlsxParts(levels(300_000))],
  ['70,000 cell styles', xlsxParts(header, { 'xl/styles.xml': `<s><cellXfs>${'<xf/>'.repeat(70_000)}</cellXfs></s>` })],
  ['10,001 lines in a cell', odsParts(odsSheet('<text:p/>'.repeat(10_001)))],
])('refuses %s', async (_what, parts) => {
  await expect(rows(parts)).rejects.toThrow(/built like no workbook/)
})

test('refuses a cell of repeated spaces or pieces that never ends', async () => {
  const spaces = odsParts(odsSheet(`<text:p>${'<text:s text:c="1000000"/>'.repeat(1_000_001)}</text:p>`))
  const pieces = xlsxParts(
    `<row r="1"><c r="A1" t="inlineStr"><is>${`<t>${'x'.repeat(500)}</t>`.repeat(2_001)}</is></c></row>`,
  )
  for (const parts of [spaces, pieces]) await expect(rows(parts)).rejects.toThrow(/too large/)
})

test('each part is read once, whatever number of sheets names it', async () => {
  const table = `${header}${inlineRow(5, '1', 'A')}`
  const parts = xlsxParts(table, { 'xl/workbook.xml': sheetsOfOnePart(100) })
  let opened = 0
  const files = Object.entries(parts).map(([name, text]) => ({
    name,
    modified: undefined,
    open: async () => {
      if (name.endsWith('sheet1.xml')) opened += 1
      return Readable.from([Buffer.from(text)])
    },
  }))
  expect(await workbookTables({ name: 'x.xlsx', modified: undefined, parts: files })).toHaveLength(2)
  expect(opened).toBe(1)
})

test('a number format without end costs no more than a long one', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${'['.repeat(3_000_000)}d"/></numFmts></styleSheet>`
  const table = `${inlineRow(1, 'Code', 'Name')}${inlineRow(2, '1', 'A')}`
  expect(await rows(xlsxParts(table, { 'xl/styles.xml': styles }))).toEqual([{ line: 2, row: a }])
})

test('detects a workbook that is cut off', async () => {
  const whole = packed(xlsxParts(header))
  await expect(rows(whole.subarray(0, whole.length - 30))).rejects.toThrow(/damaged zip file/)
})
