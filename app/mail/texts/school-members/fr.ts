export const operators = {
  'school-invitation.subject': 'Invitation à contribuer à la fiche d’un établissement',
  'school-invitation.text':
    '{inviter} vous invite à contribuer à la fiche de {school} sur Aulario. Le lien est valable sept jours, uniquement pour un compte créé avec cette adresse.',
  'school-invitation.button': 'Voir l’invitation',
  'school-invitation.note': 'Vous ne connaissez pas cet établissement ? Vous n’avez rien à faire.',
  'school-people.subject': 'Les personnes qui gèrent votre fiche ont changé',
  'school-people.joined': '{person} contribue désormais à la fiche de {school}.',
  'school-people.removed': '{person} n’a plus accès à la fiche de {school}.',
  'school-people.left': '{person} a renoncé à son accès à la fiche de {school}.',
  'school-people.owner': '{person} est désormais responsable de la fiche de {school}.',
  'school-people.note':
    'Ce changement vous semble anormal ? Ne répondez pas à cet e-mail : écrivez-nous par le formulaire de contact.',
  'school-people.button': 'Voir mes établissements',
  'school-desk.subject': 'Nous avons modifié la fiche de votre établissement',
  'school-desk.hidden': 'La fiche de {school} n’est plus visible sur Aulario.',
  'school-desk.shown': 'La fiche de {school} est de nouveau visible sur Aulario.',
  'school-desk.successor':
    'Sur la fiche de {school}, nous avons modifié l’indication de l’établissement qui lui succède.',
  'school-desk.corrected': 'Sur la fiche de {school}, nous avons corrigé une donnée issue du répertoire officiel.',
  'school-desk.merged':
    'L’établissement figurait deux fois dans notre annuaire. Nous avons fusionné les deux fiches ; tout se trouve maintenant sur la fiche de {school}.',
  'school-desk.merge-undone':
    'Nous avons annulé la fusion de deux fiches, dont celle de {school} : chaque établissement a de nouveau la sienne.',
  'school-desk.reason': 'Motif : {reason}',
  'school-desk.button': 'Voir l’établissement dans mon compte',
  'school-desk.note': 'Vous constatez une erreur ? Écrivez-nous à {contact}.',
  'correction-accepted.subject': 'Nous avons corrigé la donnée que vous avez signalée',
  'correction-accepted.text':
    'Merci pour votre signalement sur {school}. Après vérification, nous avons corrigé la donnée.',
  'correction-refused.subject': 'Nous n’avons pas modifié la donnée que vous avez signalée',
  'correction-refused.text':
    'Merci pour votre signalement sur {school}. Après vérification, nous n’avons pas modifié la donnée.',
  'correction.button': 'Voir la fiche de l’établissement',
  'school-desk.visited':
    'Une personne de notre équipe travaille pendant une heure dans l’Espace établissement de {school}.',
  'school-desk.member-removed':
    'Nous avons retiré l’accès d’une personne à la fiche de {school} ; elle ne peut plus la modifier.',
}
