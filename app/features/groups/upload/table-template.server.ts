import type { GroupMember } from '#app/features/schools/membership/require-group.server.ts'
import { db } from '#db/client.ts'
import { csvLine } from '#lib/text/csv.ts'
import { zipStream } from '#lib/zip-stream.ts'
import { CHANGE_FIELDS, NAME_COLUMNS, SCHOOL_COLUMN } from '../changes/change-fields.ts'
import { readValues } from '../changes/read-values.server.ts'

/** Schools read at a time. */
const BATCH_SIZE = 100

/**
 * Reads, in batches, the rows of the file in which a group writes its schools' self-reported data: a header, then each
 * school that the person may edit, with its present data.
 */
async function* templateRows(member: GroupMember): AsyncGenerator<string[][]> {
  yield [[SCHOOL_COLUMN, ...NAME_COLUMNS, ...CHANGE_FIELDS]]
  const ids = await writableIds(member)
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const schools = [...(await readValues(db(), member, ids.slice(at, at + BATCH_SIZE))).values()]
    yield schools
      .filter(({ mayWrite }) => mayWrite)
      .map(({ id, name, city, values }) => [id, name, city, ...CHANGE_FIELDS.map((field) => values[field])])
  }
}

/** Returns the schools of a group that a person may edit, by name. */
async function writableIds({ userId, groupId }: GroupMember): Promise<string[]> {
  const rows = await db()
    .selectFrom('group_schools as g')
    .innerJoin('school_directory as d', 'd.id', 'g.school_id')
    .select('d.id')
    .where('g.group_id', '=', groupId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('school_members as o')
          .select('o.user_id')
          .whereRef('o.school_id', '=', 'd.id')
          .where('o.user_id', '=', userId),
      ),
    )
    .orderBy('d.name')
    .orderBy('d.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Streams the file as CSV, with the byte order mark by which spreadsheets recognise UTF-8. */
export async function* templateCsv(member: GroupMember): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\uFEFF')
  for await (const rows of templateRows(member)) yield Buffer.from(rows.map(csvLine).join(''))
}

/** Streams the file as a workbook whose cells are all texts, so that no program changes a number or a date. */
export function templateXlsx(member: GroupMember): AsyncGenerator<Uint8Array> {
  const parts = Object.entries(BOOK).map(([path, text]) => ({ path, content: [text] }))
  return zipStream([...parts, { path: 'xl/worksheets/sheet1.xml', content: sheetOf(member) }])
}

async function* sheetOf(member: GroupMember): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`
  let line = 0
  for await (const rows of templateRows(member))
    yield rows
      .map((cells) => {
        const texts = cells.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`)
        line++
        return `<row r="${line}">${texts.join('')}</row>`
      })
      .join('')
  yield '</sheetData></worksheet>'
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const FORMATS = 'http://schemas.openxmlformats.org'
const MAIN = `${FORMATS}/spreadsheetml/2006/main`
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`
const PACKAGE = `${FORMATS}/package/2006`
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook with one sheet, apart from the sheet itself (ECMA-376 part 1, annex L.2.1). */
const BOOK = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEETS}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="schools" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML 1.0 cannot contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const xmlText = (text: string) => text.replace(IMPOSSIBLE, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)
