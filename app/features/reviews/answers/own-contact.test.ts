import { expect, test } from 'vitest'
import { isOwnContact } from './own-contact.ts'

const school = { phone: '+49 211 8912345', email: 'buero@schule.example', website: 'https://www.schule.example/start' }

test.each([
  ['phone', '0211 / 891 23 45', true],
  ['phone', '0171 555 66 77', false],
  ['phone', '5', false],
  ['email', 'Buero@Schule.example', true],
  ['email', 'mueller@schule.example', false],
  ['link', 'www.schule.example/termine', true],
  ['link', 'https://other.example/schule.example', false],
  ['link', 'https://schule.example.other.example', false],
  ['name', 'Schule', false],
] as const)('%s %s', (kind, text, expected) => {
  expect(isOwnContact({ kind, text }, school)).toBe(expected)
})

test('a school without contact data has none of its own', () => {
  const none = { phone: '', email: '', website: '' }
  expect(isOwnContact({ kind: 'phone', text: '0211 8912345' }, none)).toBe(false)
  expect(isOwnContact({ kind: 'link', text: 'schule.example' }, none)).toBe(false)
})
