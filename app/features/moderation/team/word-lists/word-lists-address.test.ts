import { expect, test } from 'vitest'
import { readRuleListsAddress, ruleListsQuery } from './word-lists-address.ts'

const read = (query: string) => readRuleListsAddress(new URLSearchParams(query), 'en')

test('an address and what it asks for are the same', () => {
  const list = { language: 'fr', list: 'health.general' } as const
  const query = { ...list, search: 'a b', change: { ...list, entry: 'crise* x', on: false } }
  expect(read(ruleListsQuery(query))).toEqual(query)
})

test('what it does not understand is left out', () => {
  expect(read('language=xx&list=names.capitalMeansName&entry=%00%20')).toEqual({
    language: 'en',
    list: 'insults.words',
    search: '',
    change: undefined,
  })
})
