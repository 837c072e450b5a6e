import { expect, test } from 'vitest'
import { pickFitting } from './fitting.ts'

test('the first text that fits is taken, else the last is cut at a word', () => {
  expect(pickFitting(['one two three', 'one two'], 7)).toBe('one two')
  expect(pickFitting(['one two three'], 10)).toBe('one two…')
  expect(pickFitting(['onetwothree'], 5)).toHaveLength(5)
})
