import { expect, test } from 'vitest'
import type { ViewedSignal } from '../subjects/signal.ts'
import { suggestGrounds } from './suggest-grounds.ts'
import { fillBlock } from './text-blocks/text-block.ts'
import { textBlocks as de } from './text-blocks/texts/de.ts'

const TEXT = 'Herr Schmitz schreit viel. Anrufen unter 0221 4711. Ein Depp ist er.'
const at = (kind: 'name' | 'phone' | 'insult', words: string): ViewedSignal => {
  const start = TEXT.indexOf(words)
  return { kind, rule: 'x', start, end: start + words.length }
}
const suggested = (signals: ViewedSignal[]) => suggestGrounds(signals, TEXT, de)

test('words name the rule, the passage, and fill the text block', () => {
  expect(suggested([at('name', 'Herr Schmitz')])).toEqual({
    rule: 'person',
    sentence: 'Herr Schmitz',
    facts: de.person.replace('{passage}', 'Herr Schmitz'),
  })
})

test('the gravest rule goes first, and words count more than the origin', () => {
  const all = [
    { kind: 'own_school' } as const,
    at('phone', '0221 4711'),
    at('name', 'Herr Schmitz'),
    at('insult', 'Depp'),
  ]
  expect(suggested(all)).toMatchObject({ rule: 'insult', sentence: 'Depp' })
})

test('several places of one rule are named once each', () => {
  const twice = [at('name', 'Herr Schmitz'), at('name', 'Herr Schmitz'), at('name', 'Schmitz')]
  expect(suggested(twice)?.sentence).toBe('Herr Schmitz … Schmitz')
})

test('an origin has a rule but no passage, and nothing suspicious has neither', () => {
  expect(suggested([{ kind: 'burst_network', others: 3, hours: 24 }])).toMatchObject({ rule: 'not_own', sentence: '' })
  expect([suggested([]), suggested([{ kind: 'new_account' }])]).toEqual([undefined, undefined])
})

test('dollar signs in a passage are no pattern, and an unknown passage stays visibly open', () => {
  expect(fillBlock('„{passage}“', "$& $'")).toBe("„$& $'“")
  expect(fillBlock('„{passage}“', '')).toBe('„…“')
})
