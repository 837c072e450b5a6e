import { type RawBuilder, sql } from 'kysely'
import { CHECKLIST, type CheckKey, IMAGES_NEEDED, SECTIONS_NEEDED } from './completion.ts'

const texts = (where: RawBuilder<unknown>) => sql`from school_texts t where t.school_id = d.id and ${where}`

/** The conditions of `completionOf` on `d`, a row of school_directory. */
const CONDITIONS: Record<CheckKey, RawBuilder<unknown>> = {
  address: sql`d.name <> '' and d.street <> '' and d.city <> ''`,
  summary: sql`exists (select ${texts(sql`t.section = 'summary'`)})`,
  description: sql`exists (select ${texts(sql`t.section = 'description'`)})`,
  features: sql`cardinality(d.features) > 0`,
  logo: sql`d.logo is not null`,
  images: sql`(select count(*) from school_media m where m.school_id = d.id and m.kind = 'image' and m.state = 'ready'
    and m.deleted_at is null) >= ${IMAGES_NEEDED}`,
  contact: sql`d.phone <> '' and d.email <> '' and d.website <> ''`,
  sections: sql`(select count(distinct t.section) ${texts(
    sql`t.section not in ('summary', 'description')`,
  )}) >= ${SECTIONS_NEEDED}`,
}

/**
 * How complete the profile of `d`, a row of school_directory, is: the share of points it has (0 to 1), for sorting
 * lists.
 */
export const completionShare = sql<number>`((${sql.join(
  CHECKLIST.map(({ key, points }) => sql`case when ${CONDITIONS[key]} then ${points}::float8 else 0 end`),
  sql` + `,
)}) / ${CHECKLIST.reduce((sum, { points }) => sum + points, 0)}::float8)`
