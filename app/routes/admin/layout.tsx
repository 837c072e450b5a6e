import { useEffect, useId, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { countFailedJobs } from '#app/features/admin/failed-jobs/list-failed-jobs.server.ts'
import { Shortcuts } from '#app/features/admin/shortcuts/shortcuts.tsx'
import { countQueue } from '#app/features/moderation/cases/list-queue.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { OwnBell } from '#app/routes/shell/account/own-bell.tsx'
import { useAccount } from '#app/routes/shell/account/use-account.ts'
import { LanguageMenu } from '#app/routes/shell/language/language-menu.tsx'
import { LegalLinks } from '#app/routes/shell/legal-links.tsx'
import { NavigationProgress } from '#app/routes/shell/navigation-progress.tsx'
import { opensPanel, PhonePanel } from '#app/routes/shell/phone-panel.tsx'
import { SkipLink } from '#app/routes/shell/skip-link.tsx'
import { ThemeSwitch } from '#app/routes/shell/theme-switch.tsx'
import { useFocusOnNavigation } from '#app/routes/shell/use-focus-on-navigation.ts'
import { useMessage } from '#app/routes/shell/use-message.ts'
import { sessionLinks } from '#app/styles/session-sheet.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/layout.ts'
import { Navigation } from './navigation.tsx'

/** Only the team may see the pages below. */
export const links = sessionLinks

export async function loader(args: Route.LoaderArgs) {
  const { role, userId } = await requireSession(args, MODERATION_POLICY.readQueue)
  const isAdmin = role === 'admin'
  const [kinds, failedJobs] = await Promise.all([countQueue(userId), isAdmin ? countFailedJobs() : 0])
  const cases = Object.values(kinds).reduce((sum, count) => sum + count, 0)
  return { isAdmin, kinds, counts: { cases, tickets: kinds.ticket, failedJobs } }
}

/** The part of the account menu that public pages also load late. */
const AccountDisclosure = hydrateOnInteraction(
  async () => (await import('#app/routes/shell/account/account-menu.tsx')).AccountDisclosure,
)

/** The pending work, for the pages below. */
export type AdminContext = Pick<Awaited<ReturnType<typeof loader>>, 'kinds' | 'counts'>

export default function AdminLayout({ loaderData: { isAdmin, kinds, counts } }: Route.ComponentProps) {
  const t = useTranslation()
  const account = useAccount()
  const panelId = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page closes it
  useEffect(() => panel.current?.close(), [key])
  useFocusOnNavigation()
  useMessage()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <NavigationProgress />
      <aside
        aria-label={t('adminNav.title')}
        className="no-print sticky top-0 hidden h-dvh overflow-y-auto border-line border-r bg-sheet lg:block"
      >
        <Navigation isAdmin={isAdmin} counts={counts} />
      </aside>
      <PhonePanel ref={panel} id={panelId} label={t('moderation.sections')} className="lg:hidden">
        <Navigation isAdmin={isAdmin} counts={counts} />
      </PhonePanel>
      <div className="flex min-w-0 flex-col">
        <header className="no-print flex min-h-[60px] items-center justify-between gap-2 border-line border-b bg-sheet px-2 md:px-6">
          {/* In browsers without support for commands the click opens it. */}
          <button
            type="button"
            {...opensPanel(panelId)}
            onClick={() => panel.current?.showModal()}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-ink hover:bg-sunken lg:hidden"
          >
            <Icon name="menu" size={22} />
            {t('adminNav.title')}
          </button>
          <div className="max-lg:hidden">
            <Shortcuts />
          </div>
          <div className="flex items-center gap-1 lg:gap-3">
            <div className="hidden items-center lg:flex">
              <LanguageMenu />
            </div>
            <ThemeSwitch />
            <OwnBell />
            {account && <AccountDisclosure account={account} />}
          </div>
        </header>
        <main id="main" tabIndex={-1} className="grid flex-1 grid-cols-1 content-start gap-6 px-4 py-6 md:px-6">
          <Outlet context={{ kinds, counts } satisfies AdminContext} />
        </main>
        <LegalLinks className="px-4 pb-6 md:px-6" />
      </div>
    </div>
  )
}
