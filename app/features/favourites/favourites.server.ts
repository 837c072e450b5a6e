import { Failure } from '#app/core/failure.ts'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'

/** A school that a person keeps, with what they noted. */
export type Favourite = Awaited<ReturnType<typeof listFavourites>>[number]

/** The schools that a person keeps, newest first; those that an operator of the site hid are left out. */
export async function listFavourites(userId: string) {
  const rows = await db()
    .selectFrom('favourites as f')
    .innerJoin('school_directory as d', 'd.id', 'f.school_id')
    .select(['d.id', 'd.name', 'd.category', 'd.local_type', 'd.city', 'd.country', 'd.status', 'f.note', 'f.visit_on'])
    .where('f.user_id', '=', userId)
    .where('d.status', '<>', 'hidden')
    .orderBy('f.created_at', 'desc')
    .orderBy('d.id')
    .execute()
  return rows.map(({ local_type, visit_on, status, category, country, ...row }) => ({
    ...row,
    category: category as Category,
    country: country as CountryCode,
    localType: local_type,
    visitOn: visit_on,
    closed: status === 'closed',
  }))
}

/**
 * Sets note and visit date (YYYY-MM-DD) of a school that the person keeps.
 *
 * @throws Failure school_unknown when they do not keep it
 */
export async function updateFavourite(
  userId: string,
  { schoolId, note, visitOn }: { schoolId: string; note: string; visitOn: string | null },
): Promise<void> {
  const { numUpdatedRows } = await db()
    .updateTable('favourites')
    .set({ note, visit_on: visitOn })
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure('not_found', 'school_unknown')
}

/** Takes a school off the list with its note; twice does nothing more. */
export async function removeFavourite(userId: string, schoolId: string): Promise<void> {
  await db().deleteFrom('favourites').where('user_id', '=', userId).where('school_id', '=', schoolId).execute()
}

/** What this feature keeps about a person; it goes with the account's row. */
export const favouritesData: PersonalData = {
  name: 'favourites',
  read: (userId) =>
    db()
      .selectFrom('favourites')
      .select(['school_id', 'note', 'visit_on', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
}
