/** Returns the first text that is short enough, else the last one cut at a word. */
export function pickFitting(texts: readonly string[], max: number): string {
  const fits = texts.find((text) => text.length <= max)
  if (fits !== undefined) return fits
  const words = (texts.at(-1) ?? '').slice(0, max - 1).split(' ')
  return `${words.slice(0, Math.max(words.length - 1, 1)).join(' ')}…`
}

/** How much search engines show of the title and the description of a page, in letters. */
export const MAX_TITLE_LENGTH = 60
export const MAX_DESCRIPTION_LENGTH = 155

/**
 * Returns the first title that search engines show in full, else the name cut so that there is room for `end` after it.
 */
export function pickFittingTitle(titles: readonly string[], name: string, end: string): string {
  const fits = titles.find(({ length }) => length <= MAX_TITLE_LENGTH)
  return fits ?? pickFitting([name], MAX_TITLE_LENGTH - end.length) + end
}
