import { expect, test } from 'vitest'
import { addTo, countBits, fullBitmap } from './bitmap.ts'
import { scratchBitmap, scratchCopy, withScratch } from './scratch.ts'

const SIZE = 100
const full = fullBitmap(SIZE)
const filled = () => {
  const set = scratchBitmap(SIZE)
  addTo(set, 7)
  return set
}

test('a search takes the bitmaps of the one before, emptied', () => {
  const [first, again] = [withScratch(filled), withScratch(() => scratchBitmap(SIZE))]
  expect(again).toBe(first)
  expect(countBits(again)).toBe(0)
})

test('no two bitmaps of one search are the same, not even after a search inside it', () => {
  withScratch(() => {
    const [one, inner] = [filled(), withScratch(() => scratchCopy(full))]
    expect(new Set([one, inner, filled(), scratchCopy(full), full]).size).toBe(5)
    expect([countBits(one), countBits(inner)]).toEqual([1, SIZE])
  })
})

test('a search that throws frees its bitmaps, and outside of searches every bitmap is new', () => {
  const throwing = () =>
    withScratch(() => {
      filled()
      throw new Error('broken')
    })
  expect(throwing).toThrow('broken')
  expect(scratchBitmap(SIZE)).not.toBe(scratchBitmap(SIZE))
  expect(scratchCopy(full)).not.toBe(scratchCopy(full))
})
