import type { Category } from '#db/vocabulary.ts'
import { italianAccents } from '../cleaning/italian-text.ts'
import { sentenceCase } from '../cleaning/title-case.ts'
import type { Ages, RejectionReason } from '../register-school.ts'
import type { Row } from '../source.ts'

/** The fields that determine the type of an institution. */
export type Institution = Row<'type' | 'character' | 'name'>

const HEAD_INSTITUTES = new Set(['ISTITUTO COMPRENSIVO', 'ISTITUTO SUPERIORE'])
const RESIDENCES = /^(CONVITTO|EDUCANDATO)/
const PRISON_OR_HOSPITAL = /CARCERAR|OSPEDALIER/

/**
 * Returns the reason not to import an institution, if any: head institutes only manage schools that have rows of their
 * own, territorial centres and second-level courses (evening classes) are for adults, convitti are boarding houses.
 */
export function italianRejection({ type, character, name }: Institution): RejectionReason | undefined {
  if (PRISON_OR_HOSPITAL.test(character) || /^CASA CIRCONDARIALE\b/.test(name)) return 'prison_or_hospital'
  if (type === 'CENTRO TERRITORIALE' || character === 'CPIA' || character === 'PERCORSO II LIVELLO')
    return 'adults_only'
  return HEAD_INSTITUTES.has(type) || RESIDENCES.test(type) ? 'not_a_school' : undefined
}

const CATEGORIES: readonly (readonly [RegExp, Category])[] = [
  [/SORDOMUTI|CIECHI/, 'special_needs'],
  [/INFANZIA|PRIMARIA/, 'primary'],
  [/PRIMO GRADO/, 'secondary'],
  // The institutes for teachers and for art became licei in 2010 but keep their old name in the register.
  [/^LICEO|MAGISTRALE|ISTITUTO D'ARTE|SECONDO GRADO/, 'high_school'],
  [/^IST/, 'vocational'],
]

/** Private upper schools share one word; the third letter of their code is T for tecnico and R for professionale. */
const TECHNICAL_CODE = /^..[TR]/

/** Returns our category for the register's word. */
export function italianCategory(type: string, code: string): Category {
  if (/SECONDO GRADO/.test(type) && TECHNICAL_CODE.test(code)) return 'vocational'
  return CATEGORIES.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
}

/** Ages according to the acts on the first cycle (D.Lgs. 59/2004) and on the second (D.Lgs. 226/2005). */
const AGES: readonly (readonly [RegExp, Ages])[] = [
  [/INFANZIA/, { from: 3, to: 6 }],
  [/PRIMARIA/, { from: 6, to: 11 }],
  [/PRIMO GRADO/, { from: 11, to: 14 }],
  [/^LICEO|^IST|MAGISTRALE|SECONDO GRADO/, { from: 14, to: 19 }],
]

/**
 * Returns the ages of the children that a school with this word of the register is for; null if the word names no
 * stage.
 */
export function italianAges(type: string): Ages | null {
  return AGES.find(([pattern]) => pattern.test(type))?.[1] ?? null
}

const STAGES: readonly (readonly [RegExp, string])[] = [
  [/^SCUOLA INFANZIA/, "Scuola dell'infanzia"],
  [/^SCUOLA PRIMARIA/, 'Scuola primaria'],
  [/^SCUOLA (SEC\. )?PRIMO GRADO/, 'Scuola secondaria di primo grado'],
  [/^SCUOLA SEC\. SECONDO GRADO/, 'Scuola secondaria di secondo grado'],
]

/** Returns the register's word, written out and in sentence case: Istituto tecnico per attività sociali. */
export function italianType(type: string): string {
  const stage = STAGES.find(([pattern]) => pattern.test(type))
  if (stage) return stage[1]
  const long = type
    .replace(/^IST PROF/, 'ISTITUTO PROFESSIONALE')
    .replace(/^IST TEC(NICO)?\b/, 'ISTITUTO TECNICO')
    .replace(/ \(GIA' ITF\)$/, '')
    .replace(/COMM TUR E DELLA PUBB$/, 'COMMERCIALI, TURISTICI E DELLA PUBBLICITÀ')
    .replace(/^(ISTITUTO PROFESSIONALE) (INDUSTRIA|CINEMATOGRAFIA)/, "$1 PER L'$2")
    .replace("PER L'CINEMATOGRAFIA", 'PER LA CINEMATOGRAFIA')
  return sentenceCase(italianAccents(long), 'it')
}

/** No file of the ministry says which schools have sostegno: every school has to give it. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/SORDOMUTI/, 'hearing'],
  [/CIECHI/, 'sight'],
  [/OSPEDALIER/, 'illness'],
]

/** Returns the needs for which the words of the register say that an institution is. */
export function italianNeeds({ type, character }: Pick<Institution, 'type' | 'character'>): string[] {
  return NEEDS.flatMap(([pattern, need]) => (pattern.test(`${type} ${character}`) ? need : []))
}
