import { type Kysely, sql } from 'kysely'
import { versionToken } from '#app/features/profile-editing/version-token.server.ts'
import { feeCurrency } from '#app/features/schools/fees.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { schoolYear } from '#lib/text/school-year.ts'
import { dayText, topicName } from './present-day.ts'
import { DAY_TOPICS, type Day, type DayTopic } from './topics.ts'

/** What is said of a topic: by the school on a day (YYYY-MM-DD), and by enough families; each about a school year. */
export type SaidOfTopic = {
  topic: DayTopic
  label: string
  school: { value: string; text: string; day: string; year: string } | null
  families: { text: string; sayings: number; year: string; isSame: boolean }[]
}

/** Lists the topics of which something is known, in their order. */
export async function findDay(school: { id: string; country: CountryCode }, locale: Locale): Promise<SaidOfTopic[]> {
  const reader = { locale, currency: feeCurrency(school.country) }
  const rows = await said({ id: school.id })
  return DAY_TOPICS.flatMap((topic): SaidOfTopic[] => {
    const about = rows.filter((row) => row.topic === topic)
    if (about.length === 0) return []
    const stated = about.find(({ sayings }) => sayings === null)
    return [
      {
        topic,
        label: topicName(topic, locale),
        school: stated
          ? {
              value: stated.value,
              text: dayText(topic, stated.value, reader),
              day: stated.day ?? '',
              year: schoolYear(stated.schoolYear),
            }
          : null,
        families: about.flatMap(({ value, sayings, schoolYear: year }) =>
          sayings === null
            ? []
            : [
                {
                  text: dayText(topic, value, reader),
                  sayings,
                  year: schoolYear(year),
                  isSame: value === stated?.value,
                },
              ],
        ),
      },
    ]
  })
}

const said = prepared((db, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('school_day_values')
    .select([sql<string>`topic`.as('topic'), 'value', 'school_year as schoolYear'])
    .select(sql<number | null>`null::integer`.as('sayings'))
    .select(sql<string | null>`to_char(stated_at at time zone 'Europe/Berlin', 'YYYY-MM-DD')`.as('day'))
    .where('school_id', '=', id)
    .unionAll(
      db
        .selectFrom('school_day_agreed as a')
        .select(['a.topic', 'a.value', 'a.school_year as schoolYear', sql<number | null>`a.sayings`.as('sayings')])
        .select(sql<string | null>`null::text`.as('day'))
        .where('a.school_id', '=', id)
        .where(
          sql<boolean>`a.school_year = (select max(o.school_year) from school_day_agreed o
            where o.school_id = a.school_id and o.topic = a.topic)`,
        ),
    )
    .orderBy('sayings', (order) => order.desc().nullsFirst())
    .orderBy('value'),
)

/** What a school states, for its form: the values, the school year that they are about, and a token of this state. */
export type StatedDay = { day: Day; schoolYear: number | null; seen: string }

/** Returns what a school states; for callers that have checked membership. */
export async function findStatedDay(schoolId: string, connection: Kysely<Database> = db()): Promise<StatedDay> {
  const rows = await connection
    .selectFrom('school_day_values')
    .select(['topic', 'value', 'school_year'])
    .where('school_id', '=', schoolId)
    .orderBy('topic')
    .execute()
  const day = Object.fromEntries(rows.map(({ topic, value }) => [topic, value])) as Day
  return { day, schoolYear: rows[0]?.school_year ?? null, seen: versionToken(rows) }
}

/** What an account says of the day at a school in a school year, and the topics that the team took off. */
export type OwnSayings = { day: Day; removed: DayTopic[] }

export async function findOwnSayings(userId: string, schoolId: string, year: number): Promise<OwnSayings> {
  const rows = await db()
    .selectFrom('school_day_sayings')
    .select(['topic', 'value', sql<boolean>`removed_by is not null`.as('removed')])
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .where('school_year', '=', year)
    .execute()
  return {
    day: Object.fromEntries(rows.flatMap(({ topic, value, removed }) => (removed ? [] : [[topic, value]]))),
    removed: rows.flatMap(({ topic, removed }) => (removed ? [topic as DayTopic] : [])),
  }
}
