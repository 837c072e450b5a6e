import { createHash } from 'node:crypto'
import { LANGUAGE_OFFER_SCRIPT } from '#app/i18n/language-offer.ts'
import { THEME_SCRIPT } from '#app/ui/theme.ts'

/** What every page runs before it is drawn. */
const PAGE_SCRIPTS = [THEME_SCRIPT, LANGUAGE_OFFER_SCRIPT]

const hashes = new Map<string, string>()
const MAX_HASHES = 500

/**
 * Removes the nonce from the elements that carry it and returns the hashes of the scripts among them that are inline.
 * Everything else stays in long pieces: a page has some hundred thousand characters, and few elements with a nonce.
 *
 * @param mark nonce that was given to the renderer
 * @param isLeftOut whether an element without content is removed, by its opening tag
 * @returns the pieces of the page without nonces, and the hashes as a policy names them (`'sha256-…'`)
 */
export function takeInlineScripts(
  html: string,
  mark: string,
  isLeftOut: (tag: string) => boolean = () => false,
): { pieces: string[]; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const found = new Set<string>()
  const pieces: string[] = []
  let from = 0
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + attribute.length)) {
    const start = html.lastIndexOf('<', at)
    const end = html.indexOf('>', at) + 1
    if (isLeftOut(html.slice(start, end))) {
      pieces.push(html.slice(from, start))
      from = end
      continue
    }
    pieces.push(html.slice(from, at))
    from = at + attribute.length
    const content = html.startsWith('<script', start) ? html.slice(end, html.indexOf('</script>', end)) : ''
    if (content) found.add(scriptHash(content))
  }
  pieces.push(html.slice(from))
  return { pieces, hashes: [...found] }
}

function scriptHash(content: string): string {
  let hash = hashes.get(content)
  if (!hash) {
    hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
    // Long scripts carry the page's data and are hardly ever repeated.
    if (content.length < 2000 && hashes.size < MAX_HASHES) hashes.set(content, hash)
  }
  return hash
}

/** Other sites that a page may reach. */
export type ExternalOrigins = {
  /** Site whose maps it may load. */
  files?: string | undefined
  /** Site that a form may lead to, for signing in or paying: browsers also check the redirect that answers a form. */
  form?: string | undefined
  /** Sites whose video players it may show. */
  frames?: string[]
}

/** The content security policy of a page: nothing from another origin, and no inline scripts except the named ones. */
export function contentSecurityPolicy(
  scriptHashes: string[],
  { files: mapOrigin, form, frames = [] }: ExternalOrigins = {},
): string {
  const files = mapOrigin ? `'self' ${mapOrigin}` : "'self'"
  return [
    "default-src 'self'",
    `script-src 'self' ${[...PAGE_SCRIPTS.map(scriptHash), ...scriptHashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${files} data: blob:`,
    `font-src ${files}`,
    `connect-src ${files}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${form ? `'self' ${form}` : "'self'"}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
