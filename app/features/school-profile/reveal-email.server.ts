import { db } from '#db/client.ts'

/** Returns the e-mail address of a school whose contact data may be shown, or null. */
export async function revealEmail(id: string): Promise<string | null> {
  const row = await db()
    .selectFrom('school_directory')
    .select('email')
    .where('id', '=', id)
    .where('status', '<>', 'hidden')
    .where('show_contact', '=', true)
    .where('email', '<>', '')
    .executeTakeFirst()
  return row?.email ?? null
}
