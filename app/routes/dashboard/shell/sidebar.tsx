import { useLocation } from 'react-router'
import type { SidebarFacts } from '#app/features/insights/overview/find-sidebar-facts.server.ts'
import { SchoolSwitcher } from '#app/features/schools/components/school-switcher.tsx'
import { initials } from '#app/features/schools/initials.ts'
import type { OwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { Logo } from '#app/ui/logo.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'

/** One section of the dashboard. */
export type Section = { to: `/dashboard/${string}`; key: PlainKey; icon: IconName }
type Props = {
  school: OwnSchool
  /** The premium schools of the signed-in person, including this one. */
  schools: readonly OwnSchool[]
  facts: SidebarFacts
  sections: readonly Section[]
  expanded: boolean
}

/** The school, its sections and the date since when it has been a member; only icons when not expanded. */
export function Sidebar({ school, schools, facts, sections, expanded }: Props) {
  const t = useTranslation()
  // The rest of the address below a section belongs to the previous school.
  const section = pathWithoutLocale(useLocation().pathname).split('/').slice(0, 3).join('/')
  return (
    <div className={classes('flex min-h-full flex-col', expanded ? 'px-4 py-8' : 'px-0.5 py-4')}>
      {expanded && (
        <Link to="/" className="mb-8 inline-flex px-5 no-underline" aria-label={t('nav.home')}>
          <Logo />
        </Link>
      )}
      <SchoolHead school={school} expanded={expanded} />
      {expanded && schools.length > 1 && (
        <div className="mt-4 px-2">
          <SchoolSwitcher schools={schools} current={school.id} next={section} />
        </div>
      )}
      <nav aria-label={t('dashboard.sections')} className="my-6">
        <ul className="grid gap-1">
          {sections.map((section) => (
            <li key={section.to}>
              <SectionLink section={section} expanded={expanded} waiting={facts.waitingReviews} />
            </li>
          ))}
        </ul>
      </nav>
      {facts.memberSince && <Membership since={facts.memberSince} expanded={expanded} />}
    </div>
  )
}

function SchoolHead({ school, expanded }: Pick<Props, 'school' | 'expanded'>) {
  const picture =
    'flex size-10 flex-none items-center justify-center rounded-full bg-board-wash font-semibold text-board text-sm'
  return (
    <div className={classes('flex items-center gap-3', expanded ? 'px-2' : 'justify-center')}>
      <span className={picture} aria-hidden="true">
        {school.logo ? (
          <img src={school.logo} alt="" width="40" height="40" className="size-10 rounded-full object-contain" />
        ) : (
          initials(school.name)
        )}
      </span>
      <div className={expanded ? 'min-w-0' : 'sr-only'}>
        <p className="font-semibold text-ink text-sm leading-snug">{school.name}</p>
        <Badge variant="premium" icon={<Icon name="gem" size={14} />}>
          Premium
        </Badge>
      </div>
    </div>
  )
}

function SectionLink(props: { section: Section; expanded: boolean; waiting: number }) {
  const { section, expanded, waiting } = props
  const t = useTranslation()
  const path = pathWithoutLocale(useLocation().pathname)
  const isCurrent = path === section.to || path.startsWith(`${section.to}/`) || isOverview(section, path)
  const link = (
    <Link
      to={section.to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'relative flex min-h-11 items-center rounded-control font-semibold text-base text-ink-soft no-underline hover:bg-sunken aria-[current=page]:bg-board-wash aria-[current=page]:text-board',
        expanded ? 'gap-3 px-3' : 'justify-center focus-visible:-outline-offset-2',
      )}
    >
      <Icon name={section.icon} size={20} className="flex-none" />
      <span className={expanded ? 'min-w-0 flex-1' : 'sr-only'}>{t(section.key)}</span>
      {section.to === '/dashboard/reviews' && waiting > 0 && <Waiting count={waiting} expanded={expanded} />}
    </Link>
  )
  if (expanded) return link
  return (
    <Tooltip text={t(section.key)} side="beside">
      {link}
    </Tooltip>
  )
}

/** The dashboard's root address also shows the overview. */
const isOverview = ({ to }: Section, path: string) => path === '/dashboard' && to === '/dashboard/overview'

function Waiting({ count, expanded }: { count: number; expanded: boolean }) {
  const t = useTranslation()
  return (
    <>
      {expanded ? (
        <span aria-hidden="true" className="flex-none rounded-full bg-board-wash px-2.5 py-1 text-board text-xs">
          {t('dashboard.waiting', { count })}
        </span>
      ) : (
        <span aria-hidden="true" className="absolute top-1.5 right-1.5 size-2 rounded-full bg-board" />
      )}
      <span className="sr-only">{t('dashboard.waiting.text', { count })}</span>
    </>
  )
}

function Membership({ since, expanded }: { since: Date; expanded: boolean }) {
  const t = useTranslation()
  const text = t('dashboard.memberSince', { day: formatDay(useLocale(), since) })
  return (
    <p
      title={expanded ? undefined : text}
      className={classes(
        'mt-auto border-line border-t text-ink-faint text-xs',
        expanded ? 'px-2 pt-4' : 'flex justify-center pt-3',
      )}
    >
      <Icon name="infinity" size={16} className="mr-1 inline-block flex-none align-[-0.2em]" />
      <span className={expanded ? '' : 'sr-only'}>{text}</span>
    </p>
  )
}
