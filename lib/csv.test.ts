import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each([
  ['plain cells', ['Lycée', 820, null], 'Lycée,820,'],
  ['commas, quotation marks and line ends', ['a,b', 'say "A"', 'one\ntwo'], '"a,b","say ""A""","one\ntwo"'],
  ['formulas', ['=cmd()|"x"', '+1', '-1', '@sum', '\tx'], `"'=cmd()|""x""",'+1,'-1,'@sum,'\tx`],
])('writes %s', (_, cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`)
})
