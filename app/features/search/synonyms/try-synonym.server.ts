import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { type SearchEngine, type SearchResult, textQuery } from '#search-engine/index.ts'
import { TeamSynonyms } from '#search-engine/language/team-synonyms.ts'
import { directory } from '../live/directory.server.ts'
import { synonymOf } from './check-synonym.ts'
import type { SynonymDraft } from './synonym.ts'

const DAYS_COUNTED = 30
/** Number of last month's texts, most frequent first, in which the typed words are looked for. */
const MAX_TEXTS = 5000
/** Each costs two searches. */
const MAX_TRIED_TEXTS = 200
const MAX_TOWNS = 20
const MAX_NAMES = 50
/** Longest wait of a page in milliseconds; it says how much was not reached. */
const TIME_MS = 4000

/** A text, how often it was searched for, and the numbers of results without and with the synonym. */
export type TriedText = { text: string; searches: number; before: number; after: number }
export type SynonymTrial = {
  /** Last month's texts that found nothing and contain the typed words: how many there are and how many were tried. */
  failures: { total: number; tried: number; found: TriedText[]; still: TriedText[] }
  /** Searches with the typed words that currently find something, and those of them whose results would change. */
  successes: { tried: number; changed: TriedText[] }
}

/**
 * Tries a synonym with the real index on last month's searches that found nothing, and on searches that succeed: the
 * typed words alone, with the largest towns, and the names of schools that contain them. It changes nothing.
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
    before: answerOf(engine.search(queryFor(text, language), before)),
    after: answerOf(engine.search(queryFor(text, language), after)),
  })
  const alone = new TeamSynonyms([candidate])
  const failures = (await failuresOf(language)).filter(({ text }) => alone.concern(text, language))
  const trial: SynonymTrial = {
    failures: { total: failures.length, tried: 0, found: [], still: [] },
    successes: { tried: 0, changed: [] },
  }
  const end = performance.now() + timeMs
  for (const failure of failures.slice(0, MAX_TRIED_TEXTS)) {
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

/** Results without a word or type of the text do not count as an answer. */
const answerOf = (found: SearchResult): Answer => ({
  total: found.isBesideText ? 0 : found.total,
  ids: found.hits.map(({ id }) => id).join(' '),
})

const queryFor = (text: string, language: Locale) => textQuery(text, { language })

/** Returns last month's texts that found nothing in a language, most frequent first. */
async function failuresOf(language: Locale): Promise<{ text: string; searches: number }[]> {
  return await db()
    .selectFrom('zero_results')
    .select(({ fn }) => ['text', fn.sum<number>('count').as('searches')])
    .where('day', '>', sql<string>`current_date - ${DAYS_COUNTED}::integer`)
    .where('language', '=', language)
    .groupBy('text')
    .orderBy('searches', 'desc')
    .orderBy('text')
    .limit(MAX_TEXTS)
    .execute()
}

/** Returns texts with the typed words for which people may be searching successfully. */
async function successesOf(engine: SearchEngine, { typed, language, country }: SynonymDraft): Promise<string[]> {
  const towns = [...engine.gazetteer.allTowns]
    .filter((town) => (country ? town.country === country : COUNTRY_LANGUAGE[town.country] === language))
    .sort((a, b) => b.schools - a.schools)
    .slice(0, MAX_TOWNS)
  const { hits } = engine.search({ ...queryFor(typed, language), literal: true, pageSize: MAX_NAMES })
  const ids = hits.map(({ id }) => id)
  const named = ids.length === 0 ? [] : await db().selectFrom('schools').select('name').where('id', 'in', ids).execute()
  return [...new Set([typed, ...towns.map(({ name }) => `${typed} ${name}`), ...named.map(({ name }) => name)])]
}
