import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import type { ScreeningRules } from '../finding.ts'
import { defaultRules } from '../rules/index.ts'
import { screenWith } from '../screen-text.ts'
import { type Edit, editRules, isBuiltIn } from './edit-rules.ts'
import { foldEntry, isEntry } from './entry.ts'
import { LIST_NAMES, listOf } from './entry-lists.ts'

test.each([
  ['  Quark   KOPF ', 'quark kopf'],
  ['Ｑuarkkopf', 'quarkkopf'],
  ['Dépress*', 'depress*'],
  ['Scheiß’ Laden', "scheiss' laden"],
])('%s is compared as %s', (typed, folded) => expect(foldEntry(typed)).toBe(folded))

test.each([
  'quarkkopf',
  'quark*',
  '*kopf',
  '*ark*',
  'lese rechtschreib*',
  "crise d'angoisse",
  'long-covid',
  '4chan',
  'ms',
])('%s may be an entry', (entry) => expect(isEntry('insults.words', entry)).toBe(true))

test.each([
  '',
  '*',
  '**',
  'a*',
  '*ab',
  'qu*rk',
  '(a+)+$',
  'a|b',
  '.*',
  'x'.repeat(81),
  'a b c d e f',
  'x',
  '-',
  'ab, cd',
])('%s may not', (entry) => expect(isEntry('insults.words', entry)).toBe(false))

test('what is never a name is one whole word', () => {
  expect(['sommer', 'som mer', 'somm*'].map((entry) => isEntry('names.notNames', entry))).toEqual([true, false, false])
})

const hits = (rules: ScreeningRules, text: string) => screenWith(rules, text, 'de').map(({ text: hit }) => hit)
const edited = (...edits: Edit[]) => editRules(defaultRules.de, edits)

test('an entry that is added holds in any case, with accents and behind disguises', () => {
  const rules = edited({ list: 'insults.words', entry: 'quarkkopf*', effect: 'add' })
  for (const text of ['Ein Quarkkopf.', 'EIN QUARKKÖPF!', 'So ein q u a r k k o p f.', 'Ihr Quarkkopfe.'])
    expect([text, hits(rules, text).length]).toEqual([text, 1])
  expect(hits(defaultRules.de, 'Ein Quarkkopf.')).toEqual([])
})

test('an entry of the program that is left out holds no more, and nothing else changes', () => {
  const entry = 'wichser*'
  expect(isBuiltIn('de', 'insults.words', entry)).toBe(true)
  const text = 'Diese Wichser und Trottel.'
  expect(hits(defaultRules.de, text)).toHaveLength(2)
  expect(hits(edited({ list: 'insults.words', entry, effect: 'leave_out' }), text)).toEqual(['Trottel'])
})

test('without changes the rules are the very same, so nothing is built again', () => {
  expect(editRules(defaultRules.de, [])).toBe(defaultRules.de)
})

test('every entry of the program can be switched off by its folded form', () => {
  for (const rules of Object.values(defaultRules))
    for (const list of LIST_NAMES) {
      const edits = listOf(rules, list).map((one) => ({ list, entry: foldEntry(one), effect: 'leave_out' as const }))
      expect(listOf(editRules(rules, edits), list)).toEqual([])
    }
})

test('no entry costs more than its length, whatever the text', async () => {
  const entry = fc
    .array(fc.constantFrom('*aaa', 'aaa*', '*aaa*', 'aaa', 'aaab'), { minLength: 1, maxLength: 5 })
    .map((words) => words.join(' '))
  const text = `${'a'.repeat(39)} `.repeat(70)
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 50 }), async (entries) => {
      const rules = edited(...entries.map((one): Edit => ({ list: 'insults.words', entry: one, effect: 'add' })))
      expect(await processorMs(() => hits(rules, text))).toBeLessThan(5000)
    }),
    { numRuns: 5 },
  )
})
