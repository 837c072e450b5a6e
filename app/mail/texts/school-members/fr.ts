export const operators = {
  'school-invitation.subject': 'Invitation à contribuer à la fiche d’un établissement',
  'school-invitation.text':
    '{inviter} vous invite à contribuer sur Aulario à la fiche de {school}. Le lien est valable sept jours, uniquement avec un compte à cette adresse.',
  'school-invitation.button': 'Voir l’invitation',
  'school-invitation.note': 'Vous ne connaissez pas cet établissement ? Vous n’avez rien à faire.',
  'school-people.subject': 'Les personnes qui gèrent votre fiche ont changé',
  'school-people.joined': '{person} contribue désormais à la fiche de {school}.',
  'school-people.removed': '{person} n’a plus accès à la fiche de {school}.',
  'school-people.left': '{person} a renoncé à l’accès à la fiche de {school}.',
  'school-people.owner': '{person} est désormais responsable de la fiche de {school}.',
  'school-people.note':
    'Ce n’est pas normal ? Ne répondez pas à cet e-mail, écrivez-nous par le formulaire de contact.',
  'school-people.button': 'Voir mes établissements',
  'school-desk.subject': 'Nous avons modifié la fiche de votre établissement',
  'school-desk.hidden': 'La fiche de {school} n’est plus visible sur Aulario.',
  'school-desk.shown': 'La fiche de {school} est de nouveau visible sur Aulario.',
  'school-desk.successor': 'Sur la fiche de {school}, nous avons modifié l’établissement qui lui succède.',
  'school-desk.corrected': 'Sur la fiche de {school}, nous avons corrigé une donnée issue du répertoire officiel.',
  'school-desk.merged':
    'L’établissement figurait deux fois dans notre annuaire. Nous avons fusionné les deux fiches ; tout se trouve maintenant sur la fiche de {school}.',
  'school-desk.merge-undone':
    'Nous avions fusionné deux fiches et nous sommes revenus en arrière. Il s’agit de la fiche de {school} ; chaque établissement a de nouveau la sienne.',
  'school-desk.reason': 'La raison : {reason}',
  'school-desk.button': 'Voir l’établissement dans mon compte',
  'school-desk.note': 'Quelque chose n’est pas juste ? Écrivez-nous à {contact}.',
  'correction-accepted.subject': 'Le signalement était juste : la donnée est corrigée',
  'correction-accepted.text':
    'Merci pour le signalement sur {school}. Nous l’avons vérifié et avons corrigé la donnée.',
  'correction-refused.subject': 'La donnée reste inchangée',
  'correction-refused.text':
    'Merci pour le signalement sur {school}. Nous l’avons vérifié et n’avons pas modifié la donnée.',
  'correction.button': 'Voir la fiche de l’établissement',
  'school-desk.visited': 'Une personne de notre équipe travaille pendant une heure dans l’Espace école de {school}.',
  'school-desk.member-removed':
    'Nous avons retiré à une personne l’accès à la fiche de {school} ; elle ne peut plus la modifier.',
}
