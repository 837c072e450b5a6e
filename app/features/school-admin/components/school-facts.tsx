import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { ViewedSchool } from '../details/view-school.server.ts'

/** Ids, codes, sources and figures of a school. */
export function SchoolFacts({ school }: { school: ViewedSchool }) {
  const t = useTranslation()
  const locale = useLocale()
  const day = (value: Date | string | null) => (value ? formatDay(locale, value) : '')
  const hides = (['showInSearch', 'showContact', 'showReviews'] as const).filter((name) => !school[name])
  const average = school.ratingAverage === null ? '' : ` · ${formatNumber(locale, Number(school.ratingAverage), 1)}`
  return (
    <FactList
      facts={[
        [t('schoolDesk.id'), school.id],
        [t('schoolDesk.oldIds'), school.oldIds.join('\n')],
        [t('schoolDesk.source'), `${school.source} · ${school.sourceId}`],
        [t('schoolDesk.sourceDate'), day(school.sourceDate)],
        [t('schoolDesk.codes'), school.codes.map(({ source, code }) => `${source} · ${code}`).join('\n')],
        [t('schoolDesk.position'), t(`schoolDesk.position.${school.precision ?? 'none'}` as PlainKey)],
        [t('schoolDesk.created'), day(school.createdAt)],
        [t('schoolDesk.verifiedAt'), day(school.verifiedAt)],
        [t('schoolDesk.ownSwitches'), hides.map((name) => t(`schoolDesk.${name}`)).join('\n')],
        [t('schoolDesk.reviews'), formatNumber(locale, school.ratingCount) + average],
        [t('schoolDesk.views'), formatNumber(locale, school.views)],
      ]}
    />
  )
}

/** Members of a school. */
export function SchoolPeople({ operators }: Pick<ViewedSchool, 'operators'>) {
  const t = useTranslation()
  const locale = useLocale()
  if (operators.length === 0) return <p className="text-ink-soft">{t('schoolDesk.nobody')}</p>
  return (
    <ul className="grid gap-1">
      {operators.map(({ id, email, role, since }) => (
        <li key={id} className="wrap-anywhere">
          <Link to={`/admin/users/${id}`} className="inline-flex min-h-6 items-center">
            {email}
          </Link>{' '}
          · {t(`schoolDesk.role.${role}`)} · {formatDay(locale, since)}
        </li>
      ))}
    </ul>
  )
}
