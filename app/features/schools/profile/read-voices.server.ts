import type { Selectable } from 'kysely'
import { db } from '#db/client.ts'
import type { SchoolProfilesTable, SchoolsTable } from '#db/schema.ts'

/** Columns that a register and a school both fill. */
const SHARED = [
  ...(['name', 'local_type', 'ownership', 'street', 'postal_code', 'city', 'phone', 'website'] as const),
  ...(['pupils', 'features', 'languages'] as const),
] as const
/** Columns that only registers fill. */
const OFFICIAL = ['source_id', 'faith', 'gender', 'boarding', 'age_from', 'age_to'] as const

type Shared = (typeof SHARED)[number]
export type OwnWords = Pick<Selectable<SchoolProfilesTable>, Shared | 'updated_at'>
export type OfficialWords = Pick<Selectable<SchoolsTable>, Shared | (typeof OFFICIAL)[number]>

/** What the register says of a school, and what the school itself says, null columns being silence. */
export async function readVoices(id: string): Promise<{ official: OfficialWords; own: OwnWords | undefined }> {
  const [official, own] = await Promise.all([
    db().selectFrom('schools').select(SHARED).select(OFFICIAL).where('id', '=', id).executeTakeFirstOrThrow(),
    db()
      .selectFrom('school_profiles')
      .select(SHARED)
      .select('updated_at')
      .where('school_id', '=', id)
      .executeTakeFirst(),
  ])
  return { official, own }
}
