import { expect, onTestFinished, test, vi } from 'vitest'
import { differences } from './differences.ts'

const content = (texts: Record<string, string>, facts = {}) => ({ facts, texts })

test('texts are compared word by word', () => {
  const before = content({ 'summary.de': 'Klein und am Wald.' })
  const after = content({ 'summary.de': 'Klein und am See.' })
  expect(differences(before, after)).toEqual([
    {
      section: 'summary',
      language: 'de',
      pieces: [
        { text: 'Klein und am ', kind: 'same' },
        { text: 'Wald', kind: 'removed' },
        { text: 'See', kind: 'added' },
        { text: '.', kind: 'same' },
      ],
    },
  ])
})

test('the clock, which goes on while a busy machine does not, ends no comparison', () => {
  let seconds = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => 1000 * seconds++)
  onTestFinished(() => clock.mockRestore())
  const [found] = differences(content({ 'awards.de': 'Preis für Musik' }), content({ 'awards.de': 'Preis für Kunst' }))
  expect((found as { pieces: unknown[] }).pieces[0]).toEqual({ text: 'Preis für ', kind: 'same' })
})

test('facts come first, with what they were', () => {
  const before = content({}, { features: ['music'] })
  const after = content({ 'awards.en': 'Prize' }, { features: ['music', 'eco'], show_contact: false })
  expect(differences(before, after)).toEqual([
    { column: 'features', before: ['music'], after: ['music', 'eco'] },
    { column: 'show_contact', before: undefined, after: false },
    { section: 'awards', language: 'en', pieces: [{ text: 'Prize', kind: 'added' }] },
  ])
})

test('texts with nothing in common are told whole', () => {
  const words = (letter: string) => Array.from({ length: 2000 }, (_, at) => `${letter}${at}`).join(' ')
  const [found] = differences(content({ 'awards.de': words('a') }), content({ 'awards.de': words('b') }))
  const told = (found as { pieces: { text: string; kind: string }[] }).pieces
  const joined = (kind: string) => told.filter((piece) => piece.kind !== kind).map(({ text }) => text)
  expect(joined('added').join('')).toBe(words('a'))
  expect(joined('removed').join('')).toBe(words('b'))
})

test('the same content differs in nothing', () => {
  expect(differences(content({ 'awards.de': 'x' }), content({ 'awards.de': 'x' }))).toEqual([])
})
