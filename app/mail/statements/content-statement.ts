/** What a statement of reasons about a piece of a profile says. */
export type ContentStatement = {
  school: string
  measure: 'removed' | 'edited'
  kind: 'image' | 'video' | 'text' | 'event'
  /** What it showed: description and words. */
  shown: string
  rule: 'people' | 'rights' | 'misleading' | 'insult' | 'advertising' | 'illegal'
  law: string
  facts: string
  occasion: 'check' | 'report' | 'notice'
  objectUntil: string
  url: string
}
