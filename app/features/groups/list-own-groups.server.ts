import { sql } from 'kysely'
import { isGroupId } from '#app/features/schools/membership/require-group.server.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'

const ownGroups = (userId: string) =>
  db()
    .selectFrom('group_people as p')
    .innerJoin('school_groups as g', 'g.id', 'p.group_id')
    .select(['g.id', 'g.name', sql<CountryCode>`g.country`.as('country')])
    .select(sql<'owner' | 'editor'>`p.role`.as('role'))
    .select(sql<number>`(select count(*)::int from group_schools s where s.group_id = g.id)`.as('schools'))
    .where('p.user_id', '=', userId)
    .orderBy('g.name')
    .orderBy('g.id')

/** Lists the groups to which a person belongs. */
export const listOwnGroups = (userId: string) => ownGroups(userId).limit(100).execute()

/** A group as its members see it. */
export type OwnGroup = Awaited<ReturnType<typeof listOwnGroups>>[number]

/** Finds a group that the person belongs to; returns undefined for everybody else. */
export const findOwnGroup = async (userId: string, groupId: string): Promise<OwnGroup | undefined> =>
  isGroupId(groupId) ? await ownGroups(userId).where('g.id', '=', groupId).executeTakeFirst() : undefined
