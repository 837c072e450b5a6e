/**
 * Removes the links with which React Router preloads every script along with the styles and fonts: they would compete
 * for a phone's bandwidth, and nothing is drawn before the styles arrive. The scripts are found once the page has been
 * parsed.
 *
 * @param mark nonce that was given to the renderer; links without it stay
 */
export const withoutPreloads = (html: string, mark: string): string =>
  html.replaceAll(PRELOAD, (link) => (link.includes(mark) ? '' : link))

const PRELOAD = /<link rel="modulepreload"[^<>]*>/g
