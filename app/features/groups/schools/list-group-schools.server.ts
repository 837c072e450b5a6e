import { type RawBuilder, sql } from 'kysely'
import { completionShare } from '#app/features/insights/overview/completion-sql.server.ts'
import type { GroupMember } from '#app/features/schools/membership/require-group.server.ts'
import { db } from '#db/client.ts'
import { SCHOOLS_PER_PAGE } from '../group.ts'
import type { TableAddress, TableOrder } from './table-address.ts'

/** A school of a group. */
export type GroupSchool = {
  id: string
  name: string
  city: string
  premium: boolean
  /** From 0 to 1. */
  completion: number
  /** Published reviews that the school has not answered. */
  openReviews: number
  byInvitation: boolean
  since: Date
  hasMainContact: boolean
  /** Whether the reader may edit it. */
  mayWrite: boolean
}

const ORDERS: Record<TableOrder, RawBuilder<unknown>> = {
  name: sql`name`,
  town: sql`city`,
  completion: sql`completion`,
  reviews: sql`"openReviews"`,
  premium: sql`premium`,
}

/**
 * Lists a page of the schools of a group. The caller has checked that the reader belongs to it.
 *
 * @returns the page, and how many schools and pages there are
 */
export async function listGroupSchools({ userId, groupId }: GroupMember, asked: TableAddress) {
  const { order, down, page, text } = asked
  const direction = down ? sql`desc` : sql`asc`
  const { rows } = await sql<GroupSchool & { total: number }>`
    select *, count(*) over ()::int as total from (
      select d.id, d.name, d.city, d.premium, ${completionShare} as completion,
        (select count(*)::int from reviews r where r.school_id = d.id and r.status in ('published', 'disputed')
          and not exists (select from review_answers a where a.review_id = r.id)) as "openReviews",
        g.by_invitation as "byInvitation", g.created_at as since,
        exists (select from school_members o where o.school_id = d.id and o.role = 'owner') as "hasMainContact",
        exists (select from school_members o where o.school_id = d.id and o.user_id = ${userId}) as "mayWrite"
      from group_schools g join school_directory d on d.id = g.school_id
      where g.group_id = ${groupId} and not exists (select from school_redirects r where r.old_id = g.school_id)
        and (${text} = '' or position(lower(${text}) in lower(d.name || ' ' || d.city || ' ' || d.id)) > 0)
    ) as listed
    order by ${ORDERS[order]} ${direction}, name, id
    limit ${SCHOOLS_PER_PAGE} offset ${(page - 1) * SCHOOLS_PER_PAGE}`.execute(db())
  const total = rows[0]?.total ?? 0
  return { schools: rows.map(({ total: _, ...school }) => school), total, pages: Math.ceil(total / SCHOOLS_PER_PAGE) }
}

/** Lists a page of a group's schools, marking those on which one of its members may work, for their rights. */
export async function listRights({ groupId }: GroupMember, personId: string, page: number) {
  const { rows } = await sql<{
    id: string
    name: string
    city: string
    given: boolean
    ownRight: boolean
    total: number
  }>`
    select d.id, d.name, d.city, o.user_id is not null as given,
      o.user_id is not null and o.group_id is distinct from g.group_id as "ownRight", count(*) over ()::int as total
    from group_schools g join school_directory d on d.id = g.school_id
    left join school_members o on o.school_id = d.id and o.user_id = ${personId}
    where g.group_id = ${groupId} and not exists (select from school_redirects r where r.old_id = g.school_id)
    order by d.name, d.id limit ${SCHOOLS_PER_PAGE} offset ${(page - 1) * SCHOOLS_PER_PAGE}`.execute(db())
  return { schools: rows, pages: Math.ceil((rows[0]?.total ?? 0) / SCHOOLS_PER_PAGE) }
}

/** Finds a school of a group. The caller has checked that the reader belongs to the group. */
export const findGroupSchool = (groupId: string, schoolId: string) =>
  db()
    .selectFrom('group_schools as g')
    .innerJoin('school_directory as d', 'd.id', 'g.school_id')
    .select(['d.id', 'd.name'])
    .where('g.group_id', '=', groupId)
    .where('g.school_id', '=', schoolId.replaceAll('\0', ''))
    .executeTakeFirst()
