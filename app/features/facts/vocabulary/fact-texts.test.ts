import { describe, expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { de } from '#app/i18n/all/de.ts'
import { en } from '#app/i18n/all/en.ts'
import { es } from '#app/i18n/all/es.ts'
import { fr } from '#app/i18n/all/fr.ts'
import { it } from '#app/i18n/all/it.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { factText, formatFactValue } from '../format-fact.ts'
import { FACT_SECTIONS } from './fact-definition.ts'
import { FACT_IDS, FACTS, MISSING_REASONS } from './facts.ts'

/** Lengths that fit on one line beside a value on a phone, and on two or three lines below it. */
const MAX_LABEL = 30
const MAX_GLOSS = 120

const needed = FACT_IDS.flatMap((id) => {
  const fact = FACTS[id]
  const own = [`fact.${id}`, ...(fact.hasWarning ? [`fact.${id}.warning`] : [])]
  if (fact.kind === 'number') own.push(`fact.${id}.gloss`)
  return 'choices' in fact ? [...own, ...fact.choices.map((choice) => `fact.${id}.${choice}`)] : own
})
const glossed = FACT_IDS.flatMap((id) =>
  ['', ...COUNTRIES.map((country) => `.${country}`)].map((end) => `fact.${id}.gloss${end}`),
)
const known = new Set([...needed, ...glossed])
const labels = FACT_IDS.map((id) => `fact.${id}`)

describe.each(Object.entries({ de, en, fr, es, it }))('the texts of facts in %s', (_, catalogue) => {
  const texts = new Map(Object.entries<unknown>(catalogue).filter(([key]) => key.startsWith('fact')))
  const textOf = (key: string) => String(texts.get(key) ?? '')

  test('name every fact, explain each number, and include each warning and choice', () => {
    expect(needed.filter((key) => textOf(key) === '')).toEqual([])
  })

  test('name every section and every reason for a missing value', () => {
    const keys = [
      ...FACT_SECTIONS.map((id) => `factSection.${id}`),
      ...MISSING_REASONS.map((reason) => `factMissing.${reason}`),
    ]
    expect(keys.filter((key) => textOf(key) === '')).toEqual([])
  })

  test('contain no unknown facts', () => {
    expect([...texts.keys()].filter((key) => key.startsWith('fact.') && !known.has(key))).toEqual([])
  })

  test('are short', () => {
    expect(labels.map(textOf).filter(({ length }) => length > MAX_LABEL)).toEqual([])
    const glosses = [...texts.keys()].filter((key) => key.includes('.gloss'))
    expect(glosses.map(textOf).filter(({ length }) => length > MAX_GLOSS)).toEqual([])
  })

  test('give no two facts of a section the same name', () => {
    const named = FACT_IDS.map((id) => `${FACTS[id].section}: ${textOf(`fact.${id}`)}`)
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  })
})

test('the number of a school is explained in the terms of its country', () => {
  expect(factText('en', 'fact.official_code.gloss.GB')).toBe('The DfE number: local authority and school.')
  expect(factText('en', 'fact.official_code.gloss.IT')).toBeUndefined()
})

test('several choices are told in the reader’s language, one after the other', () => {
  const value = { period: 'school_year', start: '2022-09-01', source: 'it-statistics', isImportDay: false } as const
  const near = { ...value, number: null, choice: 'heavy_traffic; railway', missing: null }
  expect(formatFactValue('de', 'surroundings', near)).toBe('stark befahrene Straßen, Bahnverkehr')
  expect(formatFactValue('fr', 'surroundings', near)).toBe('grands axes routiers, trafic ferroviaire')
})
