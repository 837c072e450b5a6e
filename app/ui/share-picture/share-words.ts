/** The texts of a picture for shared links. */
export type ShareWords = {
  /** The kind of thing and its place, above the name. */
  above: string
  name: string
  /** The most important fact, below the name; empty for none. */
  below: string
  /** Whether that is a rating. */
  isRating?: boolean
}
