import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import { db } from '#db/client.ts'
import type { AnsweringSchool } from './answer.schema.ts'

/**
 * What the answers of a school may name when a person signs them; nothing of a school that there is not. What is written
 * is held against the latest lists of words.
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
