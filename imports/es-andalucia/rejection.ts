import type { RejectionReason } from '../register-school.ts'

const NO_SCHOOL = /orientaci[oó]n|profesorado|residencia|escuela.?hogar|delegaci[oó]n|inspecci[oó]n|servicio/i
const ADULTS = /educaci[oó]n permanente|adult/i
const PRISON_OR_HOSPITAL = /penitenciari|hospitalari/i

/** Returns why a centre with this denomination is not imported, if so. */
export function spanishRejection(type: string): RejectionReason | undefined {
  if (PRISON_OR_HOSPITAL.test(type)) return 'prison_or_hospital'
  if (ADULTS.test(type)) return 'adults_only'
  return NO_SCHOOL.test(type) ? 'not_a_school' : undefined
}
