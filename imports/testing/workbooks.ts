import { strToU8, zipSync } from 'fflate'

/** Texts of the parts of an Excel workbook with one sheet. `rows` is the XML within `sheetData`. */
export function xlsxParts(rows: string, more: Record<string, string> = {}): Record<string, string> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  }
}

/** Texts of the parts of an OpenDocument workbook. `tables` is the XML of its sheets. */
export function odsParts(tables: string): Record<string, string> {
  const names = ['office', 'table', 'text'].map((name) => `xmlns:${name}="urn:${name}"`).join(' ')
  const body = `<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body>`
  return {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content ${names}>${body}</office:document-content>`,
  }
}

/** Packs parts as a file. */
export function packed(parts: Record<string, string>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
}

/** A row of an Excel sheet with texts within its cells. */
export function inlineRow(line: number, ...cells: string[]): string {
  const xml = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
  return `<row r="${line}">${xml.join('')}</row>`
}
