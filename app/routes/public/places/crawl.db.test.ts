import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { readIndexedProfiles } from '#app/features/sitemaps/indexed-profiles.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { crawlers } from '#server/endpoints/crawlers.ts'
import { generateSchools } from '../../../../bench/directory/generate-schools.ts'
import { closedBy, crawl } from '../../testing/crawl.ts'
import { openScreen } from '../../testing/render-screen.tsx'

const CLICKS = 4
/** Of so many schools that are found at the last click, one is opened. */
const SAMPLED = 20

beforeAll(async () => {
  const generated = [...generateSchools(200)]
  const rows = generated.map(({ stars: _stars, premium: _premium, ...school }, at) => {
    // Few towns, one of them with several pages.
    const { country, region, city, postal_code, lat, lng } = generated[at < 60 ? 0 : at - (at % 10)]!
    return { ...school, country, region, city, postal_code, lat, lng }
  })
  await db().insertInto('schools').values(rows).execute()
})
afterAll(closeDirectory)

async function open(address: string) {
  const screen = await openScreen(address)
  return { status: screen.address === address ? screen.status : 301, html: screen.html }
}

test('links lead from the home page to every profile worth listing in four clicks, and none to a redirect or nowhere', async () => {
  const robots = await crawlers(storage, { PUBLIC_URL: 'https://schulen.example' }).request('/robots.txt')
  const isClosed = closedBy(await robots.text())
  const isFollowed = (address: string) => !isClosed(address) && localeOf(address) === 'de'
  let profiles = 0
  const isSample = (address: string) => !address.startsWith('/schools/') || profiles++ % SAMPLED === 0
  const { clicks, broken } = await crawl(
    '/',
    async (address) => (isSample(address) ? open(address) : { status: 200, html: '' }),
    { isFollowed, mostClicks: CLICKS },
  )
  expect(broken).toEqual([])
  const missing = []
  for (const country of COUNTRIES)
    for await (const batch of readIndexedProfiles(country))
      missing.push(...batch.filter(({ id }) => !clicks.has(`/schools/${id}`)).map(({ id }) => id))
  expect(missing).toEqual([])
  expect(profiles).toBeGreaterThan(190)
})
