/** Distance of the content from the edges of a page, in points. */
export const PAGE_MARGIN = 48
/** A4. */
const [SHORT, LONG] = [595.28, 841.89]

/** Where content stands on the pages of a part. */
export type Frame = { layout: 'portrait' | 'landscape'; left: number; top: number; width: number; bottom: number }

const frame = (layout: Frame['layout'], width: number, height: number): Frame => ({
  layout,
  left: PAGE_MARGIN,
  top: PAGE_MARGIN,
  width: width - 2 * PAGE_MARGIN,
  bottom: height - PAGE_MARGIN - 4,
})
export const UPRIGHT = frame('portrait', SHORT, LONG)
export const ACROSS = frame('landscape', LONG, SHORT)

export const roomOf = ({ top, bottom }: Frame): number => bottom - top
