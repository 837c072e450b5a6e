import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLocale, LOCALE_NAMES, LOCALES, localeOf, localePath, pathWithoutLocale } from './locales.ts'

describe('the language of a path', () => {
  it.each([
    ['/', 'de'],
    ['/results', 'de'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/results', 'en'],
    ['/it/schools/it-RM123', 'it'],
    ['/english', 'de'],
    ['/english/results', 'de'],
    ['/results/en', 'de'],
    ['/EN/results', 'de'],
    ['//en', 'de'],
    ['', 'de'],
  ])('of %j is %s', (path, locale) => {
    expect(localeOf(path)).toBe(locale)
  })

  it.each(['EN', 'en-GB', 'nl', '', 'constructor', undefined])('knows that %j is none', (text) => {
    expect(isLocale(text)).toBe(false)
  })

  it('has a different name for every language', () => {
    expect(LOCALES.map((locale) => LOCALE_NAMES[locale])).toEqual([
      'Deutsch',
      'English',
      'Français',
      'Español',
      'Italiano',
    ])
  })
})

describe('the path without language', () => {
  it.each([
    ['/', '/'],
    ['/results', '/results'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/results', '/results'],
    ['/fr/schools/fr-0940001A', '/schools/fr-0940001A'],
    ['/english', '/english'],
    ['/england/en', '/england/en'],
    ['/de/results', '/results'],
    // Browsers would read two slashes, or a backslash, as the start of a host.
    ['/de//evil.example', '/evil.example'],
    ['/de//evil.example/account', '/evil.example/account'],
    ['/de/\\evil.example', '/evil.example'],
    ['/de/\\/\\evil.example', '/evil.example'],
    ['/de/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['//evil.example', '/evil.example'],
    ['/en//', '/'],
  ])('of %j is %j', (path, plain) => {
    expect(pathWithoutLocale(path)).toBe(plain)
  })
})

describe('the path in a language', () => {
  it.each([
    ['de', '/', '/'],
    ['de', '/results?q=K%C3%B6ln', '/results?q=K%C3%B6ln'],
    ['en', '/', '/en'],
    ['en', '/results', '/en/results'],
    ['en', '/results?q=en', '/en/results?q=en'],
    ['fr', '/?q=Lyon', '/fr?q=Lyon'],
    ['fr', '/#contact', '/fr#contact'],
    ['es', '/about#contact', '/es/about#contact'],
    ['it', '/english', '/it/english'],
  ] as const)('%s of %j is %j', (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address)
  })

  it('can be split into language and path again', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`)
    const plain = path.filter((text) => pathWithoutLocale(text) === text)
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), plain, (locale, text) => {
        expect(localeOf(localePath(locale, text))).toBe(locale)
        expect(pathWithoutLocale(localePath(locale, text))).toBe(text)
      }),
    )
  })
})
