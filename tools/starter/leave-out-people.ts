import { cleanEmail } from '#imports/cleaning/contact.ts'

/** Addresses that authorities make of the official code of a school or institute. */
const BY_CODE = /^((ce\.)?\d{5,8}[a-z]?(\.edu)?|[a-z]{4}[a-z0-9]{6})@(schule|ac-|juntadeandalucia|(pec\.)?istruzione)/
/** Whole local parts that name an office in one of the five languages. */
const OFFICE =
  /^(info|mail|post|kontakt|contact|sekretariat|verwaltung|schulleitung|schule|school|office|admin|enquiries|secretaria|direccion|segreteria|direzione|direction|secretariat)@/

/** Returns an e-mail address that is obviously the school's, or '': any other may name a person. */
export function schoolAddress(cell: string): string {
  const email = cleanEmail(cell)
  return BY_CODE.test(email) || OFFICE.test(email) ? email : ''
}

/** The legal forms of businesses that carry the name of their owner: S.A.S. di …, ditta individuale di …, … & C. */
const OWNED = /\b(S\.?A\.?S|S\.?N\.?C)\b|\bDITTA\b|& ?C\b/
const OWNED_TAIL = / (DI|IMPR(ESA|\.)|S\.?A\.?S\b|S\.?N\.?C\b|DITTA\b).*$/
/** An owner in a name that is otherwise not in capitals. */
const OWNER = / di \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+.*$/u

/** Returns the name of a private Italian school without its owner: "IL BRUCO S.A.S. DI ROSSI ANNA" → "IL BRUCO". */
export function withoutOwner(name: string): string {
  const own = name.replace(OWNER, '')
  if (!OWNED.test(own)) return own
  return own
    .replace(/^IMPRESA SOCIALE /, '')
    .replace(OWNED_TAIL, '')
    .replace(/[\s\-–,]+$/, '')
}
