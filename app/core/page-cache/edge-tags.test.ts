import { afterEach, expect, test, vi } from 'vitest'
import { edgeHeaders, tagsOfChange, tagsOfPage } from './edge-tags.ts'

afterEach(() => void vi.useRealTimers())

test('a change drops the profiles of its schools, all lists, and no other profile', () => {
  const dropped = new Set(tagsOfChange(['de-1']))
  const isDropped = (schools: readonly string[] | 'all') => tagsOfPage({ schools }).some((tag) => dropped.has(tag))
  expect([isDropped(['de-1', 'de-2']), isDropped('all'), isDropped(['de-2'])]).toEqual([true, true, false])
  expect(tagsOfChange([])).toEqual([])
})

test('a change of everything, or of very many schools, drops every page by one tag', () => {
  for (const changed of ['all', Array.from({ length: 1000 }, (_, at) => `de-${at}`)] as const) {
    const [tag, ...others] = tagsOfChange(changed)
    expect(others).toEqual([])
    expect([tagsOfPage({ schools: [] }), tagsOfPage({ schools: 'all' })].every((tags) => tags.includes(tag!))).toBe(
      true,
    )
  }
})

test('an id of any letters is one tag in both headers', () => {
  const headers = new Map(edgeHeaders({ schools: ['it-a b,c'] }, Date.now() + 60_000))
  expect(headers.get('surrogate-key')).toBe('all school-it-a%20b%2Cc')
  expect(headers.get('cache-tag')).toBe('all,school-it-a%20b%2Cc')
})

test('a page is kept until it expires, and an hour at most', () => {
  vi.useFakeTimers()
  const maxAge = (ms: number) => new Map(edgeHeaders({ schools: 'all' }, Date.now() + ms)).get('cdn-cache-control')
  expect([maxAge(90_500), maxAge(86_400_000), maxAge(-1)]).toEqual(['max-age=90', 'max-age=3600', 'max-age=0'])
})
