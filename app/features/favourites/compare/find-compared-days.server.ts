import { findDay, type SaidOfTopic } from '#app/features/school-day/find-day.server.ts'
import { topicName } from '#app/features/school-day/present-day.ts'
import type { DayTopic } from '#app/features/school-day/topics.ts'
import { presentFees } from '#app/features/school-profile/present-fees.ts'
import { FEE_COLUMNS, feesOf } from '#app/features/schools/fees.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** What is said of a topic: each value with who says it and of which school year; null if nothing. */
export type ComparedDay = { topic: string; label: string; text: string | null }

const TOPICS: readonly DayTopic[] = ['careUntil', 'lunch', 'holidayCare', 'uniform', 'phones', 'homework', 'languages']

type School = { id: string; country: CountryCode; ownership: string | null }

/** Finds what is said of the day at schools, and what a year costs according to them; in the order of the topics. */
export async function findComparedDays(
  schools: readonly School[],
  locale: Locale,
): Promise<Map<string, ComparedDay[]>> {
  const t = translator(locale)
  const fees = await findFees(schools, locale)
  const entries = schools.map(async (school) => {
    const said = await findDay(school, locale)
    const topics = TOPICS.map((topic) => ({
      topic,
      label: topicName(topic, locale),
      text: textOf(
        said.find((one) => one.topic === topic),
        locale,
      ),
    }))
    const paid = { topic: 'fees', label: t('schoolDay.fees'), text: fees.get(school.id) ?? null }
    return [school.id, [...topics, paid] as ComparedDay[]] as const
  })
  return new Map(await Promise.all(entries))
}

function textOf(said: SaidOfTopic | undefined, locale: Locale): string | null {
  if (!said) return null
  const t = translator(locale)
  const { school, families } = said
  return [
    ...(school ? [t('schoolDay.said.school', school)] : []),
    ...families.map(({ text, year, sayings: count }) => t('schoolDay.said.families', { text, year, count })),
  ].join('; ')
}

async function findFees(schools: readonly School[], locale: Locale): Promise<Map<string, string>> {
  const paid = schools.filter(({ ownership }) => ownership !== 'public')
  if (paid.length === 0) return new Map()
  const rows = await db()
    .selectFrom('school_profiles')
    .select(['school_id', ...FEE_COLUMNS])
    .where(
      'school_id',
      'in',
      paid.map(({ id }) => id),
    )
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const fees = feesOf({ ...row, fees_included: row.fees_included ?? [] })
      const school = paid.find(({ id }) => id === row.school_id)
      return fees && school ? [[row.school_id, presentFees(fees, school.country, locale).amount] as const] : []
    }),
  )
}
