/** Who sends the request, as far as the connection shows: for limits and for the list of sessions. */
export type Visitor = {
  /** IPv4 or IPv6 address as text. */
  address: string
  userAgent: string
  /** Unchecked value of the cookie for known browsers. */
  device?: string | undefined
}

/**
 * Returns the network that an address belongs to: one household or office. Each IPv6 customer gets at least 64 bits
 * (RFC 6177), so a limit per single address would be no limit at all.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
