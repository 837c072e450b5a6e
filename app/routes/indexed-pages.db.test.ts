import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { INDEXED_PAGES } from '#app/features/sitemaps/refresh-sitemaps.server.ts'
import { drawsPage, SITE_PATHS } from '#app/site-map/site-paths.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { openScreen } from './testing/render-screen.tsx'

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'thin' }), schoolRow({ id: 'known', pupils: 300 }), schoolRow({ id: 'read' })])
    .execute()
  await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'read', language: 'fr' }))
    .execute()
})
afterAll(closeDirectory)

/** What a page says to search engines. */
async function sayingOf(address: string) {
  const { html, status } = await openScreen(address)
  return {
    status,
    listed: !/<meta name="robots" content="noindex/.test(html),
    canonical: /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1],
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, language]) => language),
  }
}

describe('the pages of the site', () => {
  const plain = SITE_PATHS.filter((page) => drawsPage(page) && !/[:*]/.test(page.path)).map(({ path }) => path)
  const open = plain.filter((path) => !/^\/(account|admin|dashboard|auth|order|test-payment)(\/|$)/.test(path))

  test.each([...new Set([...open, ...INDEXED_PAGES])])(
    '%s is in the sitemap if search engines may list it',
    async (path) => {
      const { status, listed, canonical } = await sayingOf(path)
      expect(status === 200 && listed).toBe(INDEXED_PAGES.includes(path))
      if (listed) expect(canonical).toBe(path)
    },
  )
})

describe('a profile', () => {
  test.each([
    ['/schools/thin', false, []],
    ['/schools/known', true, []],
    ['/en/schools/known', false, []],
    ['/schools/read', true, ['de', 'fr', 'x-default']],
    ['/fr/schools/read', true, ['de', 'fr', 'x-default']],
    ['/fr/schools/read/reviews', true, ['de', 'fr', 'x-default']],
    ['/it/schools/read/reviews', false, []],
  ])('%s is listed: %s', async (address, listed, alternates) => {
    expect(await sayingOf(address)).toEqual({ status: 200, listed, canonical: address, alternates })
  })
})
