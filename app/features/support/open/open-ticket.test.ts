import { expect, test } from 'vitest'
import { quoteForStranger } from './open-ticket.server.ts'

test.each([
  ['Schaut auf https://spam.example/x?y=1 nach.', 'Schaut auf […] nach.'],
  ['Klick www.spam.example', 'Klick […]'],
  ['Auf spam.example/gewinn wartet Geld', 'Auf […] wartet Geld'],
  ['Schreib an eve@spam.example.', 'Schreib an […]'],
  ['Geh zu пример.рф', 'Geh zu […]'],
  ['javascript://spam', '[…]'],
])('%s loses what could be followed', (text, quoted) => {
  expect(quoteForStranger(text)).toBe(quoted)
})

test('what people write of schools stays as it is', () => {
  const text = 'Guten Tag, z. B. die 3. Klasse hat 2,5 Stunden (d.h. bis 12.30 Uhr).\nGruß, Dr. A. Lovelace'
  expect(quoteForStranger(text)).toBe(text)
})

test('a long message is cut', () => {
  const quoted = quoteForStranger('ä'.repeat(5000))
  expect(quoted).toBe(`${'ä'.repeat(600)} […]`)
})
