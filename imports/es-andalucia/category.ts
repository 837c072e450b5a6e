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

/** Columns that hold S (sí), by stage and funding, besides those that determine the category. */
export const factColumns = {
  nurseryPublic: ['pub_adh_inf1'],
  nurseryPublicOther: ['pub_noadh_inf1'],
  nurseryPrivate: ['priv_adh_inf1'],
  nurseryPrivateOther: ['priv_noadh_inf1'],
  basicPublic: ['pub_fpbasica'],
  basicFunded: ['priv_c_fpbas'],
  basicPrivate: ['priv_noc_fpbas'],
  specialPublic: ['pub_ee'],
  specialFunded: ['priv_c_ee'],
  specialPrivate: ['priv_noc_ee'],
} as const

const KEYS = Object.keys({ ...TAUGHT, ...factColumns })
const keysOfStage = new Map<string, readonly string[]>()

/**
 * Returns our category for the denomination. If that is not specific (centro docente privado), it is the highest
 * general stage that is taught, or vocational training if only that is taught.
 */
export function spanishCategory(row: Row<keyof typeof TAUGHT | 'type'>): Category {
  const type = row.type.toLowerCase()
  if (type.includes('especial') || type.includes('específico')) return 'special_needs'
  if (type.includes('formación profesional')) return 'vocational'
  if (/educación infantil|escuela infantil|primaria|público rural/.test(type)) return 'primary'
  if (/música|danza|idiomas|deport|artístic|arte dramático/.test(type)) return 'other'
  if (teaches(row, 'bach')) return 'high_school'
  if (teaches(row, 'eso') || type.includes('secundaria')) return 'secondary'
  if (teaches(row, 'primary') || teaches(row, 'infant')) return 'primary'
  return teaches(row, 'medium') || teaches(row, 'higher') ? 'vocational' : 'other'
}

/**
 * Whether a school teaches a stage, or a funded one (`primaryFunded`): one of the columns whose keys begin with `stage`
 * says so.
 */
export function teaches(row: Readonly<Record<string, string>>, stage: string): boolean {
  const keys = keysOfStage.get(stage) ?? KEYS.filter((key) => key.startsWith(stage))
  keysOfStage.set(stage, keys)
  return keys.some((key) => row[key] === 'S')
}
