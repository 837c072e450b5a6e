import { useEffect, useId, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { findSuppression } from '#app/features/accounts/identity/bounces/suppressions.server.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageOf } from '#app/routes/message.server.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { NoscriptMessage } from '#app/routes/shell/noscript-message.tsx'
import { opensPanel, PhonePanel } from '#app/routes/shell/phone-panel.tsx'
import { Shell } from '#app/routes/shell/shell.tsx'
import { sessionLinks } from '#app/styles/session-sheet.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/layout.ts'

export const links = sessionLinks

export async function loader(args: Route.LoaderArgs) {
  const { role, email } = await requireSession(args, ACCOUNTS_POLICY.read)
  const comesBack = (await findSuppression(email)) !== null
  return { isStaff: role !== 'user', comesBack, message: messageOf(args.request) }
}

const SECTIONS = [
  { to: '/account', key: 'account.nav.profile' },
  { to: '/account/security', key: 'account.nav.security' },
  { to: '/account/news', key: 'nav.news' },
  { to: '/account/notifications', key: 'account.nav.notifications' },
  { to: '/account/reviews', key: 'account.nav.reviews' },
  { to: '/account/questions', key: 'account.nav.questions' },
  { to: '/account/orders', key: 'account.nav.orders' },
  { to: '/account/favourites', key: 'account.nav.favourites' },
  { to: '/account/searches', key: 'account.nav.searches' },
  { to: '/account/children', key: 'account.nav.children' },
  { to: '/account/schools', key: 'account.nav.schools', holds: /^\/account\/(groups?|school|claims)\b/ },
  { to: '/account/api-keys', key: 'account.nav.apiKeys' },
  { to: '/account/data', key: 'account.nav.data' },
] as const
const ADMIN_PAGES = { to: '/admin', key: 'account.nav.queue' } as const

export default function AccountLayout({ loaderData: { isStaff, comesBack, message } }: Route.ComponentProps) {
  const t = useTranslation()
  const panelId = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page closes it
  useEffect(() => panel.current?.close(), [key])
  const sections = isStaff ? [...SECTIONS, ADMIN_PAGES] : SECTIONS
  return (
    <Shell>
      <div className="page grid gap-4 pt-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10 lg:pt-8">
        {/* In browsers without support for commands the click opens it. */}
        <button
          type="button"
          {...opensPanel(panelId)}
          onClick={() => panel.current?.showModal()}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control border border-edge bg-sheet px-3 font-semibold text-ink hover:bg-sunken lg:hidden"
        >
          <Icon name="list" size={20} />
          {t('account.sections')}
        </button>
        <PhonePanel ref={panel} id={panelId} label={t('account.sections')} className="lg:hidden">
          <div className="px-4 pt-16 pb-6">
            <Sections sections={sections} />
          </div>
        </PhonePanel>
        <div className="hidden lg:block">
          <Sections sections={sections} />
        </div>
        <div className="grid content-start gap-6">
          {comesBack && <ComesBack />}
          <NoscriptMessage text={message} />
          <Outlet />
        </div>
      </div>
    </Shell>
  )
}

/** `holds`: further pages of the section whose addresses do not begin with that of the link. */
type Section = { to: string; key: PlainKey; holds?: RegExp }

function Sections({ sections }: { sections: readonly Section[] }) {
  const t = useTranslation()
  const path = pathWithoutLocale(useLocation().pathname)
  const isCurrent = ({ to, holds }: Section) =>
    path === to || (to !== '/account' && path.startsWith(`${to}/`)) || holds?.test(path)
  return (
    <nav aria-label={t('account.sections')}>
      <ul className="grid gap-1">
        {sections.map((section) => (
          <li key={section.to}>
            <Link
              to={section.to}
              aria-current={isCurrent(section) ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-board-wash aria-[current=page]:font-semibold aria-[current=page]:text-board"
            >
              {t(section.key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A notice that mails to the person's address bounce, so that some are no longer sent. */
function ComesBack() {
  const t = useTranslation()
  return (
    <p className="rounded-control bg-notice-wash px-4 py-3 text-notice-ink">
      {t('bounce.banner')} <Link to="/account/address">{t('bounce.bannerLink')}</Link>
    </p>
  )
}
