import { cleanEmail } from './contact.ts'

/** Words by which the address of an office begins or that it contains, in English and German. */
const OFFICE =
  /^(ht|mail|post|kontakt|contact|gw\d|gs|os|bsz|gym)|head|enquir|office|admin|info|school|primary|academy|college|secondary|clerical|\bps\b|\bhs\b|sch\b|schul|sekret|verwaltung|leitung|gymnasium/
/** Domains that belong to schools alone. */
const SCHOOL_DOMAIN = /\.sch\.uk$|schule/

/**
 * Returns an address of the school, or ''. One that only names a person, at a council or at a body with several
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
