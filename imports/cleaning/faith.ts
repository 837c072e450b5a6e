import type { Faith } from '#db/vocabulary.ts'

/**
 * Words in registers and names in the five languages. "Christian" is not among them, because many schools have it as a
 * given name.
 */
const WORDS: readonly (readonly [RegExp, Faith])[] = [
  [/katholisch|bischöflich|\bkath\.|catholi|cattolic|católic|catolic/i, 'catholic'],
  [/church of england|\bc ?of ?e\b|anglican|church in wales/i, 'anglican'],
  [/evangelisch|\b(ev|evang)\.\s?(?!v)|protestant|lutheran|luterano|valdese/i, 'protestant'],
  [/jüdisch|jewish|\bjuive?\b|ebraic|judío/i, 'jewish'],
  [/islam|muslim|musulman|\bsunni\b/i, 'muslim'],
]

/**
 * Returns the faith that a text mentions.
 *
 * @returns `christian` if it mentions several churches, null if it mentions no faith
 */
export function faithIn(text: string): Faith | null {
  const named = new Set(WORDS.filter(([word]) => word.test(text)).map(([, faith]) => faith))
  const [first = null, ...others] = named
  return others.length === 0 ? first : 'christian'
}
