import { expect, test } from 'vitest'
import { nameOfQuery, normalQuery } from './saved-query.ts'
import { saveSchema } from './saved-search.schema.ts'

test('one search has one query, whatever the order and the page', () => {
  const one = normalQuery('page=3&type=primary&q= Musik &country=FR&country=DE&unknown=1')
  expect(one).toBe(normalQuery('country=DE&country=FR&q=Musik&type=primary'))
  expect(one).not.toMatch(/page|unknown/)
  expect(normalQuery('view=nonsense&page=2')).toBe('')
})

test('text and place name a search, the id of a place does not', () => {
  expect(nameOfQuery('q=Musik&near=K%C3%B6ln')).toBe('Musik, Köln')
  expect(nameOfQuery('near=DE.50825')).toBe('')
})

test.each([
  [{ name: ' ', query: 'q=x' }],
  [{ name: 'x'.repeat(101), query: 'q=x' }],
  [{ name: 'x', query: 'q='.padEnd(5000, 'x') }],
])('%o is refused', (form) => expect(saveSchema.safeParse(form).success).toBe(false))

test('without a choice no mails come', () => {
  expect(saveSchema.parse({ name: ' X ', query: 'q=x&page=2' })).toMatchObject({
    name: 'X',
    query: 'q=x',
    mail: 'never',
  })
  expect(saveSchema.parse({ name: 'X', mail: 'weekly' })).toMatchObject({ name: 'X', query: '', mail: 'weekly' })
})
