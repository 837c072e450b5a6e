import { badge } from '../badge/de.ts'
import { reviewDesk } from '../dashboard-reviews/de.ts'
import { invitations } from '../invitations/de.ts'
import { ownSchool } from '../membership/de.ts'
import { overview } from '../overview/de.ts'
import { ownFacts } from '../own-facts/de.ts'
import { plans } from '../plans/de.ts'
import { ownTexts } from '../profile-editing/de.ts'

export const dashboard = {
  ...badge,
  ...overview,
  ...plans,
  ...invitations,
  ...reviewDesk,
  ...ownTexts,
  ...ownSchool,
  ...ownFacts,
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
  'dashboard.nav.questions': 'Fragen',
  'dashboard.nav.messages': 'Nachrichten',
  'dashboard.nav.events': 'Termine',
  'dashboard.nav.notifications': 'Benachrichtigungen',
  'dashboard.nav.support': 'Hilfe',
  'dashboard.notifications.text':
    'Worüber wir Ihnen schreiben. E-Mails zu Ihrem Konto selbst, etwa zum Passwort, kommen immer.',
  'dashboard.waiting': { one: '{count} neu', other: '{count} neu' },
  'dashboard.waiting.text': {
    one: '{count} Bewertung wartet auf Ihre Antwort',
    other: '{count} Bewertungen warten auf Ihre Antwort',
  },
  'dashboard.memberSince': 'Mitglied auf Lebenszeit seit {day}',
  'dashboard.publicProfile': 'Öffentliches Profil ansehen',
  'dashboard.sidebar': 'Seitenleiste',
  'dashboard.sidebar.key': 'Strg B',
  'dashboard.visit': 'Besuch der Verwaltung',
  'dashboard.visit.text': 'Sie arbeiten für die Verwaltung im Schulbereich von {school}, bis {time}.',
  'dashboard.visit.end': 'Besuch beenden',
} as const
