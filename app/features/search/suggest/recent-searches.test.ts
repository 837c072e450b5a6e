import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearRecentSearches, recentSearches, rememberSearch, removeRecentSearch } from './recent-searches.ts'

/** Returns the part of a browser's storage that is used. */
function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    get length() {
      return items.size
    },
  }
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

describe('recent searches', () => {
  it('are the last five, the newest first', () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) rememberSearch(text)
    expect(recentSearches()).toEqual(['6', '5', '4', '3', '2'])
  })

  it('hold each search once, as it was typed last', () => {
    for (const text of ['Gymnasium Köln', '50825', '  gymnasium   köln ']) rememberSearch(text)
    expect(recentSearches()).toEqual(['gymnasium köln', '50825'])
  })

  it('take no blank one', () => {
    rememberSearch(' \t ')
    expect(recentSearches()).toEqual([])
  })

  it('are forgotten one by one or all at once, and then nothing is left on the device', () => {
    for (const text of ['a', 'b', 'c']) rememberSearch(text)
    removeRecentSearch('b')
    expect(recentSearches()).toEqual(['c', 'a'])
    clearRecentSearches()
    expect(recentSearches()).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  it.each(['{"a":1}', 'no json', 'null', '"text"'])('are none where the device holds %s', (stored) => {
    localStorage.setItem('recent-searches', stored)
    expect(recentSearches()).toEqual([])
    rememberSearch('Köln')
    expect(recentSearches()).toEqual(['Köln'])
  })

  it('pass over what is no text', () => {
    localStorage.setItem('recent-searches', '["Köln", 7, null, {"a": 1}]')
    expect(recentSearches()).toEqual(['Köln'])
  })
})

describe('a browser that refuses to store', () => {
  it.each([
    ['has no storage', undefined],
    [
      'throws',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        },
      ),
    ],
  ])('and %s has no recent searches and no failure', (_, localStorage) => {
    vi.stubGlobal('localStorage', localStorage)
    rememberSearch('Köln')
    removeRecentSearch('Köln')
    clearRecentSearches()
    expect(recentSearches()).toEqual([])
  })
})
