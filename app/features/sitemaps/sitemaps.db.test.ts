import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { findIndexedProfile, readIndexedProfiles } from './indexed-profiles.server.ts'
import { type SitemapPage, sitemapEntries, sitemapIndex } from './sitemap-xml.ts'
import { writeSitemaps } from './write-files.server.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sitemaps-'))
const storage = new FileSystemStorage(folder)
afterAll(() => fs.rm(folder, { recursive: true }))

const addSchool = (given: Parameters<typeof schoolRow>[0] = {}) =>
  db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', country: 'FR', ...given }))
    .execute()
const addText = (language: string) =>
  db()
    .insertInto('school_texts')
    .values({ school_id: 'a', section: 'description', language, text: 'Bonjour', updated_at: '2030-01-02T03:04:05Z' })
    .execute()
const addReview = (given: object) =>
  db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'a', ...given }))
    .execute()

beforeEach(async () => {
  for (const table of ['reviews', 'school_profiles', 'school_facts', 'schools'] as const)
    await db().deleteFrom(table).execute()
})

const languagesOf = async (id: string) => (await findIndexedProfile(id))?.languages ?? []

describe('the languages in which a profile is indexed', () => {
  test('are none for a school of which only name and address are known', async () => {
    await addSchool()
    expect(await languagesOf('a')).toEqual([])
  })

  test('are that of its country once anything is known', async () => {
    await addSchool({ pupils: 300 })
    expect(await languagesOf('a')).toEqual(['fr'])
  })

  test.each([
    [null, ['fr']],
    ['suppressed', []],
  ] as const)('count official facts, but not those that are missing: %s', async (missing, languages) => {
    await addSchool()
    const number = missing ? null : 102.5
    await db()
      .insertInto('school_facts')
      .values({
        key: 'a',
        fact: 'ips',
        period_start: '2024-08-01',
        period: 'school_year',
        dated_by: 'publisher',
        number,
        choice: null,
        missing,
        source: 'fr-depp',
      })
      .execute()
    expect(await languagesOf('a')).toEqual(languages)
  })

  test('are none for a sample of a country with registered schools', async () => {
    await addSchool({ pupils: 300, source: 'sample' })
    expect(await languagesOf('a')).toEqual(['fr'])
    await db().insertInto('registered_countries').values({ country: 'FR' }).execute()
    expect(await languagesOf('a')).toEqual([])
    await db().deleteFrom('registered_countries').execute()
  })

  test('are also those of its texts and of reviews that visitors read', async () => {
    await addSchool()
    await addText('en')
    await addReview({ language: 'it', status: 'disputed' })
    await addReview({ language: 'es', status: 'pending' })
    expect(await languagesOf('a')).toEqual(['en', 'fr', 'it'])
    await db().insertInto('school_profiles').values({ school_id: 'a', show_reviews: false }).execute()
    expect(await languagesOf('a')).toEqual(['en', 'fr'])
  })

  test.each([{ status: 'closed' }, { status: 'hidden' }])('are none for a school that is %j', async (state) => {
    await addSchool({ pupils: 300, ...state })
    expect(await languagesOf('a')).toEqual([])
  })

  test('are none for a school that left the search', async () => {
    await addSchool({ pupils: 300 })
    await db().insertInto('school_profiles').values({ school_id: 'a', show_in_search: false }).execute()
    expect(await languagesOf('a')).toEqual([])
  })
})

test('the profiles of a country are read once each, with their last change', async () => {
  await addSchool({ pupils: 300 })
  await addText('fr')
  const others = Array.from({ length: 4100 }, (_, index) => schoolRow({ id: `b${index}`, country: 'FR', pupils: 10 }))
  await db().insertInto('schools').values(others.slice(0, 2100)).execute()
  await db().insertInto('schools').values(others.slice(2100)).execute()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'b-germany', country: 'DE', pupils: 10 }))
    .execute()
  const profiles = []
  for await (const batch of readIndexedProfiles('FR')) profiles.push(...batch)
  expect(profiles.length).toBe(4101)
  expect(new Set(profiles.map(({ id }) => id)).size).toBe(4101)
  expect(profiles.find(({ id }) => id === 'a')?.changedAt).toEqual(new Date('2030-01-02T03:04:05Z'))
})

describe('the files', () => {
  const changedAt = new Date('2026-03-04T05:06:07Z')
  const pagesOf = (count: number): SitemapPage[] =>
    Array.from({ length: count }, (_, index) => ({ path: `/schools/${index}`, languages: ['de', 'fr'], changedAt }))
  const write = (pages: SitemapPage[][], limits?: { entries: number; bytes: number }) =>
    writeSitemaps(
      'de-schools',
      (async function* () {
        yield* pages
      })(),
      { storage, origin: 'https://a.example', ...(limits && { limits }) },
    )
  const read = async (name: string) => text((await storage.get(`sitemaps/${name}`))!.pipe(createGunzip()))
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

  test('hold each page in each of its languages, which name each other', async () => {
    const [file] = await write([pagesOf(1)])
    expect(file).toEqual({ name: 'de-schools-1.xml.gz', changedAt })
    const links = [
      '<xhtml:link rel="alternate" hreflang="de" href="https://a.example/schools/0"/>',
      '<xhtml:link rel="alternate" hreflang="fr" href="https://a.example/fr/schools/0"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/schools/0"/>',
    ].join('')
    expect(await read('de-schools-1.xml.gz')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://a.example/schools/0</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>${links}</url>
<url><loc>https://a.example/fr/schools/0</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>${links}</url>
</urlset>
`)
  })

  test('are split before either limit is passed, over batches', async () => {
    const files = await write([pagesOf(3), pagesOf(2)], { entries: 5, bytes: 1e6 })
    const found = await Promise.all(files.map(async ({ name }) => locations(await read(name)).length))
    expect(found).toEqual([4, 4, 2])
    const small = await write([pagesOf(5)], { entries: 100, bytes: 1200 })
    expect(small.length).toBe(5)
    for (const { name } of small) expect(Buffer.byteLength(await read(name))).toBeLessThanOrEqual(1200)
  })

  test('are none without pages', async () => {
    expect(await write([])).toEqual([])
  })

  test('hold no markup of an id, and name no alternative of a page in one language', () => {
    const [entry] = sitemapEntries({ path: `/schools/&<'">`, languages: ['de'] }, 'https://a.example')
    expect(entry).toBe('<url><loc>https://a.example/schools/&amp;&lt;&apos;&quot;&gt;</loc></url>\n')
  })

  test('stand in the index', () => {
    expect(locations(sitemapIndex([{ name: 'pages-1.xml.gz', changedAt: undefined }], 'https://a.example'))).toEqual([
      'https://a.example/sitemaps/pages-1.xml.gz',
    ])
  })
})
