import { badge } from '../badge/fr.ts'
import { reviewDesk } from '../dashboard-reviews/fr.ts'
import { invitations } from '../invitations/fr.ts'
import { ownSchool } from '../membership/fr.ts'
import { overview } from '../overview/fr.ts'
import { ownFacts } from '../own-facts/fr.ts'
import { plans } from '../plans/fr.ts'
import { ownTexts } from '../profile-editing/fr.ts'

export const dashboard = {
  ...badge,
  ...overview,
  ...plans,
  ...invitations,
  ...reviewDesk,
  ...ownTexts,
  ...ownSchool,
  ...ownFacts,
  'dashboard.title': 'Espace établissement',
  'dashboard.sections': 'Rubriques',
  'dashboard.sections.open': 'Ouvrir les rubriques',
  'dashboard.nav.overview': 'Vue d’ensemble',
  'dashboard.nav.profile': 'Fiche de l’établissement',
  'dashboard.nav.educationalProfile': 'Profil pédagogique',
  'dashboard.nav.media': 'Médias',
  'dashboard.nav.contact': 'Contact',
  'dashboard.nav.settings': 'Paramètres',
  'dashboard.nav.reviews': 'Avis',
  'dashboard.nav.questions': 'Questions',
  'dashboard.nav.messages': 'Messages',
  'dashboard.nav.events': 'Événements',
  'dashboard.nav.notifications': 'Notifications',
  'dashboard.nav.support': 'Assistance',
  'dashboard.notifications.text':
    'Choisissez les e-mails que vous recevez. Ceux qui concernent le compte lui-même, par exemple le mot de passe, seront toujours envoyés.',
  'dashboard.waiting': { one: '{count} nouveau', many: '{count} nouveaux', other: '{count} nouveaux' },
  'dashboard.waiting.text': {
    one: '{count} avis attend votre réponse',
    many: '{count} avis attendent votre réponse',
    other: '{count} avis attendent votre réponse',
  },
  'dashboard.memberSince': 'Membre à vie depuis le {day}',
  'dashboard.publicProfile': 'Voir la fiche publique',
  'dashboard.sidebar': 'Barre latérale',
  'dashboard.sidebar.key': 'Ctrl B',
  'dashboard.visit': 'Visite de l’administration',
  'dashboard.visit.text':
    'Vous travaillez dans l’Espace établissement de {school} au nom de l’administration, jusqu’au {time}.',
  'dashboard.visit.end': 'Terminer la visite',
}
