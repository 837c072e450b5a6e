import type { Category } from '#db/vocabulary.ts'
import type { RejectionReason } from '../register-school.ts'

/** In this order: the first match decides, so that Förderberufsschule is special and Abendgymnasium for adults. */
const REJECTED: readonly (readonly [RegExp, RejectionReason])[] = [
  [
    /seminar|schulamt|schulaufsicht|dienststelle|\bzfsl\b|behörde|beratungsstelle|medienzentrum|schulpsycholog|schülerheim|internat$/i,
    'not_a_school',
  ],
  [/klinikschule|krankenhaus|schule für kranke|justizvollzug/i, 'prison_or_hospital'],
  [
    /abend(gymnas|real|haupt|schul|ober)|weiterbildungskolleg|(hessen|hansa|studien|bayern|oberstufen)-?kolleg|kolleg zur erlangung|zweiter bildungsweg|volkshochschule|erwachsenenbildung/i,
    'adults_only',
  ],
]
const CATEGORIES: readonly (readonly [RegExp, Category])[] = [
  [/förder(?!stufe)|sonder|geistige entwicklung|schule für (blinde|gehörlose|sehbehinderte)|sbbz/i, 'special_needs'],
  [
    /abend(gymnas|ober)|(hessen|hansa|studien|bayern|oberstufen|weiterbildungs)-?kolleg|kolleg zur erlangung|^kolleg$/i,
    'high_school',
  ],
  [/beruf|fach(schul|ober|akademie|gymnas)|wirtschaftsschule|handelsschule|kolleg$/i, 'vocational'],
  [/gymnas|lyzeum/i, 'high_school'],
  [
    /haupt|real(schul)?|gesamt|sekundar|gemeinschaftsschul|stadtteil|mittelschul|oberschul|regel(schul)?|regionale schule|waldorf|volksschul|primus|hibernia|schulformübergreifend|integriert|kooperativ/i,
    'secondary',
  ],
  [/grund|primar|vorschul|schulkindergarten/i, 'primary'],
]

/** Returns why an institution with this type or name is not a school for pupils; undefined if it is one. */
export function germanRejection(type: string): RejectionReason | undefined {
  return REJECTED.find(([pattern]) => pattern.test(type))?.[1]
}

/**
 * Returns our category for a German register's word for the type. A school with several stages counts as its highest.
 *
 * @param type such as `Gymnasium (Mittel- und Oberstufe)`
 */
export function germanCategory(type: string): Category {
  return CATEGORIES.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
}
