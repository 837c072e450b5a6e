import { useId } from 'react'
import { Shortcuts } from '#app/features/admin/shortcuts/shortcuts.tsx'
import { NavLink } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { GROUPS, type Group } from './sections.ts'

/** The admin pages that the person may open, in groups. */
export function Navigation({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslation()
  const groups = GROUPS.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ adminOnly }) => isAdmin || !adminOnly),
  }))
  return (
    <nav aria-label={t('moderation.sections')} className="flex flex-wrap content-start gap-1 lg:grid lg:gap-5">
      {groups.map((group) => group.sections.length > 0 && <Links key={group.name} {...group} />)}
      <Shortcuts />
    </nav>
  )
}

function Links({ name, sections }: Group) {
  const t = useTranslation()
  const id = useId()
  return (
    <div className="contents lg:block">
      <p id={id} className="sr-only px-3 pb-1 font-semibold text-ink-soft text-sm lg:not-sr-only">
        {t(name)}
      </p>
      <ul aria-labelledby={id} className="contents lg:grid lg:gap-1">
        {sections.map(({ to, key }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/admin'}
              className="flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-board-wash aria-[current=page]:font-semibold aria-[current=page]:text-board"
            >
              {t(key)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
