import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { type SearchEngine, type SearchResult, textQuery } from '#search-engine/index.ts'
import { TeamSynonyms } from '#search-engine/language/team-synonyms.ts'
import { directory } from '../live/directory.server.ts'
import { synonymOf } from './check-synonym.ts'
import type { SynonymDraft } from './synonym-rules.ts'

const DAYS = 30
/** Number of texts of the last month, the most frequent first, in which the typed words are looked for. */
const MAX_TEXTS = 5000
/** Each costs two searches. */
const MAX_TRIED = 200
const TOWNS = 20
const NAMES = 50
/** Milliseconds that a page waits at most; it says how much was not reached. */
const TIME_MS = 4000

/** A text, how often it was searched, and the numbers of results without and with the synonym. */
export type TriedText = { text: string; searches: number; before: number; after: number }
export type SynonymTrial = {
  /** Texts of the last month that found nothing and have the typed words: how many there are and were tried. */
  failures: { total: number; tried: number; found: TriedText[]; still: TriedText[] }
  /** Searches with the typed words that find something today, and those of them whose results would change. */
  successes: { tried: number; changed: TriedText[] }
}

/**
 * Tries a synonym with the real index on the searches of the last month that found nothing, and on searches that
 * succeed: the typed words alone, with the largest towns, and the names of schools that have them. It changes nothing.
 *
 * @param id of the synonym that the draft changes
 * @param timeMs after this time no further text is tried
 */
export async function trySynonym(draft: SynonymDraft, id?: string, timeMs = TIME_MS): Promise<SynonymTrial> {
  const engine = await directory()
  const candidate = synonymOf(draft)
  const { language } = draft
  const others = await db()
    .selectFrom('search_synonyms')
    .select(['language', 'typed', 'meaning', 'country', 'region'])
    .where('language', '=', language)
    .$if(id !== undefined, (all) => all.where('id', '!=', id as string))
    .execute()
  const [before, after] = [new TeamSynonyms(others), new TeamSynonyms([...others, candidate])]
  const compare = (text: string) => ({
    before: answered(engine.search(askedFor(text, language), before)),
    after: answered(engine.search(askedFor(text, language), after)),
  })
  const alone = new TeamSynonyms([candidate])
  const failures = (await failuresOf(language)).filter(({ text }) => alone.concern(text, language))
  const trial: SynonymTrial = {
    failures: { total: failures.length, tried: 0, found: [], still: [] },
    successes: { tried: 0, changed: [] },
  }
  const end = performance.now() + timeMs
  for (const failure of failures.slice(0, MAX_TRIED)) {
    const [one, other] = Object.values(compare(failure.text)) as [Answer, Answer]
    const { found, still } = trial.failures
    const list = other.total > 0 ? found : still
    list.push({ ...failure, before: one.total, after: other.total })
    trial.failures.tried++
    if (performance.now() > end) break
    await setImmediate()
  }
  for (const text of await successesOf(engine, draft)) {
    const [one, other] = Object.values(compare(text)) as [Answer, Answer]
    if (one.total > 0) {
      trial.successes.tried++
      if (one.ids !== other.ids)
        trial.successes.changed.push({ text, searches: 0, before: one.total, after: other.total })
    }
    if (performance.now() > end) break
    await setImmediate()
  }
  return trial
}

type Answer = { total: number; ids: string }

/** Results near what was meant are no answer. */
const answered = ({ total, hits, relaxation }: SearchResult): Answer => ({
  total: relaxation ? 0 : total,
  ids: hits.map(({ id }) => id).join(' '),
})

const askedFor = (text: string, language: Locale) => textQuery(text, { language, relaxed: true })

/** Returns the texts of the last month that found nothing in a language, the most frequent first. */
async function failuresOf(language: Locale): Promise<{ text: string; searches: number }[]> {
  return await db()
    .selectFrom('search_misses')
    .select(({ fn }) => ['text', fn.sum<number>('count').as('searches')])
    .where('day', '>', sql<string>`current_date - ${DAYS}::integer`)
    .where('language', '=', language)
    .groupBy('text')
    .orderBy('searches', 'desc')
    .orderBy('text')
    .limit(MAX_TEXTS)
    .execute()
}

/** Returns texts with the typed words that people may be searching with success. */
async function successesOf(engine: SearchEngine, { typed, language, country }: SynonymDraft): Promise<string[]> {
  const towns = [...engine.gazetteer.allTowns]
    .filter((town) => (country ? town.country === country : COUNTRY_LANGUAGE[town.country] === language))
    .sort((a, b) => b.schools - a.schools)
    .slice(0, TOWNS)
  const { hits } = engine.search({ ...askedFor(typed, language), literal: true, relaxed: false, pageSize: NAMES })
  const ids = hits.map(({ id }) => id)
  const named = ids.length === 0 ? [] : await db().selectFrom('schools').select('name').where('id', 'in', ids).execute()
  return [...new Set([typed, ...towns.map(({ name }) => `${typed} ${name}`), ...named.map(({ name }) => name)])]
}
