import type { PlainKey } from '#app/i18n/translate.ts'
import type { IconName } from '#app/ui/icon-names.ts'

/** The counts shown in the navigation: cases in the queue, support messages among them, and failed jobs. */
export type NavigationCounts = { cases: number; tickets: number; failedJobs: number }

/** An admin page in the navigation; its label is in a text area that every admin page loads. */
type Section = {
  to: string
  key: PlainKey
  icon: IconName
  adminOnly?: true
  count?: keyof NavigationCounts
}

/** Pages that belong together. */
export type Group = { name: PlainKey; sections: Section[] }

/** In navigation order. A group is left out if the person may see none of its pages. */
export const GROUPS: Group[] = [
  {
    name: 'adminNav.decide',
    sections: [
      { to: '/admin', key: 'moderation.title', icon: 'inbox', count: 'cases' },
      { to: '/admin/tickets', key: 'adminNav.tickets', icon: 'mail', count: 'tickets' },
      { to: '/admin/reasons', key: 'adminNav.reasons', icon: 'text-quote' },
    ],
  },
  {
    name: 'adminNav.keep',
    sections: [
      { to: '/admin/schools', key: 'adminNav.schools', icon: 'school', adminOnly: true },
      { to: '/admin/imports', key: 'adminNav.imports', icon: 'database', adminOnly: true },
      { to: '/admin/admission-dates', key: 'adminNav.admissionDates', icon: 'calendar-days', adminOnly: true },
      { to: '/admin/users', key: 'adminNav.users', icon: 'users', adminOnly: true },
      { to: '/admin/rules', key: 'adminNav.ruleLists', icon: 'list-filter', adminOnly: true },
      { to: '/admin/searches', key: 'adminNav.searches', icon: 'search-x', adminOnly: true },
      { to: '/admin/synonyms', key: 'adminNav.synonyms', icon: 'replace', adminOnly: true },
      { to: '/admin/updates', key: 'adminNav.updates', icon: 'megaphone', adminOnly: true },
      { to: '/admin/mailings', key: 'adminNav.mailings', icon: 'send', adminOnly: true },
      { to: '/admin/terms', key: 'adminNav.terms', icon: 'file-text', adminOnly: true },
      { to: '/admin/orders', key: 'orderAdmin.title', icon: 'receipt', adminOnly: true },
    ],
  },
  {
    name: 'adminNav.watch',
    sections: [
      { to: '/admin/figures', key: 'adminNav.figures', icon: 'chart-column' },
      { to: '/admin/jobs', key: 'adminNav.jobs', icon: 'activity', adminOnly: true, count: 'failedJobs' },
      { to: '/admin/log', key: 'log.title', icon: 'scroll-text', adminOnly: true },
    ],
  },
]
