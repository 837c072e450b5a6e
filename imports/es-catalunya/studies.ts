import type { Category } from '#db/vocabulary.ts'
import type { SpanishStage } from '../es-andalucia/spanish-stages.ts'

/** Columns of the directory for the studies of a centre; their cells repeat the name of the column. */
const STUDIES = {
  EINF1C: 'Infantil 0-3',
  EINF2C: 'Infantil 3-6',
  EPRI: 'Primària',
  ESO: 'ESO',
  BATX: 'Batxillerat',
  CFPM: 'FP de grau mitjà',
  CFPS: 'FP de grau superior',
  PFI: 'Programes de formació i inserció (PFI)',
  IFE: 'Itineraris formatius específics (IFE)',
  EE: 'Educació especial',
  CFAM: 'Arts plàstiques i disseny, grau mitjà',
  CFAS: 'Arts plàstiques i disseny, grau superior',
  ESDI: 'Disseny, estudis superiors',
  ADR: 'Art dramàtic',
  CRBC: 'Conservació i restauració',
  IDI: 'Idiomes',
  DANE: 'Dansa, grau elemental',
  DANP: 'Dansa, grau professional',
  DANS: 'Dansa, estudis superiors',
  MUSE: 'Música, grau elemental',
  MUSP: 'Música, grau professional',
  MUSS: 'Música, estudis superiors',
  TEGM: 'Esports, grau mitjà',
  TEGS: 'Esports, grau superior',
  ESTR: 'Ensenyaments estrangers',
} as const
export type Study = keyof typeof STUDIES
export const STUDY_KEYS = Object.keys(STUDIES) as Study[]

/** Stages of general and vocational education, in order; the other studies are special ones. */
const STAGES: readonly Study[] = ['EINF1C', 'EINF2C', 'EPRI', 'ESO', 'BATX', 'CFPM', 'CFPS', 'EE']

/** The studies that are stages for which the law states ages. */
const STAGE_OF: Partial<Record<Study, SpanishStage>> = {
  EINF1C: 'nursery',
  EINF2C: 'infant',
  EPRI: 'primary',
  ESO: 'lower',
  BATX: 'upper',
  CFPM: 'training',
}

/** Returns the stages among the studies of a centre for which the law states ages. */
export const spanishStages = (taught: readonly Study[]): SpanishStage[] =>
  taught.flatMap((study) => STAGE_OF[study] ?? [])

/** Returns the stages in the words of the Generalitat and, separately, the other studies. */
export function studiesText(taught: readonly Study[]): { stages: string; studies: string } {
  const words = (studies: readonly Study[]) => studies.map((study) => STUDIES[study]).join(', ')
  return {
    stages: words(taught.filter((study) => STAGES.includes(study))),
    studies: words(taught.filter((study) => !STAGES.includes(study))),
  }
}

/** The first study that a centre teaches decides its category, and its type if it is public. */
const KINDS: readonly (readonly [Study, Category, type: string])[] = [
  ['BATX', 'high_school', 'Institut'],
  ['ESO', 'secondary', 'Institut'],
  ['EPRI', 'primary', 'Escola'],
  ['EINF2C', 'primary', 'Parvulari'],
  ['EE', 'special_needs', "Centre d'educació especial"],
  ['CFPM', 'vocational', 'Centre de formació professional'],
  ['CFPS', 'vocational', 'Centre de formació professional'],
  ['PFI', 'vocational', 'Centre de formació professional'],
  ['IFE', 'vocational', 'Centre de formació professional'],
  ['EINF1C', 'primary', "Llar d'infants"],
  ['MUSE', 'other', 'Escola de música'],
  ['MUSP', 'other', 'Conservatori de música'],
  ['DANE', 'other', 'Escola de dansa'],
  ['DANP', 'other', 'Conservatori de dansa'],
  ['IDI', 'other', "Escola oficial d'idiomes"],
  ['CFAM', 'other', "Escola d'art i disseny"],
  ['CFAS', 'other', "Escola d'art i disseny"],
]

/** Returns the category and type of a centre, for which the directory has no column. */
export function kindOf(
  taught: readonly Study[],
  ownership: 'public' | 'private' | null,
): { category: Category; type: string } {
  const [study, category, type] = KINDS.find(([one]) => taught.includes(one)) ?? []
  if (!study || !category || !type) return { category: 'other', type: 'Centre docent' }
  const isSchoolInstitute = type === 'Institut' && taught.includes('EPRI')
  if (isSchoolInstitute && ownership === 'public') return { category, type: 'Institut escola' }
  if (type !== 'Institut' || ownership === 'public') return { category, type }
  return { category, type: ownership === 'private' ? 'Centre docent privat' : 'Centre docent' }
}
