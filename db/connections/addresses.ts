import { env } from '#lib/env.ts'

/** Whether DATABASE_URL leads to a pooler that lends its connections for a transaction each. */
export const isPooled = (): boolean => Boolean(process.env.DATABASE_DIRECT_URL)

/** Name of the setting with the address for connections that keep what is set on them. */
export const sessionSetting = (): 'DATABASE_DIRECT_URL' | 'DATABASE_URL' =>
  isPooled() ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'

/** The address of the server itself, as the program's login. */
export const sessionUrl = (): string | undefined => process.env[sessionSetting()]

/** Name of the setting with the login that owns the tables. */
export const ownerSetting = (): 'DATABASE_OWNER_URL' | ReturnType<typeof sessionSetting> =>
  process.env.DATABASE_OWNER_URL ? 'DATABASE_OWNER_URL' : sessionSetting()

/**
 * Completes an address with DATABASE_CA_FILE and the server's parameters for its sessions, which take precedence over
 * what the server has for the login, and follow those that the address has itself.
 */
export function completeUrl(url: string, parameters: Record<string, string | number> = {}): string {
  if (!URL.canParse(url)) return url
  const { searchParams } = new URL(url)
  const own = searchParams.get('options')
  const options = Object.entries(parameters).map(([name, value]) => `-c ${name}=${value}`)
  const added = {
    ...authority(url),
    ...(options.length > 0 && { options: [own, ...options].filter(Boolean).join(' ') }),
  }
  // Added at the end, where they count: written anew, a password could change its form.
  const query = Object.entries(added).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return query.length > 0 ? `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}` : url
}

/** Sockets of this machine need no TLS, and an address may say itself whom it trusts. */
function authority(url: string): { sslmode?: string; sslrootcert?: string } {
  const file = env().DATABASE_CA_FILE
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const isSocket = host === '' || host.startsWith('/')
  const mode = searchParams.get('sslmode') ?? ''
  const decides = searchParams.has('sslrootcert') || /^(disable|no-verify)$/.test(mode)
  if (file && !isSocket && !decides) return { sslmode: 'verify-full', sslrootcert: file }
  // What `pg` takes these for; it warns that a later version will check less.
  const means = /^(prefer|require|verify-ca)$/.test(mode) && searchParams.get('uselibpqcompat') !== 'true'
  return means ? { sslmode: 'verify-full' } : {}
}

/**
 * Parameters of the login that owns the tables: it acts as itself, and no statement has a time limit, whatever the
 * login has for the program's connections.
 */
export const AS_OWNER = { role: 'none', statement_timeout: 0 }

/** Completes the address of the login that owns the tables. */
export const ownerUrlOf = (url: string): string => completeUrl(url, AS_OWNER)
