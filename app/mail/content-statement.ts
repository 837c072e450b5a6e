/** A statement of reasons about a piece of a profile. */
export type ContentStatement = {
  school: string
  measure: 'removed' | 'edited'
  kind: 'image' | 'video' | 'text' | 'event' | 'day'
  /** The content shown: its description and text. */
  shown: string
  rule: 'people' | 'rights' | 'misleading' | 'insult' | 'advertising' | 'illegal'
  law: string
  facts: string
  occasion: 'check' | 'report' | 'notice'
  objectUntil: string
  url: string
}
