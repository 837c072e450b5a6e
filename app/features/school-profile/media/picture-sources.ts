/**
 * Returns the values of `srcset` for a picture: every width in which it was rendered, beside the largest one.
 *
 * @param picture address of the largest as WebP, and all widths in pixels; none for pictures that were not rendered
 */
export function pictureSources({ url, widths }: { url: string; widths: number[] }): { avif?: string; webp?: string } {
  if (widths.length === 0) return {}
  const folder = url.slice(0, url.lastIndexOf('/'))
  const list = (ending: string) => widths.map((width) => `${folder}/${width}.${ending} ${width}w`).join(', ')
  return { avif: list('avif'), webp: list('webp') }
}
