/** Mails about groups of schools. */
export const groups = {
  'group-invitation.subject': 'Invitation à rejoindre un groupe d’établissements',
  'group-invitation.text':
    '{inviter} vous invite à gérer, avec {name}, des fiches d’établissements sur Aulario. Le lien est valable 14 jours, uniquement pour un compte créé avec cette adresse.',
  'group-invitation.button': 'Voir l’invitation',
  'group-invitation.note': 'Cette invitation ne vous concerne pas ? Vous n’avez rien à faire.',
  'group-school-invitation.subject': 'Un établissement vous propose de gérer sa fiche',
  'group-school-invitation.text':
    '{inviter} vous demande de gérer, en tant que groupe ou académie, la fiche de {name} sur Aulario. Le lien est valable 14 jours, uniquement pour un compte créé avec cette adresse.',
  'school-group.subject': 'Gestion de la fiche de votre établissement par un groupe',
  'school-group.joined': '{group} gère désormais aussi la fiche de {school}.',
  'school-group.ended_by_school': '{school} a mis fin à la gestion de sa fiche par {group}.',
  'school-group.ended_by_group': '{group} ne gère plus la fiche de {school}.',
  'school-group.rights':
    'Les responsables de la fiche gardent tous leurs droits et peuvent y mettre fin à tout moment. Chaque modification figure dans les versions antérieures, avec le nom de son auteur.',
  'school-group.button': 'Voir qui gère la fiche',
  'group-claim-approved.subject': 'Votre groupe gère désormais des établissements',
  'group-claim-approved.text':
    'Votre demande pour {group} est acceptée. Vous trouverez les établissements sur la page du groupe.',
  'group-claim-refused.subject': 'Votre demande pour un groupe d’établissements est refusée',
  'group-claim-refused.text':
    'Nous avons examiné votre demande pour {group}. Nous ne pouvons pas l’accepter en l’état.',
}
