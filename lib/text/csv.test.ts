import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each([
  ['plain cells', ['Lycée', 820, null], 'Lycée,820,'],
  ['commas, quotation marks and line ends', ['a,b', 'say "A"', 'one\ntwo'], '"a,b","say ""A""","one\ntwo"'],
  ['formulas of other spellings', ['＝1', '＋1', '－1', '＠sum', '|cmd'], `'＝1,'＋1,'－1,'＠sum,'|cmd`],
  ['formulas behind blanks', [' =1', '\t+1', '  \u00a0-1', '\u3000＝1'], `' =1,'\t+1,'  \u00a0-1,'\u3000＝1`],
  ['what only looks like one', [' 1', 'a=b', 'a|b', -1], ' 1,a=b,a|b,-1'],
  ['formulas', ['=cmd()|"x"', '+1', '-1', '@sum', '\tx'], `"'=cmd()|""x""",'+1,'-1,'@sum,'\tx`],
])('writes %s', (_, cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`)
})
