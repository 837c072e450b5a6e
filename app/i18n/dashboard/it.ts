import { badge } from '../badge/it.ts'
import { reviewDesk } from '../dashboard-reviews/it.ts'
import { invitations } from '../invitations/it.ts'
import { ownSchool } from '../membership/it.ts'
import { overview } from '../overview/it.ts'
import { ownFacts } from '../own-facts/it.ts'
import { plans } from '../plans/it.ts'
import { ownTexts } from '../profile-editing/it.ts'

export const dashboard = {
  ...badge,
  ...overview,
  ...plans,
  ...invitations,
  ...reviewDesk,
  ...ownTexts,
  ...ownSchool,
  ...ownFacts,
  'dashboard.title': 'Area scuola',
  'dashboard.sections': 'Sezioni',
  'dashboard.sections.open': 'Apri le sezioni',
  'dashboard.nav.overview': 'Panoramica',
  'dashboard.nav.profile': 'Scheda',
  'dashboard.nav.educationalProfile': 'Profilo educativo',
  'dashboard.nav.media': 'Foto e video',
  'dashboard.nav.contact': 'Contatti',
  'dashboard.nav.settings': 'Impostazioni',
  'dashboard.nav.reviews': 'Recensioni',
  'dashboard.nav.questions': 'Domande',
  'dashboard.nav.messages': 'Messaggi',
  'dashboard.nav.events': 'Eventi',
  'dashboard.nav.notifications': 'Notifiche',
  'dashboard.nav.support': 'Assistenza',
  'dashboard.notifications.text':
    'Scelga quali e-mail ricevere. Quelle che riguardano l’account stesso, per esempio la password, vengono sempre inviate.',
  'dashboard.waiting': { one: '{count} nuova', many: '{count} nuove', other: '{count} nuove' },
  'dashboard.waiting.text': {
    one: '{count} recensione attende la Sua risposta',
    many: '{count} recensioni attendono la Sua risposta',
    other: '{count} recensioni attendono la Sua risposta',
  },
  'dashboard.memberSince': 'Membro a vita dal {day}',
  'dashboard.publicProfile': 'Vedi la scheda pubblica',
  'dashboard.sidebar': 'Barra laterale',
  'dashboard.sidebar.key': 'Ctrl B',
  'dashboard.visit': 'Visita dell’amministrazione',
  'dashboard.visit.text': 'Sta lavorando nell’Area scuola di {school} per conto dell’amministrazione, fino al {time}.',
  'dashboard.visit.end': 'Termina la visita',
}
