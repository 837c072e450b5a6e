import { badge } from '../badge/en.ts'
import { reviewDesk } from '../dashboard-reviews/en.ts'
import { invitations } from '../invitations/en.ts'
import { ownSchool } from '../membership/en.ts'
import { overview } from '../overview/en.ts'
import { ownFacts } from '../own-facts/en.ts'
import { plans } from '../plans/en.ts'
import { ownTexts } from '../profile-editing/en.ts'

export const dashboard = {
  ...badge,
  ...overview,
  ...plans,
  ...invitations,
  ...reviewDesk,
  ...ownTexts,
  ...ownSchool,
  ...ownFacts,
  'dashboard.title': 'Dashboard',
  'dashboard.sections': 'Sections',
  'dashboard.sections.open': 'Open sections',
  'dashboard.nav.overview': 'Overview',
  'dashboard.nav.profile': 'Profile',
  'dashboard.nav.educationalProfile': 'Educational profile',
  'dashboard.nav.media': 'Media',
  'dashboard.nav.contact': 'Contact',
  'dashboard.nav.settings': 'Settings',
  'dashboard.nav.reviews': 'Reviews',
  'dashboard.nav.questions': 'Questions',
  'dashboard.nav.messages': 'Messages',
  'dashboard.nav.events': 'Events',
  'dashboard.nav.notifications': 'Notifications',
  'dashboard.nav.support': 'Support',
  'dashboard.notifications.text':
    'What we send you. Emails about your account, such as password changes, are always sent.',
  'dashboard.waiting': { one: '{count} new', other: '{count} new' },
  'dashboard.waiting.text': {
    one: '{count} review is waiting for your reply',
    other: '{count} reviews are waiting for your reply',
  },
  'dashboard.memberSince': 'Lifetime member since {day}',
  'dashboard.publicProfile': 'View public profile',
  'dashboard.sidebar': 'Sidebar',
  'dashboard.sidebar.key': 'Ctrl B',
  'dashboard.visit': 'Visit by the Aulario team',
  'dashboard.visit.text': 'You are working in the dashboard of {school} as a member of the Aulario team, until {time}.',
  'dashboard.visit.end': 'End the visit',
}
