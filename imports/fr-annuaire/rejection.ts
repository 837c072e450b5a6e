import type { Audience } from '#db/vocabulary.ts'
import { type Rejection, reject } from '../register-school.ts'
import { UAI } from './uai.ts'

const NO_SCHOOL =
  /service administratif|information et orientation|inspection|rectorat|\bcio\b|circonscription|\bdsden\b|canop[eé]|\binspe\b|\bces de gestion\b/i
const ADULTS = /\bgreta\b|formation continue|adultes/i
const PRISON_OR_HOSPITAL = /p[eé]nitentiaire|maison d arret|\bhopital\b/i

/** Returns the reason not to import a row of the annuaire, if any. */
export function frenchRejection(uai: string, kind: string, name: string, department: string): Rejection | undefined {
  if (uai === '') return undefined
  if (!UAI.test(uai)) return reject('bad_code', uai, name)
  if (NO_SCHOOL.test(kind)) return reject('not_a_school', uai, `${kind} ${name}`)
  return /^[eé]tranger/i.test(department) ? reject('abroad', uai, name) : undefined
}

/** Returns whom a school of this kind is for. */
export function frenchAudience(kind: string): Audience {
  if (ADULTS.test(kind)) return 'adults'
  return PRISON_OR_HOSPITAL.test(kind) ? 'prison_or_hospital' : 'children'
}
