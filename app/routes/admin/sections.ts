import type { PlainKey } from '#app/i18n/translate.ts'

/** A page of the admin that the navigation names; its text is in an area that every page of the admin loads. */
type Section = { to: string; key: PlainKey; adminOnly?: true }

/** Pages that belong together. */
export type Group = { name: PlainKey; sections: Section[] }

/** In the order of the navigation. A group without a page that the person may see is left out. */
export const GROUPS: Group[] = [
  {
    name: 'adminNav.decide',
    sections: [
      { to: '/admin', key: 'moderation.title' },
      { to: '/admin/tickets', key: 'adminNav.tickets' },
    ],
  },
  {
    name: 'adminNav.keep',
    sections: [
      { to: '/admin/schools', key: 'adminNav.schools', adminOnly: true },
      { to: '/admin/imports', key: 'adminNav.imports', adminOnly: true },
      { to: '/admin/users', key: 'adminNav.users', adminOnly: true },
      { to: '/admin/rules', key: 'adminNav.ruleLists', adminOnly: true },
      { to: '/admin/searches', key: 'adminNav.searches', adminOnly: true },
      { to: '/admin/synonyms', key: 'adminNav.synonyms', adminOnly: true },
      { to: '/admin/updates', key: 'adminNav.updates', adminOnly: true },
      { to: '/admin/terms', key: 'adminNav.terms', adminOnly: true },
      { to: '/admin/orders', key: 'orderAdmin.title', adminOnly: true },
    ],
  },
  {
    name: 'adminNav.watch',
    sections: [
      { to: '/admin/figures', key: 'adminNav.figures' },
      { to: '/admin/jobs', key: 'adminNav.jobs', adminOnly: true },
      { to: '/admin/log', key: 'log.title', adminOnly: true },
    ],
  },
]
