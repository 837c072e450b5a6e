import { db } from '#db/client.ts'
import type { AnsweringSchool } from './answer.schema.ts'

/** What the answers of a school may name when a person signs them; only the school's own words without such a school. */
export async function findAnsweringSchool(schoolId: string, userId: string): Promise<AnsweringSchool> {
  const row = await db()
    .selectFrom('school_directory as d')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(['d.name', 'd.city', 'd.street', 'd.phone', 'd.email', 'd.website', 'u.name as signer'])
    .where('d.id', '=', schoolId)
    .executeTakeFirst()
  const { name = '', city = '', street = '', signer = '', phone = '', email = '', website = '' } = row ?? {}
  return { names: [name, city, street, signer].filter(Boolean), contact: { phone, email, website } }
}
