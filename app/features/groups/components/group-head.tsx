import { Link, NavLink } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { OwnGroup } from '../list-own-groups.server.ts'

const PAGES = [
  { page: '', key: 'groups.nav.schools', owner: false },
  { page: '/upload', key: 'groups.nav.upload', owner: false },
  { page: '/changes', key: 'groups.nav.changes', owner: false },
  { page: '/people', key: 'groups.nav.people', owner: false },
  { page: '/claim', key: 'groups.nav.claim', owner: true },
] as const

/** The name of a group and the links to its pages, above each of them. */
export function GroupHead({ group, title }: { group: OwnGroup; title: string }) {
  const t = useTranslation()
  const pages = PAGES.filter(({ owner }) => !owner || group.role === 'owner')
  return (
    <div className="grid gap-3">
      <Link to="/account/groups" className="inline-flex min-h-11 items-center gap-1 justify-self-start">
        <Icon name="chevron-left" size={18} />
        {t('groups.title')}
      </Link>
      <h1 className="wrap-anywhere">{title === group.name ? title : `${group.name}: ${title}`}</h1>
      <nav aria-label={t('groups.nav')}>
        <ul className="flex flex-wrap gap-1">
          {pages.map(({ page, key }) => (
            <li key={page}>
              <NavLink
                to={`/account/groups/${group.id}${page}`}
                end={page === ''}
                className="flex min-h-11 items-center rounded-control border border-line px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:border-board aria-[current=page]:bg-board-wash aria-[current=page]:font-semibold aria-[current=page]:text-board"
              >
                {t(key)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
