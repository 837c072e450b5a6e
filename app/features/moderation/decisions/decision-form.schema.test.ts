import { expect, test } from 'vitest'
import { appealSchema, decisionSchema } from './decision-form.schema.ts'

const reject = { outcome: 'rejected', rule: 'insult', sentence: 'Der Satz.', facts: 'Die Gründe.', seen: 'x' }
const wrong = (change: Record<string, string | undefined>) =>
  decisionSchema.safeParse({ ...reject, ...change }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test.each([
  ['a rejection with all it needs', {}],
  ['a rule that is not about words', { rule: 'not_own', sentence: undefined }],
  ['a broken law with its name', { rule: 'illegal', law: '§ 186 StGB', sentence: undefined }],
  ['publishing without a word', { outcome: 'published', rule: undefined, sentence: undefined, facts: undefined }],
])('takes %s', (_, change) => {
  expect(wrong(change)).toEqual([])
})

test.each([
  ['without a rule', { rule: undefined }, ['rule', 'moderation.rule.missing']],
  ['with a rule that is none', { rule: 'because' }, ['rule', 'moderation.rule.missing']],
  ['without facts', { facts: '  \r\n ' }, ['facts', 'moderation.facts.missing']],
  ['without the words it is about', { sentence: '' }, ['sentence', 'moderation.sentence.missing']],
  ['of a broken law without its name', { rule: 'illegal' }, ['law', 'moderation.law.missing']],
  ['with endless facts', { facts: 'x'.repeat(3001) }, ['facts', 'field.tooLong']],
  ['to something that is none', { outcome: 'dispute' }, ['outcome', 'moderation.outcome.missing']],
])('refuses a rejection %s', (_, change, issue) => {
  expect(wrong(change)).toEqual([issue])
})

test('nothing comes back without reasons', () => {
  expect(wrong({ outcome: 'restored', facts: '' })).toEqual([['facts', 'moderation.facts.missing']])
})

test('an objection is answered with yes or no, and with reasons', () => {
  const answer = { objectionId: crypto.randomUUID(), answer: 'upheld', facts: 'Die Gründe.' }
  expect(appealSchema.safeParse(answer).success).toBe(true)
  for (const change of [{ facts: ' ' }, { facts: undefined }, { answer: 'maybe' }, { objectionId: '1' }])
    expect(appealSchema.safeParse({ ...answer, ...change }).success).toBe(false)
})
