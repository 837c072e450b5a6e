const LETTER = /[\p{L}\p{N}]/gu

/** Returns the letters on a school's exercise book: the first two letters of its name, in capitals. */
export function initials(name: string): string {
  return (name.match(LETTER) ?? []).slice(0, 2).join('').toLocaleUpperCase('de')
}
