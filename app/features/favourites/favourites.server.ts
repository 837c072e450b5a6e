import { Failure } from '#app/core/failure.ts'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { stagedOf } from '#app/features/schools/present-basics.ts'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'

export type Favourite = Awaited<ReturnType<typeof listFavourites>>[number]

/** Lists a person's favourites, newest first, without schools that the team hid. */
export async function listFavourites(userId: string) {
  const rows = await db()
    .selectFrom('favourites as f')
    .innerJoin('school_directory as d', 'd.id', 'f.school_id')
    .select(['d.id', 'd.name', 'd.category', 'd.local_type', 'd.city', 'd.country', 'd.status', 'f.note', 'f.visit_on'])
    .select(['d.region', 'd.age_from', 'd.age_to'])
    .where('f.user_id', '=', userId)
    .where('d.status', '<>', 'hidden')
    .orderBy('f.created_at', 'desc')
    .orderBy('d.id')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, city: row.city, note: row.note, visitOn: row.visit_on },
    category: row.category as Category,
    country: row.country as CountryCode,
    staged: stagedOf(row),
    closed: row.status === 'closed',
  }))
}

/**
 * Sets note and visit date (YYYY-MM-DD) of a favourite.
 *
 * @throws Failure school_unknown when it is not in the list
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

/** Removes a school and its note from the list; does nothing when it is not there. */
export async function removeFavourite(userId: string, schoolId: string): Promise<void> {
  await db().deleteFrom('favourites').where('user_id', '=', userId).where('school_id', '=', schoolId).execute()
}

/** Personal data of this feature; it is deleted with the account's row. */
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
