import type { Kysely } from 'kysely'
import { takesMessages } from '#app/features/school-profile/takes-messages.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

/** A school that accepts enquiries. Its e-mail address is left out, because nobody may see it. */
type Messageable = { id: string; name: string; city: string }

/** Finds a school that accepts enquiries, or returns undefined. */
export const findMessageable = (id: string, database: Kysely<Database> = db()): Promise<Messageable | undefined> =>
  database
    .selectFrom('school_directory as d')
    .select(['d.id', 'd.name', 'd.city'])
    // PostgreSQL cannot even compare a text that contains NUL.
    .where('d.id', '=', id.replaceAll('\0', ''))
    .where(takesMessages)
    .executeTakeFirst()
