import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { ViewedSchool } from '../view-school.server.ts'
import { ActionForm } from './action-form.tsx'

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
        [t('schoolAdmin.id'), school.id],
        [t('schoolAdmin.oldIds'), school.oldIds.join('\n')],
        [t('schoolAdmin.source'), `${school.source} · ${school.sourceId}`],
        [t('schoolAdmin.sourceDate'), day(school.sourceDate)],
        [t('schoolAdmin.codes'), school.codes.map(({ source, code }) => `${source} · ${code}`).join('\n')],
        [t('schoolAdmin.position'), t(`schoolAdmin.position.${school.precision ?? 'none'}` as PlainKey)],
        [t('schoolAdmin.created'), day(school.createdAt)],
        [t('schoolAdmin.verifiedAt'), day(school.verifiedAt)],
        [t('schoolAdmin.ownSwitches'), hides.map((name) => t(`schoolAdmin.${name}`)).join('\n')],
        [t('schoolAdmin.reviews'), formatNumber(locale, school.ratingCount) + average],
        [t('schoolAdmin.views'), formatNumber(locale, school.views)],
      ]}
    />
  )
}

/** Members of a school. */
export function SchoolMembers({ members }: Pick<ViewedSchool, 'members'>) {
  const t = useTranslation()
  const locale = useLocale()
  if (members.length === 0) return <p className="text-ink-soft">{t('schoolAdmin.nobody')}</p>
  return (
    <ul className="grid gap-1">
      {members.map(({ id, email, role, since }) => (
        <li key={id} className="wrap-anywhere grid gap-1">
          <p>
            <Link to={`/admin/users/${id}`} className="inline-flex min-h-6 items-center">
              {email}
            </Link>{' '}
            · {t(`schoolAdmin.role.${role}`)} · {formatDay(locale, since)}
          </p>
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold text-danger">
              {t('schoolAdmin.removeMember')}
            </summary>
            <ActionForm
              intent="remove-member"
              hidden={{ personId: id }}
              variant="danger"
              submit={t('schoolAdmin.removeMember.submit')}
            />
          </details>
        </li>
      ))}
    </ul>
  )
}
