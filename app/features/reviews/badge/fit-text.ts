/** Widths of letters in a system font, as fractions of its size; generous, since fonts differ between systems. */
const NARROW = /[\sijltfrI.,:;'’!|()[\]-]/u
const WIDE = /[MWmw@—]/u
const CAPITAL = /[\p{Lu}\p{N}&%#]/u
const LATIN = /\p{Script=Latin}|[\p{P}\p{S}]/u

function widthOf(sign: string): number {
  if (NARROW.test(sign)) return 0.38
  if (WIDE.test(sign)) return 0.95
  if (CAPITAL.test(sign)) return 0.72
  return LATIN.test(sign) ? 0.6 : 1.05
}

/**
 * Returns the part of a text that fits into a line, with an ellipsis where it was cut.
 *
 * @param width of the line in font sizes
 */
export function fitText(text: string, width: number): string {
  const signs = Array.from(text)
  let used = 0
  const fits = signs.findIndex((sign) => {
    used += widthOf(sign)
    return used > width
  })
  if (fits < 0) return text
  return `${signs
    .slice(0, Math.max(0, fits - 1))
    .join('')
    .trimEnd()}…`
}
