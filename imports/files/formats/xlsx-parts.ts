import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../../import-error.ts'
import { unlikeWorkbook, xmlEvents } from './xml-events.ts'

/** Data that the sheets of an Excel workbook share. */
export type XlsxBook = {
  /** The parts that hold the sheets, in order, each once, with the name of the sheet. */
  sheets: readonly { part: PackedFile; title: string }[]
  texts: readonly string[]
  /** Whether each cell style shows a day. */
  isDay: readonly boolean[]
  /** Day 0 of the workbook, in milliseconds since 1970. */
  epoch: number
}

/** Texts of a workbook stay in memory while its sheets are read. */
const MAX_TEXTS = 50_000_000
/** More than any workbook of a register has. */
const MAX_SHEETS = 100
const MAX_RELATIONSHIPS = 10_000
const MAX_TEXT_COUNT = 5_000_000
/** Limits of spreadsheet programs: cell styles of a workbook, characters of a number format. */
const MAX_STYLES = 65_490
const MAX_FORMAT = 255
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

/**
 * Reads the data that the sheets of an Excel workbook share.
 *
 * @throws ImportError if it is damaged, or its sheets, styles or texts exceed the limits
 */
export async function readXlsxBook(fileName: string, parts: readonly PackedFile[]): Promise<XlsxBook> {
  const part = (name: string) => parts.find((one) => one.name.toLowerCase() === name)
  const named: { id: string; title: string }[] = []
  let epoch = EPOCH_1900
  await eachTag(fileName, part('xl/workbook.xml'), (name, attribute) => {
    const sheet = { id: attribute('id') ?? '', title: attribute('name') ?? '' }
    if (name === 'sheet' && named.push(sheet) > MAX_SHEETS) throw unlikeWorkbook(fileName)
    if (name === 'workbookPr' && /^(1|true)$/.test(attribute('date1904') ?? '')) epoch = EPOCH_1904
  })
  const targets = new Map<string, string>()
  await eachTag(fileName, part('xl/_rels/workbook.xml.rels'), (name, attribute) => {
    const target = attribute('Target') ?? ''
    if (name === 'Relationship')
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    if (targets.size > MAX_RELATIONSHIPS) throw unlikeWorkbook(fileName)
  })
  const found = named.flatMap(({ id, title }) => {
    const sheet = part((targets.get(id) ?? '').toLowerCase())
    return sheet ? [{ part: sheet, title }] : []
  })
  const sheets = found.filter((one, index) => found.findIndex((other) => other.part === one.part) === index)
  if (sheets.length === 0) throw new ImportError(`${fileName} is a damaged workbook: download it again.`)
  const texts = await sharedTexts(fileName, part('xl/sharedstrings.xml'))
  return { sheets, texts, epoch, isDay: await dayStyles(fileName, part('xl/styles.xml')) }
}

async function eachTag(
  fileName: string,
  part: PackedFile | undefined,
  open: (name: string, attribute: (name: string) => string | undefined) => void,
) {
  if (!part) return
  const nothing = () => {}
  for await (const _ of xmlEvents(part, fileName, { open, close: nothing, text: nothing }));
}

async function sharedTexts(fileName: string, part: PackedFile | undefined): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let size = 0
  let isText = false
  let isReading = true
  const handlers = {
    open: (name: string) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isReading = false
      isText = name === 't'
    },
    close: (name: string) => {
      if (name === 'si' && texts.push(text) > MAX_TEXT_COUNT) throw unlikeWorkbook(fileName)
      if (name === 'rPh') isReading = true
      isText = false
    },
    text: (piece: string) => {
      if (!isText || !isReading) return
      text += piece
      size += piece.length
      if (size > MAX_TEXTS) throw new ImportError(`${fileName} holds more text than a workbook of a register.`)
    },
  }
  if (part) for await (const _ of xmlEvents(part, fileName, handlers));
  return texts
}

/** Whether a built-in number format is one for dates (ECMA-376, 18.8.30). */
const isBuiltInDay = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36

async function dayStyles(fileName: string, part: PackedFile | undefined): Promise<boolean[]> {
  const own = new Map<string, boolean>()
  const styles: boolean[] = []
  let isCellStyle = false
  await eachTag(fileName, part, (name, attribute) => {
    if (name === 'numFmt') own.set(attribute('numFmtId') ?? '', showsDay(attribute('formatCode') ?? ''))
    if (name === 'cellXfs') isCellStyle = true
    else if (/^(cellStyleXfs|cellStyles|dxfs)$/.test(name)) isCellStyle = false
    const id = attribute('numFmtId') ?? ''
    if (name === 'xf' && isCellStyle) styles.push(own.get(id) ?? isBuiltInDay(Number(id)))
    if (styles.length > MAX_STYLES || own.size > MAX_STYLES) throw unlikeWorkbook(fileName)
  })
  return styles
}

/** Whether a format such as `dd/mm/yyyy` shows a date; quoted words and colours in brackets are ignored. */
function showsDay(format: string): boolean {
  return /[dy]/i.test(format.slice(0, MAX_FORMAT).replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}
