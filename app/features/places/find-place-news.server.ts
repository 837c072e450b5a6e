import { listComingEvents } from '#app/features/events/list-coming-events.server.ts'
import { presentTime } from '#app/features/events/present-event.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import { listLatestReviews } from '#app/features/reviews/published/list-latest-reviews.server.ts'
import { formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { pickFitting } from '#lib/text/fitting.ts'
import type { SearchEngine } from '#search-engine/index.ts'
import type { FoundPlace } from './found-place.ts'

const SHOWN_EVENTS = 5
const SHOWN_REVIEWS = 3
/** Maximum length of a displayed review, in letters. */
const MAX_COMMENT_LENGTH = 180

export type PlaceNews = Awaited<ReturnType<typeof findPlaceNews>>
export const NO_NEWS: PlaceNews = { events: [], reviews: [] }

/** Finds the next events and the latest reviews of a town, or of its schools of a type. */
export async function findPlaceNews(
  { town, category }: Extract<FoundPlace, { kind: 'town' }>,
  engine: SearchEngine,
  locale: Locale,
) {
  const ids = engine.idsIn(town.places)
  const [events, reviews] = await Promise.all([
    listComingEvents(ids, category, SHOWN_EVENTS),
    listLatestReviews(ids, category, SHOWN_REVIEWS),
  ])
  const t = translator(locale)
  return {
    events: events.map(({ id, kind, title, language, schoolId, school, country, postalCode, ...event }) => {
      const { when, startsAt, endsAt } = presentTime(event, timeZoneOf(country, postalCode), locale)
      return { id, kind: t(`events.kind.${kind}`), title, language, when, startsAt, endsAt, schoolId, school }
    }),
    reviews: reviews.map(({ comment, publishedOn, ...review }) => ({
      ...review,
      comment: pickFitting([comment.replace(/\s+/g, ' ')], MAX_COMMENT_LENGTH),
      publishedOn,
      on: formatDay(locale, publishedOn),
    })),
  }
}
