export const people = {
  'account-suspended.subject': 'Ton compte est suspendu',
  'account-suspended.until':
    'Nous avons suspendu ton compte Aulario. La suspension vaut jusqu’au {day} inclus et prend ensuite fin d’elle-même.',
  'account-suspended.open': 'Nous avons suspendu ton compte Aulario. La suspension n’a pas de fin fixée.',
  'account-suspended.reason': 'Le motif : {reason}',
  'account-suspended.effect':
    'Tant qu’elle vaut, tu ne peux pas te connecter. Tu es déconnecté de tous les appareils. Tes avis publiés restent en ligne.',
  'account-suspended.object':
    'Tu penses que c’est une erreur ? Conteste gratuitement dans les six mois par un e-mail à {contact}. Une personne qui n’y a pas participé réexaminera la décision. Tu peux aussi saisir un tribunal ou un organe de règlement extrajudiciaire des litiges.',
  'account-unlocked.subject': 'Ton compte est de nouveau ouvert',
  'account-unlocked.text': 'Nous avons levé la suspension de ton compte. Tu peux de nouveau te connecter.',
  'account-unlocked.button': 'Se connecter',
  'role-changed.subject': 'Ton rôle chez Aulario a changé',
  'role-changed.user': 'Ton compte n’a désormais plus les droits de l’équipe.',
  'role-changed.moderator':
    'Ton compte fait désormais partie de la modération. Les droits valent dès que tu as configuré le second facteur.',
  'role-changed.admin':
    'Ton compte fait désormais partie de l’administration. Les droits valent dès que tu as configuré le second facteur.',
  'role-changed.note': 'Tu es déconnecté de tous les appareils. Si cela te semble être une erreur, écris à {contact}.',
  'role-changed.button': 'Voir la sécurité du compte',
}
