import { expect, test } from 'vitest'
import { fold } from '../../language/fold.ts'
import { makeSchool } from '../../testing/make-school.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { openSegment } from '../segment/segment.ts'
import { firstNameFrom } from './name-marks.ts'

test('the first name that is not before a text is found, on a mark and between two', () => {
  const names = Array.from({ length: 200 }, (_, at) => `Schule ${String.fromCharCode(97 + (at % 26))}${at}`)
  const segment = openSegment(buildSegment(names.map((name, at) => makeSchool({ id: String(at), name }))))
  const folded = names.map(fold).sort()
  const expected = (text: string) => folded.filter((name) => name < text).length
  for (const text of ['', 'schule', 'schule m', 'schule zz', ...folded]) {
    expect(firstNameFrom(segment, text)).toBe(expected(text))
  }
})
