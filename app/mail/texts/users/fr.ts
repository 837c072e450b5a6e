export const people = {
  'account-suspended.subject': 'Votre compte est suspendu',
  'account-suspended.until':
    'Nous avons suspendu votre compte Aulario. La suspension dure jusqu’au {day} inclus, puis prend fin automatiquement.',
  'account-suspended.open': 'Nous avons suspendu votre compte Aulario. Aucune date de fin n’est fixée.',
  'account-suspended.reason': 'Motif : {reason}',
  'account-suspended.effect':
    'Tant qu’elle dure, vous ne pouvez pas vous connecter. Votre session est fermée sur tous les appareils. Vos avis publiés restent en ligne.',
  'account-suspended.object':
    'Vous pensez que c’est une erreur ? Vous pouvez faire une réclamation gratuite dans les {months} mois, par e-mail à {contact}. Une personne qui n’a pas participé à la décision la réexaminera. Vous pouvez aussi saisir un tribunal ou un organe de règlement extrajudiciaire des litiges.',
  'account-unlocked.subject': 'Votre compte est de nouveau accessible',
  'account-unlocked.text': 'Nous avons levé la suspension de votre compte. Vous pouvez de nouveau vous connecter.',
  'account-unlocked.button': 'Se connecter',
  'role-changed.subject': 'Votre rôle sur Aulario a changé',
  'role-changed.user': 'Votre compte n’a plus les droits de l’équipe.',
  'role-changed.moderator':
    'Votre compte fait désormais partie de la modération. Vous disposerez de ces droits dès que vous aurez configuré l’authentification à deux facteurs.',
  'role-changed.admin':
    'Votre compte fait désormais partie de l’administration. Vous disposerez de ces droits dès que vous aurez configuré l’authentification à deux facteurs.',
  'role-changed.note':
    'Votre session est fermée sur tous les appareils. Si vous pensez qu’il s’agit d’une erreur, écrivez à {contact}.',
  'role-changed.button': 'Voir les réglages de sécurité',
  'terms-change.subject': 'Nos conditions d’utilisation changent',
  'terms-change.text': 'Les conditions d’utilisation d’Aulario changeront le {day}. Principaux points :',
  'terms-change.rights':
    'D’ici là, les conditions actuelles s’appliquent. Ce que vous avez payé reste acquis : les services payés ne seront pas réduits. Si vous n’êtes pas d’accord, vous pouvez mettre fin au contrat jusqu’à cette date. Pour toute question, écrivez à {contact}.',
  'terms-change.cancel': 'Résilier votre contrat :',
  'terms-change.button': 'Voir les conditions d’utilisation',
  'letter.subject': '{subject}',
  'letter.why.security':
    'Cet e-mail vous est adressé quels que soient vos réglages, car il concerne la sécurité de votre compte.',
  'letter.why.service':
    'Cet e-mail vous est adressé quels que soient vos réglages, car le service change ou est interrompu.',
  'letter.why.rights': 'Cet e-mail vous est adressé quels que soient vos réglages, car il concerne vos droits.',
  'letter.why.law': 'Cet e-mail vous est adressé quels que soient vos réglages, car la loi l’exige.',
}
