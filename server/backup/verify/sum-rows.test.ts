import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RowSummer } from './sum-rows.ts'

function sumOf(chunks: (string | Buffer)[]) {
  const summer = new RowSummer()
  for (const chunk of chunks) summer.add(Buffer.from(chunk as string))
  return summer.end()
}

test('rows count and add up, in whatever pieces and order they come', () => {
  const rows = fc.array(fc.stringMatching(/^[^\n]{0,20}$/), { maxLength: 20 })
  fc.assert(
    fc.property(rows, fc.array(fc.nat(60), { maxLength: 8 }), (all, cuts) => {
      const bytes = Buffer.from(all.map((row) => `${row}\n`).join(''))
      const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b)
      const pieces = places.slice(1).map((end, at) => bytes.subarray(places[at], end))
      expect(sumOf(pieces)).toEqual(sumOf([bytes]))
      expect(sumOf([bytes]).rows).toBe(all.length)
      expect(sumOf(all.toReversed().map((row) => `${row}\n`))).toEqual(sumOf([bytes]))
    }),
  )
})

test.each([
  ['a changed row', 'a\nb\n', 'a\nc\n'],
  ['a row more of the same', 'a\nb\n', 'a\nb\nb\n'],
  ['two rows more of the same', 'a\n', 'a\na\na\n'],
  ['a lost row', 'a\nb\n', 'a\n'],
  ['a value that moved to another row', 'a1\nb2\n', 'a2\nb1\n'],
])('%s gives another sum', (_, one, other) => {
  expect(sumOf([one])).not.toEqual(sumOf([other]))
})

test('a row that does not end is no row', () => {
  expect(() => sumOf(['a\nb'])).toThrow('has no end')
})
