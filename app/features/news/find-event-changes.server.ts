import { type Kysely, type SqlBool, sql } from 'kysely'
import { type EventKind, FREE_KIND } from '#app/features/events/event-rules.ts'
import { presentTime } from '#app/features/events/present-event.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Change, Wish } from './change.ts'

type Db = Kysely<Database>

/** Finds the coming events of schools that were announced or moved, by id of the school. */
export async function findEventChanges(
  database: Db,
  wishes: readonly Wish[],
  locale: Locale,
): Promise<Map<string, Change[]>> {
  const rows = await database
    .selectFrom('school_events as e')
    .innerJoin('school_directory as d', 'd.id', 'e.school_id')
    .select(['e.school_id', 'e.dated_at as at', 'e.starts_at as startsAt', 'e.ends_at as endsAt'])
    .select([
      sql<EventKind>`e.kind`.as('kind'),
      sql<CountryCode>`d.country`.as('country'),
      'd.postal_code as postalCode',
    ])
    .where(sql<SqlBool>`e.school_id = any(${wishes.map(({ schoolId }) => schoolId)}::text[])`)
    .where('e.ends_at', '>', sql<Date>`now()`)
    .where('d.status', '=', 'active')
    .where(sql<SqlBool>`(d.premium or e.kind = ${FREE_KIND})`)
    .orderBy('e.starts_at')
    .execute()
  const t = translator(locale)
  return new Map(
    wishes.flatMap((wish) => {
      const of = rows.filter(({ school_id, at }) => school_id === wish.schoolId && at > wish.since && at <= wish.until)
      const changes = of.map(({ kind, country, postalCode, ...event }): Change => {
        const { when } = presentTime(event, timeZoneOf(country, postalCode), locale)
        return { kind: 'events', text: t('changes.event', { kind: t(`events.kind.${kind}`), when }) }
      })
      return changes.length > 0 ? [[wish.schoolId, changes] as const] : []
    }),
  )
}

/**
 * Counts the reviews of schools, by id. They are told on the day after their publication, as in mails, so that nobody
 * learns from the hour who wrote one.
 */
export async function findReviewChanges(
  database: Db,
  wishes: readonly Wish[],
  locale: Locale,
): Promise<Map<string, Change[]>> {
  const spans = wishes.map(({ schoolId, since, until }) => ({ id: schoolId, since, until }))
  const { rows } = await sql<{ id: string; count: number }>`
    select w.id, count(*)::integer as count
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as w(id text, since timestamptz, until timestamptz)
    join reviews r on r.school_id = w.id and r.status in ('published', 'disputed')
      and r.published_at >= date_trunc('day', w.since) and r.published_at < date_trunc('day', w.until)
    join school_directory d on d.id = w.id and d.show_reviews
    group by w.id`.execute(database)
  const t = translator(locale)
  return new Map(rows.map(({ id, count }) => [id, [{ kind: 'reviews', text: t('changes.reviews', { count }) }]]))
}
