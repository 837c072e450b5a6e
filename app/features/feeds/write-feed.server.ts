import { Feed } from 'feed'
import { FOR_A_MINUTE } from '#app/core/page-cache/shown.ts'
import { siteOrigin } from '#app/core/urls.server.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { berlinDay } from '#lib/berlin-day.ts'

/** An entry of a feed; paths are without language. */
type FeedEntry = {
  /** Identifies the entry for good. */
  id: string
  path: string
  title: string
  text: string
  /** YYYY-MM-DD */
  day: string
}

/** The subject of a feed, and the path of the page with the same contents. */
type FeedHead = { title: string; path: string; self: string }

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Readers take entries for HTML, so a plain text has to be escaped. */
const asHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign]!)

/** Feeds are dated without a time: an entry gets noon, UTC, of its day. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Writes a feed in Atom (RFC 4287) whose entries name no author but the site. */
export function writeFeed({ title, path, self }: FeedHead, entries: readonly FeedEntry[], locale: Locale): string {
  const origin = siteOrigin()
  const addressOf = (to: string) => origin + localePath(locale, to)
  const days = entries.map(({ day }) => day).sort()
  const feed = new Feed({
    id: addressOf(self),
    title,
    link: addressOf(path),
    feedLinks: { atom: addressOf(self) },
    language: locale,
    updated: noonOf(days.at(-1) ?? berlinDay()),
    author: { name: 'Aulario', link: origin },
    generator: false,
    copyright: '',
  })
  for (const { id, path: to, title: of, text, day } of entries)
    feed.addItem({
      id: `${origin}/#${id}`,
      link: addressOf(to),
      title: asHtml(of),
      description: asHtml(text),
      date: noonOf(day),
      published: noonOf(day),
    })
  return feed.atom1()
}

/** Answers with a feed. */
export const feedResponse = (feed: string): Response =>
  new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': FOR_A_MINUTE,
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
    },
  })
