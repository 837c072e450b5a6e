import type { Category } from '#db/vocabulary.ts'
import type { Row } from '../source.ts'

/** Columns that hold S (sí) when a stage is taught, for each kind of ownership. */
export const TAUGHT = {
  primaryPublic: ['pub_pri'],
  primaryFunded: ['priv_c_pri'],
  primaryPrivate: ['priv_noc_pri'],
  infantPublic: ['pub_inf2'],
  infantFunded: ['priv_c_inf2'],
  infantPrivate: ['priv_noc_inf2'],
  esoPublic: ['pub_eso'],
  esoFunded: ['priv_c_eso'],
  esoPrivate: ['priv_noc_eso'],
  bachPublic: ['pub_bach_ord'],
  bachFunded: ['priv_c_bach_ord'],
  bachPrivate: ['priv_noc_bach_ord'],
  mediumPublic: ['pub_fpgm_ord'],
  mediumFunded: ['priv_c_fpgm_ord'],
  mediumPrivate: ['priv_noc_fpgm_ord'],
  higherPublic: ['pub_fpgs_ord'],
  higherFunded: ['priv_c_fpgs_ord'],
  higherPrivate: ['priv_noc_fpgs_ord'],
  higherDistance: ['priv_noc_fpgs_semi_dist'],
} as const

type Stage = 'primary' | 'infant' | 'eso' | 'bach' | 'medium' | 'higher'

/**
 * Returns our category for the denomination. If that is not specific (centro docente privado), it is the highest
 * general stage that is taught, or vocational training if only that is taught.
 */
export function spanishCategory(row: Row<keyof typeof TAUGHT | 'type'>): Category {
  const teaches = (stage: Stage) => Object.entries(row).some(([key, cell]) => key.startsWith(stage) && cell === 'S')
  const type = row.type.toLowerCase()
  if (type.includes('especial') || type.includes('específico')) return 'special_needs'
  if (type.includes('formación profesional')) return 'vocational'
  if (/educación infantil|escuela infantil|primaria|público rural/.test(type)) return 'primary'
  if (/música|danza|idiomas|deport|artístic|arte dramático/.test(type)) return 'other'
  if (teaches('bach')) return 'high_school'
  if (teaches('eso') || type.includes('secundaria')) return 'secondary'
  if (teaches('primary') || teaches('infant')) return 'primary'
  return teaches('medium') || teaches('higher') ? 'vocational' : 'other'
}
