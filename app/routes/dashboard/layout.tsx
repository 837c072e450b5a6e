import { Suspense, useId } from 'react'
import { Outlet } from 'react-router'
import { findSidebarFacts } from '#app/features/insights/overview/find-sidebar-facts.server.ts'
import { listOwnSchools } from '#app/features/schools/membership/own-schools.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageOf } from '#app/routes/message.server.ts'
import { LegalLinks } from '#app/routes/shell/legal-links.tsx'
import { NavigationProgress } from '#app/routes/shell/navigation-progress.tsx'
import { NoscriptMessage } from '#app/routes/shell/noscript-message.tsx'
import { PhonePanel } from '#app/routes/shell/phone-panel.tsx'
import { SkipLink } from '#app/routes/shell/skip-link.tsx'
import { useFocusOnNavigation } from '#app/routes/shell/use-focus-on-navigation.ts'
import { useMessage } from '#app/routes/shell/use-message.ts'
import { useSlowNavigation } from '#app/routes/shell/use-slow-navigation.ts'
import { sessionLinks } from '#app/styles/session-sheet.ts'
import { classes } from '#app/ui/classes.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import type { Route } from './+types/layout.ts'
import { requireDashboard } from './dashboard-school.server.ts'
import { type Section, Sidebar } from './shell/sidebar.tsx'
import { isExpanded } from './shell/sidebar-state.ts'
import { TopBar } from './shell/top-bar.tsx'
import { useSidebar } from './shell/use-sidebar.ts'
import { VisitBar } from './shell/visit-bar.tsx'

export const links = sessionLinks

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const [facts, own] = await Promise.all([findSidebarFacts(school.id), listOwnSchools(session.userId)])
  return {
    school,
    schools: own.filter(({ premium }) => premium),
    facts,
    expanded: isExpanded(args.request.headers.get('cookie')),
    message: messageOf(args.request),
  }
}

/** In sidebar order. */
const SECTIONS: Section[] = [
  { to: '/dashboard/overview', key: 'dashboard.nav.overview', icon: 'layout-dashboard' },
  { to: '/dashboard/profile', key: 'dashboard.nav.profile', icon: 'user-round' },
  { to: '/dashboard/educational-profile', key: 'dashboard.nav.educationalProfile', icon: 'book-open' },
  { to: '/dashboard/media', key: 'dashboard.nav.media', icon: 'images' },
  { to: '/dashboard/contact', key: 'dashboard.nav.contact', icon: 'phone' },
  { to: '/dashboard/facts', key: 'dashboard.nav.facts', icon: 'list-checks' },
  { to: '/dashboard/settings', key: 'dashboard.nav.settings', icon: 'settings' },
  { to: '/dashboard/reviews', key: 'dashboard.nav.reviews', icon: 'star' },
  { to: '/dashboard/questions', key: 'dashboard.nav.questions', icon: 'message-circle' },
  { to: '/dashboard/messages', key: 'dashboard.nav.messages', icon: 'mail' },
  { to: '/dashboard/events', key: 'dashboard.nav.events', icon: 'calendar-days' },
  { to: '/dashboard/notifications', key: 'dashboard.nav.notifications', icon: 'bell' },
  { to: '/dashboard/support', key: 'dashboard.nav.support', icon: 'life-buoy' },
]

/** Rarely shown, but also to people who arrive from a public page. */
const SectionSkeleton = lazyPart(
  async () => (await import('#app/routes/shell/dashboard-skeletons.tsx')).SectionSkeleton,
)

export default function DashboardLayout({ loaderData: { school, schools, facts, ...loaded } }: Route.ComponentProps) {
  const t = useTranslation()
  const panelId = useId()
  const { expanded, panel, toggle } = useSidebar(loaded.expanded)
  const { to } = useSlowNavigation()
  useFocusOnNavigation()
  useMessage()
  const shown = { school, schools, facts, sections: SECTIONS }
  return (
    <div
      className={classes(
        'min-h-dvh md:grid',
        expanded ? 'md:grid-cols-[16rem_minmax(0,1fr)]' : 'md:grid-cols-[3rem_minmax(0,1fr)]',
      )}
    >
      <SkipLink />
      <NavigationProgress />
      <aside
        aria-label={t('dashboard.title')}
        className="no-print sticky top-0 hidden h-dvh overflow-y-auto border-line border-r bg-sheet md:block"
      >
        <Sidebar {...shown} expanded={expanded} />
      </aside>
      <PhonePanel ref={panel} id={panelId} label={t('dashboard.sections')} className="md:hidden">
        <Sidebar {...shown} expanded />
      </PhonePanel>
      <div className="min-w-0">
        <TopBar
          schoolId={school.id}
          expanded={expanded}
          toggle={toggle}
          panelId={panelId}
          openPanel={() => panel.current?.showModal()}
        />
        {school.visitUntil && <VisitBar school={school.name} until={school.visitUntil} />}
        <main id="main" tabIndex={-1} className="grid content-start gap-6 px-4 py-6 md:px-9 md:py-7">
          {to && (
            <Suspense>
              <SectionSkeleton path={to} />
            </Suspense>
          )}
          <div className={to ? 'hidden' : 'contents'}>
            <NoscriptMessage text={loaded.message} />
            <Outlet />
          </div>
        </main>
        <LegalLinks className="px-4 pb-6 md:px-9" />
      </div>
    </div>
  )
}
