import ipaddr from 'ipaddr.js'

const OWN_RANGES = new Set(['loopback', 'private', 'uniqueLocal'])
/** Endings of names that exist in private networks only (RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const OWN_ENDINGS = ['.localhost', '.local', '.internal', '.home.arpa']

/**
 * Whether an address leads to this machine, to a private network, or to a host below or beside that of the site. Only
 * the name is looked at: who controls the names of the site controls what they lead to.
 *
 * @param site origin of the site, if it has one
 */
export function isOwnHost(url: URL, site?: string): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host)) return OWN_RANGES.has(ipaddr.process(host).range())
  if (!host.includes('.') || OWN_ENDINGS.some((ending) => host.endsWith(ending))) return true
  if (!site || !URL.canParse(site)) return false
  const own = new URL(site).hostname
  return host === own || host.endsWith(`.${own}`) || host.endsWith(`.${parentOf(own)}`)
}

/** Returns `example.org` for `www.example.org`, and a name of two parts as it is. */
const parentOf = (host: string) => (host.split('.').length > 2 ? host.slice(host.indexOf('.') + 1) : host)
