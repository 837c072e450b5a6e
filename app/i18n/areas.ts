import { pathWithoutLocale } from './locales.ts'

/** Which pages need which texts. Each area is a file in every language, so that a page comes with few texts. */
const PATHS = {
  site: /^/,
  search: /^\/(results(\/|$)|$)/,
  profile: /^\/schools\//,
  /** Profiles fetch it with the part that shows reviews. */
  reading: /^\/schools\/[^/]+\/reviews(\/|$)/,
  pages: /^\/(about|for-schools|ordering|premium)(\/|$)/,
  account: /^\/(auth|account|admin|reviews|schools\/[^/]+\/(review|disputes))(\/|$)/,
  compare: /^\/(compare|account\/favourites)(\/|$)/,
  moderation: /^\/admin(\/|$)/,
}
export type Area = keyof typeof PATHS

/** The areas that the page at a path (with its language) needs. */
export function areasOf(pathname: string): Area[] {
  const path = pathWithoutLocale(pathname)
  return (Object.keys(PATHS) as Area[]).filter((area) => PATHS[area].test(path))
}
