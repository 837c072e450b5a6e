/** Who asks, as far as the connection tells: for limits and for the list of sessions. */
export type Visitor = {
  /** IPv4 or IPv6 address as text. */
  address: string
  userAgent: string
  /** What its cookie of known browsers holds, as it came. */
  device?: string | undefined
}

/**
 * The network that an address belongs to: one household or office. IPv6 hands out at least 64 bits to each (RFC 6177),
 * so an address alone would be no limit at all.
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
