/** Paths of feeds, without language. */
export const reviewFeedPath = (schoolId: string): string =>
  `/feeds/schools/${encodeURIComponent(schoolId)}/reviews.atom`

/** @param place path of the page of a town: `/places/deutschland/berlin/berlin` */
export const placeFeedPath = (place: string, file: 'schools.atom' | 'events.atom' | 'events.ics'): string =>
  `/feeds${place}/${file}`

/** @param page path of the open days of a region: `/open-days/deutschland/hessen` */
export const openDayFeedPath = (page: string): string => `/feeds${page}/events.atom`

/** Describes a feed to the programs that read feeds, for the head of a page. */
export const feedLink = (href: string, title: string) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  type: 'application/atom+xml',
  href,
  title,
})
