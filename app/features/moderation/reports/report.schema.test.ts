import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { reportSchema } from './report.schema.ts'

const illegal = {
  kind: 'illegal',
  rule: 'defamation',
  reason: 'Der Satz über die Kasse ist erfunden, es gab nie eine.',
  name: 'Ada Lovelace',
  email: 'ada@post.example',
  goodFaith: 'on',
}
const parse = (typed: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return parseWithZod(form, { schema: reportSchema })
}
const errorsOf = (typed: Record<string, string>) => {
  const submission = parse(typed)
  return submission.status === 'success' ? {} : submission.error
}

test('a breach of a rule needs the rule and a reason, and neither name nor address', () => {
  expect(errorsOf({ kind: 'rule', rule: 'person', reason: 'Frau X' })).toEqual({})
  expect(errorsOf({ kind: 'rule' })).toEqual({
    rule: ['report.rule.missing'],
    reason: ['report.reason.missing'],
  })
  expect(errorsOf({ kind: 'rule', rule: 'illegal', reason: 'x' })).toEqual({ rule: ['report.rule.missing'] })
})

test('a notice of illegal content asks for all that the law wants, in one go', () => {
  expect(errorsOf(illegal)).toEqual({})
  expect(errorsOf({ kind: 'illegal' })).toEqual({
    rule: ['report.law.missing'],
    reason: ['report.reason.missing'],
    goodFaith: ['report.goodFaith.missing'],
    name: ['report.name.missing'],
    email: ['report.email.missing'],
  })
  expect(errorsOf({ ...illegal, reason: 'Verleumdung' })).toEqual({ reason: ['report.explanation.tooShort'] })
})

test('those who report sexual abuse of children may stay anonymous', () => {
  expect(errorsOf({ ...illegal, rule: 'child_abuse', name: '', email: '' })).toEqual({})
})

test.each([
  ['an address that is none', { email: 'ada@' }, { email: ['field.emailInvalid'] }],
  ['what only programs fill in', { website: 'https://spam.example' }, { website: ['report.trap'] }],
  ['a text that is too long', { reason: 'x'.repeat(3001) }, { reason: ['field.tooLong'] }],
])('%s is refused beside its field', (_, typed, errors) => {
  expect(errorsOf({ ...illegal, ...typed })).toEqual(errors)
})

test('another kind of report is none', () => {
  expect(parse({ kind: 'spam', reason: 'x' }).status).toBe('error')
})
