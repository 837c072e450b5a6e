import { expect, test } from 'vitest'
import { faithIn } from './faith.ts'

test.each([
  ['Katholische Grundschule St. Josef', 'catholic'],
  ['Roman Catholic', 'catholic'],
  ['Istituto cattolico Don Bosco', 'catholic'],
  ['Ev. Gymnasium', 'protestant'],
  ['Church of England', 'anglican'],
  ["St Thomas' CofE Primary School", 'anglican'],
  ['Church of England/Roman Catholic', 'christian'],
  ['Orthodox Jewish', 'jewish'],
  ['Sunni Deobandi', 'muslim'],
  ['Christian-Morgenstern-Schule', null],
  ['Förderverein der Schule e.V.', null],
  ['Heinrich-Böll-Gesamtschule', null],
])('%s: %s', (text, faith) => expect(faithIn(text)).toBe(faith))
