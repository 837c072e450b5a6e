import { expect, test } from 'vitest'
import { answerKinds, typesOf } from './kinds.ts'
import type { Kind, YearRow } from './tables/rows.ts'

const row = (...kinds: Kind[]) => ({ kinds }) as YearRow
const GYMNASIUM: Kind = { stage: 'academic', word: 'Gymnasium' }
const REALSCHULE: Kind = { stage: 'lower_secondary', word: 'Realschule' }
const COLLEGE: Kind = { stage: 'lower_secondary', word: 'Collège' }
const LYCEE: Kind = { stage: 'upper_secondary', word: 'Lycée' }

test('one kind for all is that one, whatever the kind now', () => {
  expect(answerKinds(GYMNASIUM, [row(COLLEGE), row(COLLEGE)])).toEqual({ says: 'one', kinds: [COLLEGE] })
})

test('a kind is only called the same if one other has its stage', () => {
  expect(answerKinds(GYMNASIUM, [row(REALSCHULE, GYMNASIUM)])).toEqual({ says: 'same', kinds: [GYMNASIUM] })
  expect(answerKinds(GYMNASIUM, [row(COLLEGE), row(LYCEE)]).says).toBe('several')
  expect(answerKinds(undefined, [row(REALSCHULE, GYMNASIUM)]).says).toBe('several')
  expect(answerKinds(COLLEGE, [row(REALSCHULE, { ...REALSCHULE, word: 'Hauptschule' })]).says).toBe('several')
})

test('what no text says stays unknown', () => {
  expect(answerKinds(GYMNASIUM, [row(COLLEGE), row()])).toEqual({ says: 'unknown', kinds: [] })
  expect(answerKinds(GYMNASIUM, [])).toEqual({ says: 'unknown', kinds: [] })
})

test.each([
  ['DE', REALSCHULE, ['secondary']],
  ['DE', GYMNASIUM, ['high_school']],
  ['GB', { stage: 'secondary', word: 'Secondary school' }, ['secondary', 'high_school']],
  ['DE', { stage: 'secondary', word: 'Gesamtschule' }, ['secondary']],
  ['GB', { stage: 'sixth_form', word: 'Sixth form' }, ['vocational']],
] as const)('%s %j is searched as %j', (country, kind, types) => expect(typesOf(country, [kind])).toEqual(types))
