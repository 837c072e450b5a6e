import { expect, test } from 'vitest'
import { foldText } from './profile-about.tsx'

const paragraph = (length: number) => ({ text: 'a'.repeat(length) })
const list = (...lengths: number[]) => ({ items: lengths.map((length) => 'a'.repeat(length)) })

test.each([
  ['a short text stands open', [paragraph(100), paragraph(100)], 2],
  ['the first long paragraph stands open whole', [paragraph(900), paragraph(300)], 1],
  ['short paragraphs stand open until they are enough', [paragraph(100), list(100, 50), paragraph(300)], 2],
  ['a short end is not folded', [paragraph(300), list(50, 50)], 2],
  ['one long paragraph stands open', [paragraph(3000)], 1],
])('%s', (_, blocks, open) => {
  expect(foldText(blocks)).toEqual({ open: blocks.slice(0, open), folded: blocks.slice(open) })
})
