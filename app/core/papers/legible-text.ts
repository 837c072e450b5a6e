/**
 * Makes typed text printable without loss: letters for which the font has no glyph become their code point, such as
 * `[U+1F3EB]`. Line breaks and tabs become spaces. Other invisible characters become code points too, since some of
 * them change the order of the text beside them.
 *
 * @param has whether the font has a glyph for a code point
 */
export function legibleText(text: string, has: (codePoint: number) => boolean): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return [...plain].map((character) => legible(character, has)).join('')
}

/** Returns a character, or its code point in brackets where it cannot be seen. */
export function legible(character: string, has: (codePoint: number) => boolean): string {
  const codePoint = character.codePointAt(0) ?? 0
  const seen = has(codePoint) && !/[\p{Cc}\p{Cf}]/u.test(character)
  return seen ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}
