import { diffWordsWithSpace } from 'diff'
import { db } from '#db/client.ts'

/** A part of a text that two successive versions share, or that one of them lacks. */
export type Change = { text: string; change: 'same' | 'added' | 'removed' }
/** A replaced version, with what its successor changed. */
export type ViewedVersion = {
  version: number
  replacedAt: Date
  words: Change[]
  /** Other parts of the review that changed, such as `rating`. */
  fields: string[]
}

/** What visitors see of a review besides its text. */
const FIELDS = ['rating', 'author_name', 'relation', 'until_year', 'experienced_on', 'language', 'themes'] as const
type Content = { comment: string } & Partial<Record<(typeof FIELDS)[number], unknown>>

/** Loads the earlier versions of a review, newest first. */
export async function viewHistory(reviewId: string, now: Content): Promise<ViewedVersion[]> {
  const rows = await db()
    .selectFrom('review_versions')
    .select(['version', 'content', 'replaced_at'])
    .where('review_id', '=', reviewId)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, content, replaced_at }, index) => {
    const [before, after] = [content as Content, (rows[index - 1]?.content as Content | undefined) ?? now]
    return {
      version,
      replacedAt: replaced_at,
      words: wordsOf(before.comment, after.comment),
      fields: FIELDS.filter((field) => saidOf(before[field]) !== saidOf(after[field])),
    }
  })
}

/** Versions from before there were themes have none. */
const saidOf = (value: unknown): string => (Array.isArray(value) ? value.join() : String(value ?? ''))

const wordsOf = (before: string, after: string): Change[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
