import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { ListedSchedule } from '../list-schedules.server.ts'
import { Detail } from './detail.tsx'

/** What keeps scheduled imports from working, each with a link to its page; nothing if all is well. */
export function ScheduleProblems({ schedules }: { schedules: ListedSchedule[] }) {
  const t = useTranslation()
  if (schedules.length === 0) return null
  return (
    <section
      aria-labelledby="schedule-problems"
      className="rounded-control border-[1.5px] border-danger bg-danger-wash px-4 py-3"
    >
      <h2 id="schedule-problems" className="font-semibold text-base text-danger">
        {t('schedules.problems')}
      </h2>
      <ul className="mt-1 grid gap-2">
        {schedules.map((schedule) => (
          <li key={schedule.id}>
            <Link to={`/admin/import-schedules/${schedule.id}`} className="inline-flex min-h-6 items-center">
              {schedule.dataset}
            </Link>
            <Problem schedule={schedule} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The problem of a scheduled import in words, since when, and in detail. */
export function Problem({ schedule: { problem } }: { schedule: ListedSchedule }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!problem) return null
  const since = formatInstant(locale, new Date(problem.since).toISOString())
  return (
    <>
      <p>{t(`schedules.problem.${problem.kind}.text`)}</p>
      <p className="wrap-anywhere text-sm">
        {t('schedules.since', { since })} {problem.detail && <Detail detail={problem.detail} />}
      </p>
    </>
  )
}
