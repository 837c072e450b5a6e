import type { Selectable } from 'kysely'
import { type KnownCorrection, readCorrections } from '#app/features/corrections/read-corrections.server.ts'
import { FEE_COLUMNS } from '#app/features/schools/fees.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { SchoolProfilesTable, SchoolsTable } from '#db/schema.ts'
import { OFFERS } from '#db/vocabulary.ts'

/** Columns that both registers and schools fill. */
const SHARED = [
  ...(['name', 'local_type', 'ownership', 'street', 'postal_code', 'city', 'phone', 'website'] as const),
  ...(['pupils', 'features', 'languages'] as const),
] as const
/** Columns that only registers fill. */
const OFFICIAL = ['source_id', 'faith', 'gender', ...OFFERS, 'age_from', 'age_to'] as const

type Shared = (typeof SHARED)[number]
export type SelfReportedValues = Pick<
  Selectable<SchoolProfilesTable>,
  Shared | (typeof FEE_COLUMNS)[number] | 'updated_at'
>
export type OfficialWords = Pick<Selectable<SchoolsTable>, Shared | (typeof OFFICIAL)[number]>

/** The data of a school by source. */
export type ProfileSources = {
  register: OfficialWords
  /** The register's values, with the team's corrections applied. */
  official: OfficialWords
  /** Self-reported values; null columns are not stated. */
  own: SelfReportedValues | undefined
  /** Columns of the register that the school wants corrected, still undecided. */
  requested: Partial<OfficialWords>
}

/** Reads the register's data on a school, and its self-reported data. */
export async function readSources(id: string): Promise<ProfileSources> {
  const [[register], [own], { accepted, requested }] = await Promise.all([
    registerRows({ id }),
    ownRows({ id }),
    readCorrections(id),
  ])
  if (!register) throw new Error(`There is no school ${id}.`)
  return { register, official: { ...register, ...wordsOf(accepted) }, own, requested: wordsOf(requested) }
}

const registerRows = prepared((db, { id }: Given<{ id: string }>) =>
  db.selectFrom('schools').select(SHARED).select(OFFICIAL).where('id', '=', id),
)

const ownRows = prepared((db, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('school_profiles')
    .select(SHARED)
    .select([...FEE_COLUMNS, 'updated_at'])
    .where('school_id', '=', id),
)

/** Returns the corrections in the form of the columns they are about. */
function wordsOf(corrections: readonly KnownCorrection[]): Partial<OfficialWords> {
  return Object.fromEntries(
    corrections.map(({ field, value }) => [field, field === 'pupils' ? Number(value) : value]),
  ) as Partial<OfficialWords>
}
