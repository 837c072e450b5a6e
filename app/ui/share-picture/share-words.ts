/** What a picture for shared links says. */
export type ShareWords = {
  /** What it is and where, above the name. */
  above: string
  name: string
  /** The fact that matters most, below; empty for none. */
  below: string
  /** Whether that is a rating. */
  isRating?: boolean
}
