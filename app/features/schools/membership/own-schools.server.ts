import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { isVisiting } from './admin-visits.server.ts'
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
    .selectFrom('school_members as o')
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

/** Lists the schools of which a person is a member, through a group or not, last chosen first; at most 200. */
export const listOwnSchools = (userId: string): Promise<OwnSchool[]> => ownSchools(userId).limit(MAX_SCHOOLS).execute()

/** Like {@link listOwnSchools}, without those on which a group lets the person work. */
export const listSchoolsInOwnRight = (userId: string): Promise<OwnSchool[]> =>
  ownSchools(userId).where('o.group_id', 'is', null).limit(MAX_SCHOOLS).execute()

/**
 * Finds one of the schools of which a person is a member; returns undefined when they are not, or there is no such
 * school.
 */
export const findOwnSchool = (userId: string, schoolId: string): Promise<OwnSchool | undefined> =>
  ownSchools(userId).where('o.school_id', '=', schoolId).executeTakeFirst()

/** The school that the dashboard shows; `visitUntil`: when the visit of an admin who is not a member ends. */
export type DashboardSchool = OwnSchool & { visitUntil: Date | null }

/**
 * Finds the school that the dashboard shows: the one that an admin is visiting, else the one chosen last among the
 * person's premium schools.
 */
export async function findDashboardSchool(userId: string): Promise<DashboardSchool | undefined> {
  const visited = await visitedSchool(userId)
  if (visited) return visited
  const own = await ownSchools(userId).where('d.premium', '=', true).limit(1).executeTakeFirst()
  return own && { ...own, visitUntil: null }
}

const visitedSchool = (userId: string): Promise<DashboardSchool | undefined> =>
  db()
    .selectFrom('admin_visits as v')
    .innerJoin('users as u', 'u.id', 'v.user_id')
    .innerJoin('school_directory as d', 'd.id', 'v.school_id')
    .select(['d.id', 'd.name', 'd.city', sql<CountryCode>`d.country`.as('country')])
    .select([sql<Category>`d.category`.as('category'), 'd.logo', sql<OwnSchool['role']>`'editor'`.as('role')])
    .select(['d.premium', 'd.verified_at as verifiedAt', 'd.created_at as createdAt', 'v.until as visitUntil'])
    .where('v.user_id', '=', userId)
    .where(isVisiting)
    .where('d.premium', '=', true)
    .orderBy('v.started_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Makes a school the one on which the person works.
 *
 * @returns whether they are a member of it
 */
export async function chooseOwnSchool(userId: string, schoolId: string): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('school_members')
    .set({ chosen_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
