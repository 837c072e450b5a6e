import { sql } from 'kysely'
import { SECTIONS } from '#app/features/school-profile/sections.ts'
import { workedOn } from '#app/features/schools/membership/admin-visits.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { versionToken } from '../version-token.server.ts'

export type Section = (typeof SECTIONS)[number]

/** One tab of the educational profile in one language, and which texts exist. */
export type EducationalProfile = {
  section: Section
  language: Locale
  text: string
  /** Version token that the form carries, see {@link versionToken}. */
  seen: string
  savedAt: Date | null
  /** Languages in which each section has a text. */
  written: Record<Section, string[]>
}

/** Reads the educational profile of a school, for its members. */
export async function readEducationalProfile(
  { userId, schoolId }: { userId: string; schoolId: string },
  { section, language }: { section: Section; language: Locale },
): Promise<EducationalProfile> {
  const rows = await db()
    .selectFrom('school_texts as x')
    .innerJoin(workedOn(userId), 'o.school_id', 'x.school_id')
    .select(['x.section', 'x.language', 'x.updated_at'])
    .select(
      sql<string | null>`case when x.section = ${section} and x.language = ${language} then x.text end`.as('text'),
    )
    .where('x.school_id', '=', schoolId)
    .where('x.section', 'in', SECTIONS)
    .orderBy('x.language')
    .execute()
  const here = rows.find((row) => row.text !== null)
  const written = SECTIONS.map((name) => [name, rows.filter((row) => row.section === name).map((row) => row.language)])
  const text = here?.text ?? ''
  return {
    section,
    language,
    text,
    seen: versionToken(text),
    savedAt: here?.updated_at ?? null,
    written: Object.fromEntries(written) as EducationalProfile['written'],
  }
}
