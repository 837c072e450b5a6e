/** Whether a text has one of the forms: `#` is a digit, `@` a letter from A to Z in either case, all else itself. */
export const hasForm = (forms: readonly string[], text: string): boolean =>
  forms.some((form) => form.length === text.length && fitsAt(form, text, 0))

/**
 * Finds the first place in a text where one of the forms stands by itself, not within a longer word or number. Of forms
 * that fit at one place, the first counts.
 */
export function placeOf(forms: readonly string[], text: string): { from: number; to: number } | undefined {
  for (let from = 0; from < text.length; from++) {
    if (isWord(text[from - 1])) continue
    const form = forms.find((one) => fitsAt(one, text, from) && !isWord(text[from + one.length]))
    if (form !== undefined) return { from, to: from + form.length }
  }
  return undefined
}

const isWord = (character = '') => /[\p{L}\p{N}]/u.test(character)

const fitsAt = (form: string, text: string, from: number): boolean =>
  [...form].every((mark, at) => fits(mark, text[from + at]))

function fits(mark: string, character = ''): boolean {
  if (mark === '#') return /^\d$/.test(character)
  return mark === '@' ? /^[A-Za-z]$/.test(character) : mark === character
}
