import { expect, test } from 'vitest'
import { isWholePdf, startsAsPdf } from './pdf.ts'

const END = 'startxref\n9\n%%EOF\n'
const PDF = `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj<<>>endobj\n${END}`

test.each([
  ['a whole one', PDF, true],
  ['one that was saved twice', PDF + PDF.slice(10), true],
  ['one that begins later', `<html>${PDF}`, false],
  ['a web page that calls itself PDF', `%PDF-1.7\n<script>alert(1)</script>\n${END}`, false],
  ['one with an archive behind it', `${PDF}PK\x03\x04`, false],
  ['one that breaks off', PDF.slice(0, -8), false],
  ['only the first line', '%PDF-1.7\n', false],
  ['nothing', '', false],
])('%s', (_name, content, whole) => expect(isWholePdf(Buffer.from(content, 'latin1'))).toBe(whole))

test('the type is recognised at the very start only', () => {
  expect(startsAsPdf(Buffer.from('%PDF-2.0\n'))).toBe(true)
  expect(startsAsPdf(Buffer.from(' %PDF-2.0\n'))).toBe(false)
})
