import { pathWithoutLocale } from './locales.ts'

/** Which pages need which texts. Each area is a file in every language, so that a page comes with few texts. */
const PATHS = {
  site: /^/,
  home: /^\/$/,
  results: /^\/results(\/|$)/,
  profile: /^\/(schools\/|dashboard\/(educational-profile|profile|preview|versions))/,
  /** Profiles fetch it with the part that shows reviews. */
  published: /^\/(schools\/[^/]+|dashboard)\/reviews(\/|$)/,
  pages: /^\/(about|for-schools|how-reviews-work|ordering|premium|review-rules)(\/|$)/,
  account:
    /^\/(about|auth|account|admin|claim|dashboard|order|orders|named-in-a-review|test-payment|reviews|withdrawal|schools\/[^/]+\/(review|claim|correction|disputes|message))(\/|$)/,
  /** Claiming a school. */
  claims: /^\/(claim|for-schools|schools\/[^/]+\/claim|account\/(claims|schools)|admin\/claims)(\/|$)/,
  help: /^\/help(\/|$)/,
  compare: /^\/(compare|account\/favourites)(\/|$)/,
  dashboard: /^\/(dashboard|account\/(schools|school-invitation))(\/|$)/,
  /** Wrong facts. */
  corrections: /^\/(schools\/[^/]+\/correction|admin|account\/schools|dashboard\/contact)(\/|$)/,
  /** Messages to schools. */
  enquiries: /^\/(schools\/[^/]+\/message|dashboard\/messages)(\/|$)/,
  /** What schools announce; profiles fetch it with the part that shows it. */
  events: /^\/dashboard\/events(\/|$)/,
  orders: /^\/(order|orders|test-payment)(\/|$)/,
  gallery: /^\/(dashboard\/(media|profile)|account\/schools\/[^/]+\/images)(\/|$)/,
  /** Requests to the team. */
  tickets: /^\/(dashboard\/support|admin\/tickets)(\/|$)/,
  /** Pages of single videos; profiles fetch it with the part that shows them. */
  videos: /^\/schools\/[^/]+\/videos(\/|$)/,
  withdrawal: /^\/withdrawal(\/|$)/,
  legal: /^\/(imprint|privacy|terms|accessibility|dsa|data-sources)(\/|$)/,
  moderation: /^\/admin(\/|$)/,
}
type PageArea = keyof typeof PATHS

/** The map fetches its texts itself. */
export type Area = PageArea | 'map'

/** Returns the areas that the page at a path (with its language) needs. */
export function areasOf(pathname: string): PageArea[] {
  const path = pathWithoutLocale(pathname)
  return (Object.keys(PATHS) as PageArea[]).filter((area) => PATHS[area].test(path))
}
