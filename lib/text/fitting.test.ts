import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

test('the first text that fits is taken, else the last is cut at a word', () => {
  expect(fitting(['one two three', 'one two'], 7)).toBe('one two')
  expect(fitting(['one two three'], 10)).toBe('one two…')
  expect(fitting(['onetwothree'], 5)).toHaveLength(5)
})
