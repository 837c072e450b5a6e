import { badge } from '../badge/es.ts'
import { reviewDesk } from '../dashboard-reviews/es.ts'
import { invitations } from '../invitations/es.ts'
import { ownSchool } from '../membership/es.ts'
import { overview } from '../overview/es.ts'
import { ownFacts } from '../own-facts/es.ts'
import { plans } from '../plans/es.ts'
import { ownTexts } from '../profile-editing/es.ts'

export const dashboard = {
  ...badge,
  ...overview,
  ...plans,
  ...invitations,
  ...reviewDesk,
  ...ownTexts,
  ...ownSchool,
  ...ownFacts,
  'dashboard.title': 'Panel del centro',
  'dashboard.sections': 'Secciones',
  'dashboard.sections.open': 'Abrir las secciones',
  'dashboard.nav.overview': 'Resumen',
  'dashboard.nav.profile': 'Ficha',
  'dashboard.nav.educationalProfile': 'Perfil educativo',
  'dashboard.nav.media': 'Multimedia',
  'dashboard.nav.contact': 'Contacto',
  'dashboard.nav.settings': 'Ajustes',
  'dashboard.nav.reviews': 'Opiniones',
  'dashboard.nav.questions': 'Preguntas',
  'dashboard.nav.messages': 'Mensajes',
  'dashboard.nav.events': 'Eventos',
  'dashboard.nav.notifications': 'Notificaciones',
  'dashboard.nav.support': 'Ayuda',
  'dashboard.notifications.text':
    'Elija qué correos quiere recibir. Los que afectan a su cuenta, como los de la contraseña, se envían siempre.',
  'dashboard.waiting': { one: '{count} nueva', many: '{count} nuevas', other: '{count} nuevas' },
  'dashboard.waiting.text': {
    one: '{count} opinión espera su respuesta',
    many: '{count} opiniones esperan su respuesta',
    other: '{count} opiniones esperan su respuesta',
  },
  'dashboard.memberSince': 'Miembro de por vida desde el {day}',
  'dashboard.publicProfile': 'Ver la ficha pública',
  'dashboard.sidebar': 'Barra lateral',
  'dashboard.sidebar.key': 'Ctrl B',
  'dashboard.visit': 'Visita de la administración',
  'dashboard.visit.text': 'Está trabajando en el panel de {school} en nombre de la administración, hasta el {time}.',
  'dashboard.visit.end': 'Finalizar la visita',
}
