/** Returns the first text that is short enough, else the last one cut at a word. */
export function fitting(texts: readonly string[], max: number): string {
  const fits = texts.find((text) => text.length <= max)
  if (fits !== undefined) return fits
  const words = (texts.at(-1) ?? '').slice(0, max - 1).split(' ')
  return `${words.slice(0, Math.max(words.length - 1, 1)).join(' ')}…`
}

/** How much search engines show of the title and the description of a page, in letters. */
export const MAX_TITLE = 60
export const MAX_DESCRIPTION = 155

/**
 * Returns the first title that search engines show in full, else the name cut so that there is room for `end` after it.
 */
export function fittingTitle(titles: readonly string[], name: string, end: string): string {
  const fits = titles.find(({ length }) => length <= MAX_TITLE)
  return fits ?? fitting([name], MAX_TITLE - end.length) + end
}
