import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { de } from '#app/i18n/all/de.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { enquirySchema } from './enquiry.schema.ts'

const typed = { name: 'Ada', email: 'ada@post.example', phone: '', message: 'Gibt es noch Plätze?', privacy: 'on' }

/** Returns the German messages of the form beside its fields. */
function said(given: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...given })) form.set(name, value)
  const { error } = parseWithZod(form, { schema: enquirySchema }).reply()
  return Object.fromEntries(Object.entries(error ?? {}).map(([name, keys]) => [name, de[keys?.[0] as PlainKey]]))
}

test.each([
  [{ name: 'A' }, { name: 'Name muss mindestens 2 Zeichen lang sein' }],
  [{ name: ' \t ' }, { name: 'Name muss mindestens 2 Zeichen lang sein' }],
  [{ email: 'ada@post' }, { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }],
  [{ email: '' }, { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }],
  [{ message: 'Zu kurz  ' }, { message: 'Nachricht muss mindestens 10 Zeichen lang sein' }],
  [{ message: '\u200e\r\n'.repeat(20) }, { message: 'Nachricht muss mindestens 10 Zeichen lang sein' }],
  [{ message: 'x'.repeat(3001) }, { message: 'Dieser Text ist zu lang.' }],
  [{ privacy: '' }, { privacy: 'Bitte akzeptieren Sie die Datenschutzerklärung' }],
  [{ website: 'https://boese.example' }, { website: 'Dieses Feld bitte leer lassen' }],
  [{}, {}],
])('%j is answered with the words of the specification', (given, expected) => {
  expect(said(given)).toEqual(expected)
})

test('words are tidied, and the telephone is optional', () => {
  const written = { ...typed, name: ' Ada\r\nLovelace ', message: ' Guten Tag.\r\nGibt es Plätze? ', phone: undefined }
  expect(enquirySchema.parse(written)).toMatchObject({
    name: 'Ada Lovelace',
    message: 'Guten Tag.\nGibt es Plätze?',
    phone: '',
  })
})
