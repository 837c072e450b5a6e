import { useId } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { GROUPS, type Group, type NavigationCounts } from './sections.ts'

type Props = { isAdmin: boolean; counts: NavigationCounts }

/** The admin pages that the person may open, in groups, with the number of pending items. */
export function Navigation({ isAdmin, counts }: Props) {
  const t = useTranslation()
  const groups = GROUPS.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ adminOnly }) => isAdmin || !adminOnly),
  }))
  return (
    <div className="px-4 py-6">
      <Link to="/" className="mb-6 inline-flex px-3 no-underline" aria-label={t('nav.home')}>
        <Logo />
      </Link>
      <nav aria-label={t('moderation.sections')} className="grid gap-5">
        {groups.map((group) => group.sections.length > 0 && <Links key={group.name} {...group} counts={counts} />)}
      </nav>
    </div>
  )
}

/** Further pages of a section whose addresses do not begin with its own. */
const LEADS_TO: Record<string, RegExp> = {
  '/admin': /^\/admin\/(reviews|claims|corrections|content|posts)\//,
  '/admin/schools': /^\/admin\/new-school$/,
  '/admin/imports': /^\/admin\/import-schedules(\/|$)/,
}

function Links({ name, sections, counts }: Group & Pick<Props, 'counts'>) {
  const t = useTranslation()
  const id = useId()
  const path = pathWithoutLocale(useLocation().pathname)
  const isCurrent = (to: string) =>
    path === to || (to !== '/admin' && path.startsWith(`${to}/`)) || LEADS_TO[to]?.test(path)
  return (
    <div>
      <p id={id} className="px-3 pb-1 font-semibold text-ink-soft text-sm">
        {t(name)}
      </p>
      <ul aria-labelledby={id} className="grid">
        {sections.map(({ to, key, icon, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent(to) ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-board-wash aria-[current=page]:font-semibold aria-[current=page]:text-board lg:min-h-10"
            >
              <Icon name={icon} size={18} className="flex-none" />
              <span className="min-w-0 flex-1">{t(key)}</span>
              {count && counts[count] > 0 && <Count count={counts[count]} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Count({ count }: { count: number }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <span className="flex-none rounded-full bg-sunken px-2 py-0.5 font-semibold text-xs tabular-nums">
      {formatNumber(locale, count)}
      <span className="sr-only"> {t('adminNav.open')}</span>
    </span>
  )
}
