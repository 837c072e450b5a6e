import dns from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { DownloadError } from './download-error.ts'

/** Which machines a download may reach, and how their names are resolved. */
export type AddressGuard = {
  /** Returns all addresses of a name, as text. */
  resolve: (name: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  ports: readonly number[]
}

/** Allows machines on the public internet, on the ports of the web, and nothing else. */
export const publicOnly: AddressGuard = {
  resolve: async (name) => (await dns.lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  ports: [80, 443],
}

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address is on the public internet: neither private, loopback, link-local (where clouds keep their
 * metadata), multicast, reserved, nor an IPv6 address that leads to an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}

/**
 * Checks the parts of a URL that involve no name server.
 *
 * @throws DownloadError with a one-sentence message: another port, a name and password, or an IP address that is not
 *   allowed
 */
export function assertAllowedUrl(url: URL, { isAllowed, ports }: AddressGuard): void {
  const problem = { code: 'not_taken', address: url.origin } as const
  if (url.username || url.password)
    throw new DownloadError('An address with a user name or password is not taken.', { problem })
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (!ports.includes(port))
    throw new DownloadError(`Port ${port} is not taken, only ${ports.join(' and ')}.`, { problem })
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && !isAllowed(host)) throw notPublic(host)
}

/**
 * Resolves a name for a connection and returns only addresses that were checked, so that the address reached is the one
 * that was allowed, whatever the name server says next. A name with even one disallowed address is refused.
 */
export function guardedLookup({ resolve, isAllowed }: AddressGuard): LookupFunction {
  return (name, options, done) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || !addresses.every(isAllowed)) return done(notPublic(name), '', 0)
        if (options.all)
          return done(
            null,
            addresses.map((address) => ({ address, family: familyOf(address) })),
            0,
          )
        done(null, first, familyOf(first))
      },
      () => done(unknown(name), '', 0),
    )
  }
}

const familyOf = (address: string) => (ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4)

const notPublic = (host: string) =>
  new DownloadError(`${host} is not an address of the public internet.`, { problem: { code: 'not_public', host } })

const unknown = (host: string) =>
  new DownloadError(`${host} cannot be found.`, { problem: { code: 'unknown_host', host } })
