import type { Kysely, Transaction } from 'kysely'
import { readCorrections } from '#app/features/corrections/read-corrections.server.ts'
import { feeCurrency, feesOf } from '#app/features/schools/fees.ts'
import { workedOn } from '#app/features/schools/membership/admin-visits.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { Category, CountryCode, Feature } from '#db/vocabulary.ts'
import type { SelfReported } from './self-reported.ts'
import { versionToken } from './version-token.server.ts'

/** Source of schools that members propose. */
const OWN_SOURCE = 'own'

type Connection = Kysely<Database> | Transaction<Database>

/** Finds self-reported data of a school beside its register's; returns undefined when the person is not a member. */
export async function findSelfReported(userId: string, schoolId: string): Promise<SelfReported | undefined> {
  const runs = await db()
    .selectFrom(workedOn(userId))
    .select('school_id')
    .where('school_id', '=', schoolId)
    .executeTakeFirst()
  return runs && (await readSelfReported(schoolId))
}

/** Like {@link findSelfReported}, for callers that have checked membership. */
export async function readSelfReported(schoolId: string, connection: Connection = db()): Promise<SelfReported> {
  const row = await readRow(connection, schoolId)
  const summaries = await readSummaries(connection, schoolId)
  const { accepted, requested } = await readCorrections(schoolId, connection)
  const corrected = Object.fromEntries(accepted.map(({ field, value }) => [field, value]))
  const official = {
    phone: corrected.phone ?? row.official_phone,
    website: corrected.website ?? row.official_website,
    email: corrected.email ?? row.official_email,
    features: row.official_features as Feature[],
    languages: row.official_languages,
  }
  const place = { street: row.street, postalCode: row.postal_code, city: row.city, country: row.country as CountryCode }
  const identity = { name: row.name, category: row.category as Category, localType: row.local_type }
  const contact = { phone: row.phone, website: row.website, email: row.email }
  const { show_in_search: showInSearch, show_contact: showContact, show_reviews: showReviews } = row
  const visibility = { showInSearch, showContact, showReviews }
  const taught = { features: row.features as Feature[], languages: row.languages }
  const ownFacts = row.source === OWN_SOURCE
  const fees = feesOf({ ...row, fees_included: row.fees_included ?? [] })
  const seen = {
    basics: versionToken([ownFacts && { ...identity, ...place }, taught, summaries]),
    contact: versionToken([contact, place, requested]),
    visibility: versionToken(visibility),
    fees: versionToken(fees),
  }
  return {
    id: row.id,
    ownFacts,
    ...identity,
    ...place,
    contact,
    official,
    ...taught,
    summaries,
    visibility,
    isPublic: row.ownership === 'public',
    fees,
    currency: feeCurrency(row.country as CountryCode),
    requested,
    seen,
  }
}

const readRow = (connection: Connection, schoolId: string) =>
  connection
    .selectFrom('school_directory as d')
    .innerJoin('schools as s', 's.id', 'd.id')
    .leftJoin('school_profiles as p', 'p.school_id', 'd.id')
    .select(['d.id', 'd.source', 'd.name', 'd.category', 'd.local_type', 'd.street', 'd.postal_code', 'd.city'])
    .select(['d.country', 'd.phone', 'd.website', 'd.email', 'd.features', 'd.languages'])
    .select(['d.ownership', 'p.fees_from', 'p.fees_to', 'p.fees_year', 'p.fees_included'])
    .select(['d.show_contact', 'd.show_reviews'])
    // What the school chose: samples of a country with real schools are in no list, whatever it is.
    .select(({ fn, val }) => fn.coalesce('p.show_in_search', val(true)).as('show_in_search'))
    .select(['s.phone as official_phone', 's.website as official_website', 's.email as official_email'])
    .select(['s.features as official_features', 's.languages as official_languages'])
    .where('d.id', '=', schoolId)
    .executeTakeFirstOrThrow()

async function readSummaries(connection: Connection, schoolId: string): Promise<Record<Locale, string>> {
  const rows = await connection
    .selectFrom('school_texts')
    .select(['language', 'text'])
    .where('school_id', '=', schoolId)
    .where('section', '=', 'summary')
    .execute()
  const byLanguage = new Map(rows.map(({ language, text }) => [language, text]))
  return Object.fromEntries(LOCALES.map((locale) => [locale, byLanguage.get(locale) ?? ''])) as Record<Locale, string>
}
