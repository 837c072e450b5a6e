import { expect, test } from 'vitest'
import { isPlainName, MAX_FIELDS, MAX_LONG_TEXT_BYTES, plainForm } from './plain-form.ts'

test.each(['intent', 'summary_de', 'List-Unsubscribe', 'a'.repeat(64)])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.each([
  'zz[4294967294]',
  'on[1e6]',
  'on[]',
  'a.b',
  `a${'.b'.repeat(5000)}`,
  'a'.repeat(65),
  '',
  ' a',
  'a\n',
  '__proto__',
  '__intent__',
  '__state__',
  'constructor',
  'toString',
  'ä',
  '1a',
])('%j is none', (name) => {
  expect(isPlainName(name)).toBe(false)
})

test('NUL is removed from texts, and files are kept', () => {
  const file = new File(['x'], 'x.png')
  const form = plainForm([
    ['text', '\0a\0b'],
    ['text', 'c'],
    ['file', file],
  ])!
  expect(form.getAll('text')).toEqual(['ab', 'c'])
  expect(form.get('file')).toBeInstanceOf(File)
})

test('too many fields, an invalid name and too long a text are refused', () => {
  const fields = (count: number) => Array.from({ length: count }, (): [string, string] => ['a', 'x'])
  expect(plainForm(fields(MAX_FIELDS))).toBeDefined()
  expect(plainForm(fields(MAX_FIELDS + 1))).toBeUndefined()
  expect(plainForm([['a[1]', 'x']])).toBeUndefined()
  expect(plainForm([['a', 'x'.repeat(MAX_LONG_TEXT_BYTES + 1)]])).toBeUndefined()
})
