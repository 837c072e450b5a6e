/**
 * Removes the links by which React Router fetches every script along with the styles and fonts: they would share the
 * line of a phone, and nothing is drawn before the styles are there. The scripts are found when the page has been read.
 *
 * @param mark nonce that was given to the renderer; links without it stay
 */
export const withoutPreloads = (html: string, mark: string): string =>
  html.replaceAll(PRELOAD, (link) => (link.includes(mark) ? '' : link))

const PRELOAD = /<link rel="modulepreload"[^<>]*>/g
