import { expect, test } from 'vitest'
import { LAW_VERSIONS, type VersionedText } from '#app/core/terms-versions.ts'
import { fingerprintTexts } from './fingerprint-texts.server.ts'
import noted from './noted-versions.json' with { type: 'json' }
import { HOW_TO_NOTE, unnotedChanges } from './unnoted-changes.ts'

const marks = fingerprintTexts()

test('no legal text has changed without a new version', () => {
  expect(unnotedChanges(noted, marks, LAW_VERSIONS)).toEqual([])
})

test('every versioned text has a mark of its own', () => {
  expect(Object.keys(marks).sort()).toEqual(Object.keys(LAW_VERSIONS).sort())
  expect(new Set(Object.values(marks)).size).toBe(Object.keys(LAW_VERSIONS).length)
})

test('a change without a new day is named, and so is a new day that is not noted', () => {
  const before = Object.fromEntries(Object.keys(marks).map((text) => [text, { day: '2026-01-31', mark: 'as it was' }]))
  const unchanged = { ...marks }
  const days: Record<VersionedText, readonly [string, ...string[]]> = { ...LAW_VERSIONS }
  for (const text of Object.keys(marks) as VersionedText[]) {
    unchanged[text] = 'as it was'
    days[text] = ['2026-01-31']
  }
  expect(unnotedChanges(before, unchanged, days)).toEqual([])
  expect(unnotedChanges(before, { ...unchanged, terms: 'other' }, days)).toEqual([
    `The words of /terms have changed since the version of 2026-01-31: ${HOW_TO_NOTE}`,
  ])
  expect(unnotedChanges(before, unchanged, { ...days, dsa: ['2099-01-01', '2026-01-31'] })).toEqual([
    'The version of 2099-01-01 of /dsa is not noted: run npm run note-law-versions',
  ])
})

test('the days of each text are in order, the newest first', () => {
  for (const days of Object.values(LAW_VERSIONS)) expect(days).toEqual([...new Set(days)].sort().reverse())
})
