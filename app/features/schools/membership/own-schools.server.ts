import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { notMerged } from './require-member.server.ts'

/** A school as its members see it in lists and menus. */
export type OwnSchool = {
  id: string
  name: string
  city: string
  country: CountryCode
  category: Category
  logo: string | null
  role: 'owner' | 'editor'
  premium: boolean
  /** When the claim was approved; null while there is no approved claim. */
  verifiedAt: Date | null
  createdAt: Date
}

/** More than anybody manages; a person with more sees those chosen last. */
const MAX_SCHOOLS = 200

function ownSchools(userId: string) {
  return db()
    .selectFrom('school_operators as o')
    .innerJoin('school_directory as d', 'd.id', 'o.school_id')
    .select([
      'd.id',
      'd.name',
      'd.city',
      sql<CountryCode>`d.country`.as('country'),
      sql<Category>`d.category`.as('category'),
      'd.logo',
      sql<OwnSchool['role']>`o.role`.as('role'),
      'd.premium',
      'd.verified_at as verifiedAt',
      'd.created_at as createdAt',
    ])
    .where('o.user_id', '=', userId)
    .where(notMerged)
    .orderBy('o.chosen_at', (order) => order.desc().nullsLast())
    .orderBy('o.created_at')
    .orderBy('d.id')
}

/** Lists the schools that a person is a member of, through a group or not, the one chosen last first; at most 200. */
export const listOwnSchools = (userId: string): Promise<OwnSchool[]> => ownSchools(userId).limit(MAX_SCHOOLS).execute()

/** As {@link listOwnSchools}, without those that a group lets the person work on. */
export const listSchoolsInOwnRight = (userId: string): Promise<OwnSchool[]> =>
  ownSchools(userId).where('o.group_id', 'is', null).limit(MAX_SCHOOLS).execute()

/**
 * Finds one of the schools that a person is a member of; returns undefined when they are not, or there is no such
 * school.
 */
export const findOwnSchool = (userId: string, schoolId: string): Promise<OwnSchool | undefined> =>
  ownSchools(userId).where('o.school_id', '=', schoolId).executeTakeFirst()

/** Finds the school that the dashboard shows: the one chosen last among the person's premium schools. */
export const findDashboardSchool = (userId: string): Promise<OwnSchool | undefined> =>
  ownSchools(userId).where('d.premium', '=', true).limit(1).executeTakeFirst()

/**
 * Makes a school the one that the person works on from now on.
 *
 * @returns whether they are a member of it
 */
export async function chooseOwnSchool(userId: string, schoolId: string): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('school_operators')
    .set({ chosen_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
