import { expect, test } from 'vitest'
import { monthDay } from './present-rows.ts'

test.each([
  ['de', '09-01', '1. September'],
  ['fr', '09-01', '1er septembre'],
  ['fr', '09-11', '11 septembre'],
  ['fr', '02-28', '29 février'],
  ['it', '09-01', '1 settembre'],
] as const)('in %s the day %s is written %s', (locale, day, text) => expect(monthDay(locale, day)).toBe(text))
