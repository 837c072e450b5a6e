import { readIndexedProfiles } from '#app/features/sitemaps/indexed-profiles.server.ts'
import { DEFAULT_LOCALE, localeOf } from '#app/i18n/locales.ts'
import { closedBy, crawl } from '#app/routes/testing/crawl.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { startServer } from '../load/server.ts'

const CLICKS = 4

/**
 * Starts the built program on the directory of the settings and follows its links in one language. Prints how many
 * clicks lead to the profiles that search engines may list, and which links lead to a redirect or nowhere.
 *
 * @returns whether every such profile is reached within four clicks, and no link is broken
 */
export async function walkDirectory(port: number): Promise<boolean> {
  const server = await startServer(port)
  try {
    const isClosed = closedBy(await (await fetch(`${server.origin}/robots.txt`)).text())
    const { clicks, broken } = await crawl('/', (address) => open(server.origin + address), {
      isFollowed: (address) => !isClosed(address) && localeOf(address) === DEFAULT_LOCALE,
      mostClicks: CLICKS,
    })
    const reached = new Map<number | undefined, number>()
    for (const country of COUNTRIES)
      for await (const batch of readIndexedProfiles(country))
        for (const { id } of batch) {
          const distance = clicks.get(`/schools/${id}`)
          reached.set(distance, (reached.get(distance) ?? 0) + 1)
        }
    for (const [distance, count] of reached)
      console.log(`${count} profiles after ${distance ?? `more than ${CLICKS}`} clicks`)
    console.log(`${clicks.size} addresses opened, ${broken.length} lead to a redirect or nowhere`)
    for (const link of broken.slice(0, 10)) console.log(link)
    return broken.length === 0 && !reached.has(undefined)
  } finally {
    await server.stop()
  }
}

async function open(address: string) {
  const response = await fetch(address, { redirect: 'manual' })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const body = await response.text()
  return { status: response.status, html: isPage ? body : '' }
}
