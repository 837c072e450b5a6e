import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import { byOffer, OFFERS } from '#db/vocabulary.ts'
import { SearchEngine, textQuery } from '#search-engine/index.ts'
import { readTable } from '#search-engine/language/read-table.ts'
import { makeSchool } from '#search-engine/testing/make-school.ts'

const wordsFor = (offer: string) =>
  readTable('vocabulary/attribute-words').flatMap(([property, , list = '']) =>
    property === `offer:${offer}` ? list.split(', ') : [],
  )

test.each(OFFERS)('schools with %s are found by the filter and by its words, and counted', (offer) => {
  const engine = SearchEngine.build([
    makeSchool({ id: 'with', ...byOffer((one) => one === offer) }),
    makeSchool({ id: 'without', ...byOffer(() => false) }),
    makeSchool({ id: 'unknown' }),
  ])
  const idsOf = (given: Parameters<typeof textQuery>) => engine.search(textQuery(...given)).hits.map(({ id }) => id)
  expect(idsOf(['', { tags: { offer: [offer] } }])).toEqual(['with'])
  expect(engine.search(textQuery('')).facets.tags.offer[offer]).toBe(1)
  expect(wordsFor(offer)).not.toEqual([])
  for (const word of wordsFor(offer)) expect(idsOf([word]), word).toEqual(['with'])
})

test.each(LOCALES)('filter and report of an import name everything that schools offer: %s', (locale) => {
  const t = translator(locale)
  for (const offer of OFFERS)
    for (const key of [`filter.offer.${offer}`, `imports.field.${offer}`] as PlainKey[])
      expect(t(key), key).not.toBe('')
})
