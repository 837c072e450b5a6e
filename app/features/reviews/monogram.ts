/** Returns the first letters or digits of the first and last word of a name; signs and words of signs are left out. */
export function monogram(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
  return ((letters[0] ?? '') + (letters.length > 1 ? letters.at(-1) : '')).toUpperCase()
}
