import { type Kysely, sql } from 'kysely'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { findSelfReported, readSelfReported } from '../read-self-reported.server.ts'
import { versionToken } from '../version-token.server.ts'
import type { ProfileDraft, ProfileForm, ProfileWords } from './profile-form.ts'

/** Returns the initial values of a profile's form; undefined when the person is not a member of the school. */
export async function findProfileForm(member: Member): Promise<ProfileForm | undefined> {
  const runs = await findSelfReported(member.userId, member.schoolId)
  return runs && (await readProfileForm(db(), member.schoolId))
}

/** Like {@link findProfileForm}, for callers that have checked membership. */
export async function readProfileForm(connection: Kysely<Database>, schoolId: string): Promise<ProfileForm> {
  const school = await readSelfReported(schoolId, connection)
  const { features, languages, summaries } = school
  const published: ProfileWords = {
    name: school.requested.find(({ field }) => field === 'name')?.value ?? school.name,
    features,
    languages,
    summaries,
    descriptions: await readDescriptions(connection, schoolId),
  }
  const draft = await readDraft(connection, schoolId, published.name)
  return { school, published, draft, seen: versionToken([published, draft && [draft.words, draft.savedAt]]) }
}

async function readDescriptions(connection: Kysely<Database>, schoolId: string): Promise<Record<Locale, string>> {
  const rows = await connection
    .selectFrom('school_texts')
    .select(['language', 'text'])
    .where('school_id', '=', schoolId)
    .where('section', '=', 'description')
    .execute()
  const byLanguage = new Map(rows.map(({ language, text }) => [language, text]))
  return Object.fromEntries(LOCALES.map((locale) => [locale, byLanguage.get(locale) ?? ''])) as Record<Locale, string>
}

/** @param name of the published profile, for drafts without one */
async function readDraft(connection: Kysely<Database>, schoolId: string, name: string): Promise<ProfileDraft | null> {
  const row = await connection
    .selectFrom('school_drafts as d')
    .leftJoin('users as u', 'u.id', 'd.saved_by')
    .leftJoin('profile_details as p', 'p.id', 'd.saved_by')
    .select(['d.saved_at as savedAt', sql<ProfileWords>`d.content`.as('words')])
    .select(sql<string | null>`coalesce(nullif(p.full_name, ''), u.email)`.as('savedBy'))
    .where('d.school_id', '=', schoolId)
    .executeTakeFirst()
  return row ? { ...row, words: { ...row.words, name: row.words.name ?? name } } : null
}
