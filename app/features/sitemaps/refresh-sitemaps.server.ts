import { Readable } from 'node:stream'
import { siteOrigin } from '#app/core/urls.server.ts'
import { areaPath } from '#app/features/admission-dates/areas/area-pages.ts'
import { listAreaLinks } from '#app/features/admission-dates/shown/list-area-links.server.ts'
import { ALL_TOPICS } from '#app/features/help/texts/help-text.ts'
import { LAW_PAGES } from '#app/features/legal/pages/legal-text.ts'
import { MOVING_PATH, PAIRS, pairPath } from '#app/features/moving/places.ts'
import { listIndexedOpenDays } from '#app/features/open-days/list-indexed.server.ts'
import { readIndexedPlaces } from '#app/features/places/read-indexed-places.server.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { COUNTRIES, COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { readIndexedProfiles } from './indexed-profiles.server.ts'
import { readIndexedQuestions } from './indexed-questions.server.ts'
import { type SitemapFile, type SitemapPage, sitemapIndex } from './sitemap-xml.ts'
import { FOLDER, INDEX, writeSitemaps } from './write-files.server.ts'

/** Pages of places written at a time. */
const BATCH_SIZE = 500
/** Texts and events change without notifying the search index; a day later they are in the sitemaps too. */
const MAX_AGE_MS = 86_400_000

/** Writes the sitemaps again if a school has changed since, or a day has passed. */
export async function refreshSitemaps(): Promise<void> {
  const written = await storage().stat(FOLDER + INDEX)
  if (written && !(await isOutdated(written.modifiedAt))) return
  await writeAll()
}

async function isOutdated(writtenAt: Date): Promise<boolean> {
  if (Date.now() - writtenAt.getTime() > MAX_AGE_MS) return true
  const changed = await db().selectFrom('school_changes').select('at').where('at', '>', writtenAt).limit(1).execute()
  return changed.length > 0
}

/** Writes all files, then the index that names them, then removes those that it no longer names. */
export async function writeAll(): Promise<SitemapFile[]> {
  const target = { storage: storage(), origin: siteOrigin() }
  const files = await writeSitemaps('pages', sitePages(), target)
  const places = await readIndexedPlaces()
  for (const country of COUNTRIES) {
    const name = country.toLowerCase()
    files.push(...(await writeSitemaps(`${name}-places`, placePages(places.get(country) ?? []), target)))
    files.push(...(await writeSitemaps(`${name}-schools`, profilePages(country), target)))
    files.push(...(await writeSitemaps(`${name}-questions`, readIndexedQuestions(country), target)))
  }
  const index = Buffer.from(sitemapIndex(files, target.origin))
  await target.storage.put(FOLDER + INDEX, Readable.from([index]), { size: index.length, type: 'application/xml' })
  const kept = new Set([INDEX, ...files.map(({ name }) => name)].map((name) => FOLDER + name))
  for await (const { key } of target.storage.list(FOLDER)) if (!kept.has(key)) await target.storage.delete(key)
  return files
}

async function* sitePages(): AsyncGenerator<SitemapPage[]> {
  yield INDEXED_PAGES.map((path) => ({ path, languages: LOCALES }))
  const dated = await listAreaLinks(COUNTRY_LANGUAGE.DE)
  yield dated.flatMap(({ country, areas }) =>
    [areaPath(country), ...areas.map(({ path }) => path)].map((path) => ({ path, languages: LOCALES })),
  )
  yield (await listIndexedOpenDays()).map((path) => ({ path, languages: LOCALES }))
}

async function* placePages(paths: readonly string[]): AsyncGenerator<SitemapPage[]> {
  for (let at = 0; at < paths.length; at += BATCH_SIZE)
    yield paths.slice(at, at + BATCH_SIZE).map((path) => ({ path, languages: LOCALES }))
}

async function* profilePages(country: CountryCode): AsyncGenerator<SitemapPage[]> {
  for await (const profiles of readIndexedProfiles(country)) {
    yield profiles.map(({ id, languages, changedAt }) => ({
      path: `/schools/${encodeURIComponent(id)}`,
      languages,
      changedAt,
    }))
  }
}

/** Has the sitemaps written soon if there are none yet. */
export async function enqueueFirstSitemaps(): Promise<void> {
  if (await storage().stat(FOLDER + INDEX)) return
  await db()
    .transaction()
    .execute((trx) => sendJob(trx, 'run_task', { task: 'refreshSitemaps' }, { key: 'refreshSitemaps' }))
}

/** Paths of the pages of the site itself that search engines may list, without language. */
export const INDEXED_PAGES: readonly string[] = [
  '/',
  '/places',
  '/admission-dates',
  '/open-days',
  '/choose',
  '/children',
  MOVING_PATH,
  ...PAIRS.map(([from, to]) => pairPath(from, to)),
  '/catchment',
  '/about',
  '/developers',
  '/open-data',
  '/frames',
  '/ordering',
  '/how-reviews-work',
  '/review-rules',
  '/named-in-a-review',
  '/for-schools',
  '/claim',
  '/premium',
  '/help',
  ...ALL_TOPICS.map((topic) => `/help/${topic}`),
  ...LAW_PAGES.map((page) => `/${page}`),
]
