import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { SITE_PATHS } from '#app/site-map/site-paths.ts'
import { LAW_PAGES, type LawText, placeholdersIn, wordsOf } from './legal-text.ts'
import { LAW_TEXTS } from './legal-texts.server.ts'

const introsOf = ({ intro }: LawText) => (typeof intro === 'string' ? [intro] : [intro.union, intro.british])
const textsOf = (law: LawText): string[] => [
  law.title,
  law.description,
  ...introsOf(law),
  ...law.sections.flatMap((section) => [section.title, ...section.blocks.flatMap(wordsOf)]),
]
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address!)

/** What a block says by a name that is the same in every language. */
const NAMES = ['when', 'insert']

/**
 * Returns what must be the same in every language: the sections, their blocks, and the placeholders and links in each
 * text.
 */
const shapeOf = ({ sections }: LawText) =>
  sections.map(({ id, when, blocks }) => ({
    id,
    when,
    blocks: blocks.map((block) => ({
      kind:
        typeof block === 'string'
          ? 'text'
          : Object.entries(block).map(([key, value]) => key + (NAMES.includes(key) ? value : '')),
      holds: wordsOf(block).map((text) => [...placeholdersIn(text), ...linksIn(text)].sort()),
    })),
  }))

const QUOTES: Record<Locale, RegExp> = { de: /["”«»]/, en: /["„«»]/, fr: /["„“]/, es: /["„“]/, it: /["„“]/ }

describe.each(LAW_PAGES)('the texts of /%s', (page) => {
  test.each(LOCALES)('say in %s what they say in German', (locale) => {
    expect(shapeOf(LAW_TEXTS[page][locale])).toEqual(shapeOf(LAW_TEXTS[page].de))
  })

  test.each(LOCALES)('are written in %s as the language is', (locale) => {
    const texts = textsOf(LAW_TEXTS[page][locale])
    expect(texts.filter((text) => text.trim() !== text || /\s\s/.test(text) || text === '')).toEqual([])
    expect(texts.filter((text) => QUOTES[locale].test(text))).toEqual([])
    if (locale === 'fr') expect(texts.filter((text) => /[^\u202f\d][;!?»]|«[^\u202f]| :/.test(text))).toEqual([])
    if (locale === 'de') return
    // Finds texts that were left in German.
    const german = new Set(textsOf(LAW_TEXTS[page].de).filter((text) => text.length > 12))
    expect(texts.filter((text) => german.has(text))).toEqual([])
  })
})

test('every address inside the site is one of the site map', () => {
  const known = new Set(SITE_PATHS.map(({ path }) => path))
  const linked = LAW_PAGES.flatMap((page) => LOCALES.flatMap((locale) => textsOf(LAW_TEXTS[page][locale])))
  const inside = linked.flatMap(linksIn).filter((address) => address.startsWith('/'))
  expect(inside.length).toBeGreaterThan(50)
  expect([...new Set(inside.map((address) => address.split('#')[0]!))].filter((path) => !known.has(path))).toEqual([])
})

// Annex 1 to Article 246a EGBGB in the version of 2026, Annex I(A) of Directive 2011/83/EU as amended by Directive (EU)
// 2023/2673, and the annex to article R221-3 of the French Code de la consommation: only the unchanged model protects.
test.each([
  [
    'de',
    'Sie können Ihr Widerrufsrecht auch online unter [Vertrag widerrufen](/withdrawal) ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
  ],
  [
    'en',
    'You can also exercise your right of withdrawal online at [Withdraw from contract](/withdrawal). If you use this online feature, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by email), including its content and the date and time of its submission, without undue delay.',
  ],
  [
    'fr',
    'Vous pouvez également exercer votre droit de rétractation en ligne sur [Se rétracter du contrat](/withdrawal). Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), y compris son contenu ainsi que la date et l’heure de sa soumission.',
  ],
] as const)('the instructions on withdrawal name the online function in %s as the model does', (locale, sentences) => {
  const instructions = LAW_TEXTS.terms[locale].sections.find(({ id }) => id === 'withdrawal')!
  expect(instructions.blocks.flatMap(wordsOf).join(' ')).toContain(sentences)
})
