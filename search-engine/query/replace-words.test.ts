import { expect, test } from 'vitest'
import { replaceWords, writtenAs } from './replace-words.ts'

test('replaces and removes words in any spelling', () => {
  expect(replaceWords('Gymnasuim  MÜNCHEN', new Map([['gymnasuim', 'Gymnasium']]))).toBe('Gymnasium MÜNCHEN')
  expect(replaceWords('Gymnasium Mu\u0308nchen', new Map([['munchen', '']]))).toBe('Gymnasium')
  expect(replaceWords('Liceo G. Galilei, Palermo', new Map([['g', '']]))).toBe('Liceo Galilei, Palermo')
  expect(replaceWords('%', new Map())).toBe('%')
})

test('finds a word as registers write it', () => {
  expect(writtenAs('munchen', ['Goethe-Gymnasium', 'München'])).toBe('München')
  expect(writtenAs('munchen', [])).toBe('munchen')
})
