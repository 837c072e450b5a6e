import { expect, test } from 'vitest'
import { answerSchema } from './answer.schema.ts'

const contact = { phone: '0211 8912345', email: 'buero@schule.example', website: 'schule.example' }
const schema = answerSchema({ names: ['Schule am Teich', 'Köln', 'Sabine Kaminski'], contact })
const form = { schoolId: 'a', version: '0', language: 'de' }
const messages = (text: string) =>
  schema.safeParse({ ...form, text }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test.each([
  'Danke für den Hinweis. Der Chor singt wieder.',
  'Rufen Sie uns gern an: 0211 8912345, oder schreiben Sie an buero@schule.example.',
  'Es grüßt Sabine Kaminski von der Schule am Teich in Köln.',
])('may be said: %s', (text) => {
  expect(messages(text)).toEqual([])
})

test.each([
  ['name', 'Wir haben mit Frau Brandstetter gesprochen.'],
  ['phone', 'Rufen Sie die Mutter an: 0171 5556677.'],
  ['email', 'Schreiben Sie an familie.meier@post.example.'],
  ['insult', 'Wer so etwas schreibt, ist ein Idiot.'],
])('a %s is refused with its sentence', (kind, text) => {
  expect(messages(`Guten Tag. ${text}`)).toEqual([
    ['text', `answer.finding.${kind}`],
    ['marked', text],
  ])
})

test.each([
  ['', 'answer.text.missing'],
  [' \r\n ', 'answer.text.missing'],
  ['a'.repeat(3001), 'field.tooLong'],
])('a text of no or too many characters', (text, message) => {
  expect(messages(text)).toContainEqual(['text', message])
})

test('line ends are counted once', () => {
  expect(messages('Ein Satz mit Wörtern.\r\n'.repeat(130))).not.toContainEqual(['text', 'field.tooLong'])
})
