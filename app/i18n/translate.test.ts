import { describe, expect, it, vi } from 'vitest'
import { de } from './all/de.ts'
import { en } from './all/en.ts'
import { es } from './all/es.ts'
import { fr } from './all/fr.ts'
import { addCatalogue, translator } from './translate.ts'

addCatalogue('de', de)
addCatalogue('en', en)
addCatalogue('fr', fr)
addCatalogue('es', es)

describe('the translate function', () => {
  it('returns the text of the language', () => {
    expect(translator('de')('reviews.none')).toBe('Noch keine Bewertungen')
    expect(translator('en')('reviews.none')).toBe('No reviews yet')
  })

  it('is the same function for the same language', () => {
    expect(translator('de')).toBe(translator('de'))
  })

  it.each([
    ['de', 0, '0 Schulen'],
    ['de', 1, '1 Schule'],
    ['de', 1234, '1.234 Schulen'],
    ['en', 1, '1 school'],
    ['en', 1234, '1,234 schools'],
    ['fr', 0, '0 établissement'],
    ['fr', 1234, '1\u202f234 établissements'],
    ['fr', 2_000_000, '2\u202f000\u202f000 d’établissements'],
    ['es', 1, '1 centro'],
    ['es', 1234, '1.234 centros'],
    ['es', 1_000_000, '1.000.000 de centros'],
  ] as const)('counts in %s: %d is "%s"', (locale, count, text) => {
    expect(translator(locale)('results.count', { count })).toBe(text)
  })

  it('keeps a name from right to left from turning the number after it around', () => {
    const t = translator('de')
    expect(t('news.savedSearch', { name: 'בית ספר', count: '2' })).toBe('Neue Treffer für „\u2068בית ספר\u2069“: 2')
    expect(t('news.savedSearch', { name: 'Für Emil', count: '2' })).toBe('Neue Treffer für „Für Emil“: 2')
  })

  it('falls back to `other` where a language lacks a plural form', () => {
    addCatalogue('it', { ...de, 'results.count': { other: '{count} scuole' } })
    expect(translator('it')('results.count', { count: 1 })).toBe('1 scuole')
  })

  it('leaves numbers given as text unchanged', () => {
    expect(translator('de')('footer.copyright', { year: '2026' })).toContain('2026')
    expect(translator('de')('pages.page', { number: 2026 })).toBe('Seite 2.026')
  })

  it('inserts user input literally', () => {
    const text = "{count} $& $1 $' <b>"
    expect(translator('en')('results.countFor', { count: 2, text })).toBe(`2 schools for “${text}”`)
  })
})

describe('what is missing', () => {
  it('throws for an unknown key, naming it', () => {
    expect(() => translator('de')('nav.nothing' as 'nav.about')).toThrow('No text for nav.nothing in de.')
  })

  it('throws for a language that was not added', async () => {
    vi.resetModules()
    const fresh = await import('./translate.ts')
    expect(() => fresh.translator('en')('nav.about')).toThrow('No text for nav.about in en.')
  })
})
