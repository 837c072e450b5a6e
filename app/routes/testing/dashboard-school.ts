import type { Insertable } from 'kysely'
import { db } from '#db/client.ts'
import type { SchoolsTable } from '#db/schema.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { makePerson, type Person } from './person.ts'

type Given = Partial<Insertable<SchoolsTable>> & { id: string }

/** Creates a school with a member. */
export async function makeSchool(
  given: Given,
  { person, role = 'owner', premium = true }: { person?: Person; role?: 'owner' | 'editor'; premium?: boolean } = {},
): Promise<Person> {
  const member = person ?? (await makePerson())
  await db()
    .insertInto('schools')
    .values(schoolRow({ name: `Schule ${given.id}`, ...given }))
    .execute()
  await db().insertInto('school_members').values({ school_id: given.id, user_id: member.id, role }).execute()
  if (premium) await db().insertInto('premium_grants').values({ school_id: given.id, reason: 'test' }).execute()
  return member
}
