import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { de } from '#app/i18n/all/de.ts'
import { contactSchema } from './ticket.schema.ts'

const filled = { name: 'Ada', email: 'ada@post.example', message: 'Guten Tag.', privacy: 'on' }

function parse(typed: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return parseWithZod(form, { schema: contactSchema })
}
const errorsOf = (typed: Record<string, string>) => {
  const submission = parse(typed)
  return submission.status === 'success' ? {} : submission.error
}
const valuesOf = (typed: Record<string, string>) => {
  const submission = parse(typed)
  return submission.status === 'success' ? submission.value : undefined
}

test('an empty form says all that is missing, in the words of the specification', () => {
  const errors = Object.entries(errorsOf({}) ?? {})
  expect(errors.map(([field, keys]) => [field, de[keys?.[0] as keyof typeof de]])).toEqual([
    ['name', 'Name muss mindestens 2 Zeichen lang sein'],
    ['email', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ['message', 'Nachricht muss mindestens 10 Zeichen lang sein'],
    ['privacy', 'Bitte akzeptieren Sie die Datenschutzerklärung'],
  ])
})

test.each([
  ['name', 'A', 'Al'],
  ['email', 'ada@post', 'ada@post.example'],
  ['message', '123456789', '1234567890'],
])('%s: %j is too little, %j is enough', (field, little, enough) => {
  expect(Object.keys(errorsOf({ ...filled, [field]: little }) ?? {})).toEqual([field])
  expect(errorsOf({ ...filled, [field]: enough })).toEqual({})
})

test.each([
  ['name', 'x'.repeat(121)],
  ['email', `${'x'.repeat(250)}@post.example`],
  ['phone', '0'.repeat(61)],
  ['message', 'x'.repeat(3001)],
])('too much in %s is refused', (field, much) => {
  expect(Object.keys(errorsOf({ ...filled, [field]: much }) ?? {})).toEqual([field])
})

test('blanks around count for nothing, lines stay', () => {
  expect(errorsOf({ ...filled, name: ' A ' })).toMatchObject({ name: ['contactFields.name.tooShort'] })
  const typed = { ...filled, name: ' Ada ', email: ' ada@post.example ', message: ' Guten Tag.\r\nAda ' }
  expect(valuesOf(typed)).toEqual({ ...filled, message: 'Guten Tag.\nAda', phone: '', website: '' })
})

test('no address names two recipients or a header', () => {
  for (const email of ['a@post.example,b@post.example', 'a@post.example\r\nBcc: b@post.example', '<a@post.example>'])
    expect(errorsOf({ ...filled, email })).toMatchObject({ email: ['field.emailInvalid'] })
})
