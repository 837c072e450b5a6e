import { sql } from 'kysely'
import { CORRECTION_FIELDS, type CorrectionField } from '#app/features/corrections/correction-fields.ts'
import { readCorrections } from '#app/features/corrections/read-corrections.server.ts'
import type { Compared } from '#app/features/facts/find-facts.server.ts'
import { workedOn } from '#app/features/schools/membership/admin-visits.server.ts'
import { notMerged } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'

/** A fact in the register beside the school's own value; empty where there is none. */
export type OfficialValue = {
  field: CorrectionField
  /** With accepted corrections applied. */
  official: string
  own: string
  /** What the school has already asked for, still undecided. */
  requested: string
}

/** The official side of a school, for its members. */
type OfficialValues = {
  school: Compared
  /** Empty if no register lists the school: all its data are then self-reported. */
  values: OfficialValue[]
}

type Columns = Record<string, unknown> | null

/** Finds the register's data on a school beside its own; returns undefined when the person is not a member. */
export async function findOfficialValues(member: {
  userId: string
  schoolId: string
}): Promise<OfficialValues | undefined> {
  const row = await db()
    .selectFrom('schools as s')
    .innerJoin(workedOn(member.userId), 'o.school_id', 's.id')
    .innerJoin('school_directory as d', 'd.id', 's.id')
    .leftJoin('school_profiles as p', 'p.school_id', 's.id')
    .select(['s.id', 's.source', 'd.region', 'd.local_type as localType', 'd.ownership'])
    .select([sql<CountryCode>`d.country`.as('country'), sql<Category>`d.category`.as('category')])
    .select([sql<Columns>`to_jsonb(s)`.as('register'), sql<Columns>`to_jsonb(p)`.as('own')])
    .where('s.id', '=', member.schoolId)
    .where(notMerged)
    .executeTakeFirst()
  if (!row) return undefined
  const { source, register, own, ...school } = row
  if (source === 'own') return { school, values: [] }
  const { accepted, requested } = await readCorrections(school.id, db())
  const values = CORRECTION_FIELDS.map((field) => ({
    field,
    official: accepted.findLast((known) => known.field === field)?.value ?? textOf(register, field),
    own: textOf(own, field),
    requested: requested.find((known) => known.field === field)?.value ?? '',
  }))
  return { school, values: values.filter(({ official, own }) => official !== '' || own !== '') }
}

const textOf = (columns: Columns, field: CorrectionField) => String(columns?.[field] ?? '')
