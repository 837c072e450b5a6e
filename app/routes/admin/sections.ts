import type { PlainKey } from '#app/i18n/translate.ts'

/** A page of the admin that the navigation names; its text is in an area that every page of the admin loads. */
type Section = { to: string; key: PlainKey; adminOnly?: true }

/** Pages that belong together. */
export type Group = { name: PlainKey; sections: Section[] }

/** In the order of the navigation. A group without a page that the person may see is left out. */
export const GROUPS: Group[] = [
  {
    name: 'desk.nav.decide',
    sections: [
      { to: '/admin', key: 'desk.title' },
      { to: '/admin/tickets', key: 'desk.nav.tickets' },
    ],
  },
  {
    name: 'desk.nav.keep',
    sections: [
      { to: '/admin/schools', key: 'desk.nav.schools', adminOnly: true },
      { to: '/admin/imports', key: 'desk.nav.imports', adminOnly: true },
      { to: '/admin/users', key: 'desk.nav.users', adminOnly: true },
      { to: '/admin/rules', key: 'desk.nav.ruleLists', adminOnly: true },
      { to: '/admin/searches', key: 'desk.nav.searches', adminOnly: true },
      { to: '/admin/synonyms', key: 'desk.nav.synonyms', adminOnly: true },
      { to: '/admin/updates', key: 'desk.nav.updates', adminOnly: true },
      { to: '/admin/orders', key: 'orderDesk.title', adminOnly: true },
    ],
  },
  {
    name: 'desk.nav.watch',
    sections: [
      { to: '/admin/figures', key: 'desk.nav.figures' },
      { to: '/admin/jobs', key: 'desk.nav.jobs', adminOnly: true },
      { to: '/admin/log', key: 'log.title', adminOnly: true },
    ],
  },
]
