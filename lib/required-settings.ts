import ipaddr from 'ipaddr.js'

/** Settings as they are given, before they are read. */
export type Given = Record<string, string | undefined>
const isProduction = (given: Given) => given.APP_MODE === 'production'
const isSelling = (given: Given) => isProduction(given) && given.PAYMENTS !== 'off'
const isBritish = (given: Given) => given.OPERATOR_COUNTRY === 'GB'
const OF_COMPANY = ['OPERATOR_REGISTERED_IN', 'OPERATOR_COMPANY_NUMBER', 'OPERATOR_REGISTERED_OFFICE']
const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/** Settings that must be given, in the words for when that is so. */
export const REQUIREMENTS: readonly { when: string; holds: (given: Given) => boolean; names: readonly string[] }[] = [
  { when: 'required in production unless PAYMENTS=off', holds: isSelling, names: [...STRIPE_KEYS, 'OPERATOR_PHONE'] },
  {
    when: 'required with the other key of Stripe',
    holds: (given) => !isSelling(given) && STRIPE_KEYS.some((name) => given[name]),
    names: STRIPE_KEYS,
  },
  {
    when: 'required in production',
    holds: isProduction,
    names: [
      ...['DATABASE_URL', 'PUBLIC_URL', 'APP_SECRET', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL'],
      ...['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_IBAN'],
    ],
  },
  {
    when: 'required in production except in the United Kingdom',
    holds: (given) => isProduction(given) && !isBritish(given),
    names: ['OPERATOR_VAT_ID'],
  },
  {
    when: 'required in production in Germany',
    holds: (given) => isProduction(given) && (given.OPERATOR_COUNTRY ?? 'DE') === 'DE',
    names: ['OPERATOR_LAND', 'OPERATOR_RESPONSIBLE'],
  },
  {
    when: 'required in production in the United Kingdom',
    holds: (given) => isProduction(given) && isBritish(given),
    names: ['OPERATOR_EU_REPRESENTATIVE', 'OPERATOR_DSA_REPRESENTATIVE'],
  },
  {
    when: 'required with the other particulars of a company in the United Kingdom',
    holds: (given) => OF_COMPANY.some((name) => given[name]),
    names: OF_COMPANY,
  },
  {
    when: 'required with DATABASE_DIRECT_URL',
    holds: (given) => !isProduction(given) && Boolean(given.DATABASE_DIRECT_URL),
    names: ['DATABASE_URL'],
  },
  {
    when: 'required with S3_URL',
    holds: (given) => Boolean(given.S3_URL),
    names: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
  {
    when: 'required with GOOGLE_CLIENT_ID',
    holds: (given) => Boolean(given.GOOGLE_CLIENT_ID),
    names: ['GOOGLE_CLIENT_SECRET'],
  },
]

/** Settings that say something of an operator elsewhere, with what to set instead. */
const NOT_BRITISH: Readonly<Record<string, string>> = {
  OPERATOR_LAND: 'is for operators in Germany',
  OPERATOR_RESPONSIBLE: 'is for operators in Germany',
  OPERATOR_GB_REPRESENTATIVE: 'is for operators outside the United Kingdom',
  OPERATOR_GB_VAT_ID: 'is for operators outside the United Kingdom, where OPERATOR_VAT_ID is the number',
  VAT_OSS: 'is for operators in the Union; in the United Kingdom OPERATOR_EU_VAT_ID says so',
}
const ONLY_BRITISH = [...OF_COMPANY, 'OPERATOR_EU_REPRESENTATIVE', 'OPERATOR_DSA_REPRESENTATIVE', 'OPERATOR_EU_VAT_ID']

/** Returns which settings contradict the operator's country. */
function misplacedSettings(given: Given): string[] {
  const isGiven = (name: string) => Boolean(given[name]) && given[name] !== 'false'
  if (!isBritish(given))
    return ONLY_BRITISH.filter(isGiven).map((name) => `${name}: is for operators in the United Kingdom`)
  const misplaced = Object.entries(NOT_BRITISH).filter(([name]) => isGiven(name))
  return misplaced.map(([name, why]) => `${name}: ${why}`)
}

/** Returns what is wrong with settings that are right by themselves: which others they need, or exclude. */
export function missingSettings(given: Given): string[] {
  const required = REQUIREMENTS.filter(({ holds }) => holds(given)).flatMap(({ when, names }) =>
    names.filter((name) => !given[name]).map((name) => `${name}: ${when}`),
  )
  const isOpen = isProduction(given) && isOpenLine(given.PUBLIC_URL)
  return [
    ...required,
    ...misplacedSettings(given),
    ...(isOpen ? ['PUBLIC_URL: must begin with https://, because visitors sign in there'] : []),
    ...(isForeignEngine(given)
      ? ["ROUTING_URL: must be the operator's own host, because it learns where visitors are"]
      : []),
  ]
}

/** Whether anybody between this site and its visitors could read their passwords. */
function isOpenLine(url: string | undefined): boolean {
  if (!url?.startsWith('http://') || !URL.canParse(url)) return false
  return !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

/** Whether places of visitors would be sent to a machine of somebody else, to which they have not agreed. */
function isForeignEngine({ ROUTING_URL, PUBLIC_URL }: Given): boolean {
  return ROUTING_URL !== undefined && URL.canParse(ROUTING_URL) && !isOwnHost(new URL(ROUTING_URL), PUBLIC_URL)
}

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
