import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import { db } from '#db/client.ts'
import type { AnsweringSchool } from './answer.schema.ts'

/**
 * Finds the names and contact data that a school's answers may contain when a person signs them; empty when there is no
 * such school. Refreshes the word lists first, so that the text is screened against the latest ones.
 */
export async function findAnsweringSchool(schoolId: string, userId: string | null): Promise<AnsweringSchool> {
  await refreshRules()
  const row = await db()
    .selectFrom('school_directory as d')
    .leftJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(['d.name', 'd.city', 'd.street', 'd.phone', 'd.email', 'd.website', 'u.name as signer'])
    .where('d.id', '=', schoolId)
    .executeTakeFirst()
  const { phone = '', email = '', website = '' } = row ?? {}
  const names = row ? [row.name, row.city, row.street, row.signer ?? ''].filter(Boolean) : []
  return { names, contact: { phone, email, website } }
}
