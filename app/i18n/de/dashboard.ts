import { badge } from './badge.ts'
import { invitations } from './invitations.ts'
import { overview } from './overview.ts'
import { ownSchool } from './own-school.ts'
import { ownTexts } from './own-texts.ts'
import { plans } from './plans.ts'
import { reviewDesk } from './review-desk.ts'

export const dashboard = {
  ...badge,
  ...overview,
  ...plans,
  ...invitations,
  ...reviewDesk,
  ...ownTexts,
  ...ownSchool,
  'dashboard.title': 'Schulbereich',
  'dashboard.sections': 'Bereiche',
  'dashboard.sections.open': 'Bereiche öffnen',
  'dashboard.nav.overview': 'Übersicht',
  'dashboard.nav.profile': 'Profil',
  'dashboard.nav.educationalProfile': 'Pädagogisches Profil',
  'dashboard.nav.media': 'Medien',
  'dashboard.nav.contact': 'Kontakt',
  'dashboard.nav.settings': 'Einstellungen',
  'dashboard.nav.reviews': 'Bewertungen',
  'dashboard.nav.messages': 'Nachrichten',
  'dashboard.nav.events': 'Termine',
  'dashboard.nav.notifications': 'Benachrichtigungen',
  'dashboard.nav.support': 'Hilfe',
  'dashboard.notifications.text':
    'Was wir Ihnen schreiben. Mails zu Ihrem Konto selbst, etwa zum Passwort, kommen immer.',
  'dashboard.waiting': { one: '{count} neu', other: '{count} neu' },
  'dashboard.waiting.text': {
    one: '{count} Bewertung wartet auf Ihre Antwort',
    other: '{count} Bewertungen warten auf Ihre Antwort',
  },
  'dashboard.memberSince': 'Mitglied auf Lebenszeit seit {day}',
  'dashboard.publicProfile': 'Öffentliches Profil ansehen',
  'dashboard.sidebar': 'Seitenleiste',
  'dashboard.sidebar.key': 'Strg B',
} as const
