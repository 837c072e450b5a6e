import { type RawBuilder, sql } from 'kysely'
import { factKeys } from '#app/features/facts/find-fact-values.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'

/** A profile that search engines may list. */
type IndexedProfile = {
  id: string
  /** Languages in which the page has content of its own, including that of the country unless the page is thin. */
  languages: Locale[]
  /** When something that the page shows last changed. */
  changedAt: Date
}

const COUNTRY_LANGUAGES = sql.join(
  Object.entries(COUNTRY_LANGUAGE).map(([country, language]) => sql`(${sql.lit(country)}, ${sql.lit(language)})`),
)

const VISIBLE_REVIEWS = sql`reviews r where r.school_id = s.id and r.status in ('published', 'disputed')
  and coalesce(p.show_reviews, true)`
const OFFICIAL_FACTS = sql`${factKeys(sql`(select s.id) as one`)} k join school_facts f on f.key = k.key`

/**
 * Search engines are asked not to list a profile about which nothing is known beyond its name and address, nor a page
 * in a foreign language without a text or a review in that language: rows SO3 and SO8 of the features.
 */
const LANGUAGES = sql`array(
  select l.language from (values ${COUNTRY_LANGUAGES}) as l (country, language)
    where l.country = s.country and (s.pupils is not null or p.pupils is not null
      or exists (select from ${OFFICIAL_FACTS} where f.missing is null)
      or exists (select from school_media m where m.school_id = s.id and m.state = 'ready' and m.deleted_at is null)
      or exists (select from school_texts t where t.school_id = s.id)
      or exists (select from ${VISIBLE_REVIEWS}))
  union select t.language from school_texts t where t.school_id = s.id
  union select r.language from ${VISIBLE_REVIEWS}
  order by 1)`

/** The last change to the register, to the school's own data, texts, media and events, to a review or a fact. */
const CHANGED_AT = sql`greatest(s.updated_at, p.updated_at,
  (select max(t.updated_at) from school_texts t where t.school_id = s.id),
  (select max(greatest(m.created_at, m.deleted_at)) from school_media m where m.school_id = s.id),
  (select max(e.updated_at) from school_events e where e.school_id = s.id),
  (select max(greatest(r.status_changed_at, r.changed_at)) from reviews r where r.school_id = s.id),
  (select max(i.ended_at) from import_runs i where i.id in (select f.run_id from ${OFFICIAL_FACTS})))`

function indexed(which: RawBuilder<unknown>) {
  return sql<IndexedProfile>`select * from (
      select s.id, ${LANGUAGES} as languages, ${CHANGED_AT} as "changedAt"
      from schools s left join school_profiles p on p.school_id = s.id
      where s.status = 'active' and coalesce(p.show_in_search, true) and ${which}
        and not (s.source = 'sample' and exists (select from registered_countries a where a.country = s.country))
    ) as profiles where cardinality(languages) > 0`
}

/** Finds how search engines may list the profile of a school; undefined for one that is thin or hidden. */
export async function findIndexedProfile(schoolId: string): Promise<IndexedProfile | undefined> {
  const { rows } = await indexed(sql`s.id = ${schoolId}`).execute(preparedDb())
  return rows[0]
}

const BATCH_SIZE = 2000

/** Reads the indexed profiles of a country in id order, a batch at a time. */
export async function* readIndexedProfiles(country: CountryCode): AsyncGenerator<IndexedProfile[]> {
  for (let last = ''; ; ) {
    const ids = await db()
      .selectFrom('schools')
      .select('id')
      .where('country', '=', country)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    if (ids.length === 0) return
    const first = ids[0]!.id
    last = ids.at(-1)!.id
    const { rows } = await indexed(sql`s.country = ${country} and s.id >= ${first} and s.id <= ${last}`).execute(db())
    yield rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  }
}
