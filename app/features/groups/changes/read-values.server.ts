import { type Kysely, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { CHANGE_FIELDS, type ChangeField, codesText } from './change-fields.ts'

/** A school of a group with its self-reported data, and whether the person may edit it. */
export type SchoolValues = {
  id: string
  name: string
  city: string
  country: CountryCode
  premium: boolean
  mayWrite: boolean
  /** Features named by the register, which stay. */
  officialFeatures: string[]
  values: Record<ChangeField, string>
}

type Row = Omit<SchoolValues, 'values'> & {
  phone: string
  website: string
  email: string
  features: string[]
  languages: string[]
  texts: Record<string, string> | null
}

/**
 * Reads the self-reported data of a group's schools, in one statement.
 *
 * @param schoolIds only these; those that the group does not have are left out
 */
export async function readValues(
  connection: Kysely<Database>,
  { userId, groupId }: { userId: string; groupId: string },
  schoolIds?: readonly string[],
): Promise<Map<string, SchoolValues>> {
  const only = schoolIds === undefined ? sql`` : sql`and g.school_id = any (${schoolIds})`
  const { rows } = await sql<Row>`
    select d.id, d.name, d.city, d.country, d.premium, d.phone, d.website, d.email, d.features, d.languages,
      s.features as "officialFeatures",
      exists (select from school_members o where o.school_id = d.id and o.user_id = ${userId}) as "mayWrite",
      (select jsonb_object_agg(t.section || '_' || t.language, t.text) from school_texts t
        where t.school_id = d.id and t.section in ('summary', 'description')) as texts
    from group_schools g join schools s on s.id = g.school_id join school_directory d on d.id = g.school_id
    where g.group_id = ${groupId} ${only}
      and not exists (select from school_redirects r where r.old_id = g.school_id)
    order by d.name, d.id`.execute(connection)
  return new Map(rows.map((row) => [row.id, presentRow(row)]))
}

/**
 * Lists the schools of a group that a person may edit, by name.
 *
 * @param schoolIds only these
 */
export async function listWritable(member: { userId: string; groupId: string }, schoolIds?: readonly string[]) {
  const ids = schoolIds?.map((id) => id.replaceAll('\0', ''))
  const schools = [...(await readValues(db(), member, ids)).values()]
  return schools.filter(({ mayWrite }) => mayWrite).map(({ id, name, city }) => ({ id, name, city }))
}

function presentRow({ texts, phone, website, email, features, languages, ...school }: Row): SchoolValues {
  const listed = { phone, website, email, features: codesText(features), languages: codesText(languages) }
  const values = Object.fromEntries(
    CHANGE_FIELDS.map((field) => [
      field,
      field in listed ? listed[field as keyof typeof listed] : (texts?.[field] ?? ''),
    ]),
  ) as SchoolValues['values']
  return { ...school, values }
}
