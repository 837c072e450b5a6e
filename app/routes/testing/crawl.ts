/** A page as seen by a program that follows links; redirects are not followed. */
export type Opened = { status: number; html: string }

/** The result of walking over links. */
export type Crawl = {
  /** Clicks from the start to each address. */
  clicks: Map<string, number>
  /** Links that do not lead directly to a page, as `from → to: status`. */
  broken: string[]
}

/**
 * Follows the links of a site, as search engines do, and opens every address found.
 *
 * @param isFollowed whether the links to an address are followed
 * @param mostClicks the links on pages at this distance are not followed
 */
export async function crawl(
  start: string,
  open: (address: string) => Promise<Opened>,
  { isFollowed, mostClicks }: { isFollowed: (address: string) => boolean; mostClicks: number },
): Promise<Crawl> {
  const clicks = new Map([[start, 0]])
  const from = new Map<string, string>()
  const broken: string[] = []
  // A map also iterates over entries that are added meanwhile.
  for (const [address, distance] of clicks) {
    const { status, html } = await open(address)
    if (status !== 200) broken.push(`${from.get(address)} → ${address}: ${status}`)
    if (distance === mostClicks) continue
    for (const target of linksOf(html).filter(isFollowed)) {
      if (clicks.has(target)) continue
      clicks.set(target, distance + 1)
      from.set(target, address)
    }
  }
  return { clicks, broken }
}

/** Returns the addresses within the site to which a page links, without fragments. */
function linksOf(html: string): string[] {
  const targets = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, target]) =>
    target!.replaceAll('&amp;', '&'),
  )
  return [...new Set(targets)]
}

/** Returns whether a robots.txt with rules for all robots bars them from an address (RFC 9309, section 2.2.2). */
export function closedBy(robots: string): (address: string) => boolean {
  const rules = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => {
    const parts = path!.replace(/\$$/, '').split('*')
    const source = parts.map((part) => part.replace(/[.?+^()[\]{}|\\$]/g, '\\$&')).join('.*')
    return new RegExp(`^${source}${path!.endsWith('$') ? '$' : ''}`)
  })
  return (address) => rules.some((rule) => rule.test(address))
}
