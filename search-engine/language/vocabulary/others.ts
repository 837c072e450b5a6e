import { fold } from '../fold.ts'

/** Words in five languages that ask for schools for adults, or for schools in prisons and hospitals. */
const OTHERS: readonly RegExp[] = [
  /\babend ?(schul|gymnas|real|haupt|ober)|\b(hessen|hansa|bayern|studien|oberstufen|weiterbildungs)? ?kolleg\b/,
  /\b(zweite[rn] bildungsweg|volkshochschul|erwachsen)/,
  /\b(klinik|krankenhaus|schule fur kranke|justizvollzug|gefangnis|jva\b)/,
  /\b(evening (school|class|college)|night school|adults?\b)/,
  /\b(hospital (school|education)|prison|secure (unit|school|training))/,
  /\b(cours du soir|lycee du soir|ecole du soir|greta\b|adultes?\b|formation continue)/,
  /\b(hopital|hospitalier|penitentiaire)/,
  /\b(nocturn[oa]s?\b|adult[oa]s?\b|educacion permanente|aulas? hospitalarias?|penitenciari|carcel)/,
  /\b(seral[ei]\b|scuola per adulti|adulti\b|cpia\b|carcer(e|i|ari[ao]?)\b|ospedal(e|i|ier[aeio])\b|persones adultes)/,
]

/** Whether a text asks for schools that are not for children: `evening school`, `école à l’hôpital`. */
export function namesOthers(text: string): boolean {
  const folded = fold(text)
  return OTHERS.some((words) => words.test(folded))
}
