const EMAIL = /^[a-z0-9][a-z0-9._%+'-]*@([a-z0-9äöüß](?:[a-z0-9äöüß-]*[a-z0-9äöüß])?\.)+[a-z]{2,}$/
const MAX_EMAIL = 254

/** Returns the first valid address in a cell, in lower case, or ''. */
export function cleanEmail(cell: string): string {
  const candidates = cell
    .toLowerCase()
    .replace(/mailto:/g, '')
    .split(/[\s;,/|<>()]+/)
  return candidates.find((address) => address.length <= MAX_EMAIL && EMAIL.test(address)) ?? ''
}

/** Words with which the address of an office begins, or that it contains, in English and German. */
const OFFICE =
  /^(ht|mail|post|kontakt|contact|gw\d|gs|os|bsz|gym)|head|enquir|office|admin|info|school|primary|academy|college|secondary|clerical|\bps\b|\bhs\b|sch\b|schul|sekret|verwaltung|leitung|gymnasium/
/** Domains that belong to schools alone. */
const SCHOOL_DOMAIN = /\.sch\.uk$|schule/

/**
 * Returns an address of the school, or ''. An address that only names a person, at a council or at a body with several
 * schools, is left out.
 *
 * @param name of the school, whose words may form the address
 */
export function schoolEmail(cell: string, name: string): string {
  const email = cleanEmail(cell)
  const [local = '', domain = ''] = email.split('@')
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const isOfSchool = SCHOOL_DOMAIN.test(domain) || OFFICE.test(local) || words.some((word) => local.includes(word))
  return isOfSchool ? email : ''
}

/** Protocols as people mistype them: `https.//`, `http//`, `http:\\`, `htpp://`, `http:www.` */
const PROTOCOL = /^h?t{1,2}p{1,2}(s?)\s?[.:;]*\s?[/\\]*(?=.)/i
const HAS_PROTOCOL = /^h?t{1,2}p{1,2}s?\s?([.:;]|[/\\])/i
const HOST = /^(?=.{4,253}$)([\p{L}\p{N}]([\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u

/**
 * Returns the first web address in a cell as a valid http(s) URL, or ''. Without a protocol, http is assumed: servers
 * redirect.
 */
export function cleanWebsite(cell: string): string {
  let text = cell.trim()
  let protocol = 'http'
  if (HAS_PROTOCOL.test(text)) {
    protocol = PROTOCOL.exec(text)?.[1] ? 'https' : 'http'
    text = text.replace(PROTOCOL, '')
    // Some registers write two protocols in a row.
    if (HAS_PROTOCOL.test(text)) return cleanWebsite(text)
  }
  const first = text.replace(/^www[ ,.]+/i, 'www.').split(/[\s;,|]+/)[0] ?? ''
  const host = first.split(/[/?#:]/)[0] ?? ''
  if (first.includes('@') || !HOST.test(host) || !URL.canParse(`${protocol}://${first}`)) return ''
  const url = new URL(`${protocol}://${first}`)
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href
}
