import { sql } from 'kysely'
import { hashToken, newToken } from '#app/core/tokens/token.server.ts'
import { db } from '#db/client.ts'
import { DRAFT_DAYS } from '../review.ts'

/** Fields of the form as they were typed. */
export type Draft = Record<string, string>

/** Stores a review for seven days until its writer has signed in. @returns token for the address that leads back */
export async function saveDraft(schoolId: string, content: Draft): Promise<string> {
  const token = newToken()
  await db()
    .insertInto('review_drafts')
    .values({
      token_hash: hashToken(token),
      school_id: schoolId,
      content: JSON.stringify(content),
      expires_at: sql<Date>`now() + make_interval(days => ${DRAFT_DAYS})`,
    })
    .execute()
  return token
}

/** Finds the draft stored under a token for a school; returns null when there is none or it has expired. */
export async function findDraft(token: string, schoolId: string): Promise<Draft | null> {
  const row = await db()
    .selectFrom('review_drafts')
    .select('content')
    .where('token_hash', '=', hashToken(token))
    .where('school_id', '=', schoolId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return (row?.content as Draft | undefined) ?? null
}
