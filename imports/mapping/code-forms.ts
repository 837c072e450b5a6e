/**
 * Returns a function that checks whether a code has one of the forms: `#` stands for a digit, `@` for a letter from A
 * to Z in either case, everything else for itself.
 */
export function codeForms(forms: readonly string[]): (code: string) => boolean {
  return (code) =>
    forms.some((form) => form.length === code.length && [...form].every((mark, at) => fits(mark, code[at])))
}

function fits(mark: string, character = ''): boolean {
  if (mark === '#') return /^\d$/.test(character)
  return mark === '@' ? /^[A-Za-z]$/.test(character) : mark === character
}
