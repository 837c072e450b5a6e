import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SaidOfTopic } from '../find-day.server.ts'
import { SaidByEach } from './said-of-topic.tsx'

type Props = {
  schoolId: string
  said: readonly SaidOfTopic[]
  /** Whether the reader may fill in the form of the school. */
  isOwn: boolean
}

/** How the day at a school is: only what somebody says, and one line that asks for more; plain HTML. */
export function ProfileDay({ schoolId, said, isOwn }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const common = commonSource(said)
  const links = <DayLinks schoolId={schoolId} said={said} isOwn={isOwn} />
  if (said.length === 0) return links
  return (
    <section aria-labelledby="school-day" className="my-10">
      <h2 id="school-day">{t('schoolDay.title')}</h2>
      <dl className="sheet mt-4 grid gap-x-8 gap-y-4 p-5 sm:grid-cols-2">
        {said.map((one) => (
          <div key={one.topic} className="min-w-0">
            <dt className="text-ink-soft text-sm">{one.label}</dt>
            <dd className="wrap-anywhere mt-0.5 grid gap-1">
              <SaidByEach said={one} isSourceBelow={common !== undefined} />
            </dd>
          </div>
        ))}
      </dl>
      {common && (
        <p className="mt-2 text-ink-soft text-sm">
          {t('schoolDay.bySchool', { day: formatDay(locale, common.day), year: common.year })}
        </p>
      )}
      {links}
    </section>
  )
}

function DayLinks({ schoolId, said, isOwn }: Props) {
  const t = useTranslation()
  const school = `/schools/${schoolId}`
  return (
    <p className="no-print my-3 flex flex-wrap items-center gap-x-5">
      <Link to={isOwn ? `/account${school}/day` : `${school}/day`} className="inline-flex min-h-11 items-center">
        {t(isOwn ? 'schoolDay.fill' : 'schoolDay.invite')}
      </Link>
      {said.length > 0 && (
        <Link to={`${school}/report`} rel="nofollow" className="inline-flex min-h-11 items-center">
          {t('schoolDay.report')}
        </Link>
      )}
    </p>
  )
}

/** Day and school year of what the school says, if they are the same for all of it. */
function commonSource(said: readonly SaidOfTopic[]) {
  const stated = said.flatMap(({ school }) => school ?? [])
  const [first] = stated
  return stated.every(({ day, year }) => day === first?.day && year === first?.year) ? first : undefined
}
