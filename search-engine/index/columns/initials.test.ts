import { expect, test } from 'vitest'
import { atOnce } from '#lib/in-pieces.ts'
import { stringAt } from '../../base/text/strings.ts'
import { makeSchool } from '../../testing/make-school.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { docsWithInitials, initialsSteps } from './initials.ts'
import { namesOf } from './segment-data.ts'

const NAMES = [
  'King Edward VI Grammar School',
  'Keats Academy',
  'Évariste-Galois-Schule',
  'Gymnasium an der Elz',
  'École',
]
const data = buildSegment(NAMES.map((name) => makeSchool({ name })))
const initials = atOnce(initialsSteps(data))
const found = (letters: string) =>
  Array.from(docsWithInitials(initials, letters), (doc) => stringAt(namesOf(data), doc))

test.each([
  ['those of all words but numbers', 'kegs', ['King Edward VI Grammar School']],
  ['the first of them', 'keg', ['King Edward VI Grammar School']],
  ['letters without their accents', 'egs', ['Évariste-Galois-Schule']],
  ['no name of fewer words', 'kea', []],
  ['no article', 'gad', []],
])('initials are %s', (_what, letters, names) => {
  expect(found(letters)).toEqual(names)
})
