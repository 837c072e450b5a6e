import { expect, it } from 'vitest'
import { rowDiffers } from './row-differs.ts'

it.each([
  ['the same words', ['Gymnasium', 'Gymnasium'], false],
  ['different words', ['Gymnasium', 'Lycée'], true],
  ['one of three', [820, 820, 640], true],
  ['a gap beside a value', ['yes', null], true],
  ['nothing known', [null, null], false],
  ['zero beside a gap', [0, null], true],
  ['a single school', ['yes'], false],
])('%s', (_, values, differs) => {
  expect(rowDiffers(values)).toBe(differs)
})
