import MiniSearch from 'minisearch'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { entriesOf, type HelpEntry } from './read-help.server.ts'
import { ALL_TOPICS, type HelpArticle, type HelpTopic } from './texts/help-text.ts'
import { HELP_TEXTS } from './texts/help-texts.server.ts'

/** Maximum length of a search; the rest is ignored. */
export const MAX_SEARCH_LENGTH = 200

/** Removes accents: `réponse` and `reponse` are the same word. */
const folded = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the texts of a block, in all versions. */
export function wordsOf(block: HelpArticle['blocks'][number]): string[] {
  if (typeof block === 'string') return [block]
  return 'steps' in block ? block.steps : [block.registered, block.unregistered]
}

const indexes = new Map(LOCALES.map((locale) => [locale, indexOf(locale)]))

function indexOf(locale: Locale) {
  const index = new MiniSearch<{ id: HelpTopic }>({
    fields: ['title', 'also', 'text'],
    processTerm: folded,
    searchOptions: {
      boost: { title: 4, also: 2 },
      prefix: true,
      // Allows a typing error in longer words.
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  index.addAll(
    ALL_TOPICS.map((topic) => {
      const { title, also, blocks } = HELP_TEXTS[locale][topic]
      const text = blocks.flatMap(wordsOf).join(' ')
      return { id: topic, title, also, text }
    }),
  )
  return index
}

/** Returns help articles that match all words of a search, best first. */
export function searchHelp(words: string, locale: Locale): HelpEntry[] {
  const found = indexes.get(locale)?.search(words.slice(0, MAX_SEARCH_LENGTH)) ?? []
  return entriesOf(
    found.map(({ id }) => id),
    locale,
  )
}
