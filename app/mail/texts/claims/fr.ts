/** Mails about claims to schools, claimants and main contacts. */
export const claims = {
  'claim.reason': 'Les motifs :',
  'claim.open': 'Voir la demande',
  'claim.again': 'Présenter une nouvelle demande',
  'claim.redress': 'Vous n’êtes pas d’accord ? Écrivez-nous à {contact}.',
  'claim-code.subject': 'Code pour gérer la fiche de votre établissement sur Aulario',
  'claim-code.text':
    'Aulario est un annuaire où les familles trouvent et comparent des établissements scolaires. Une personne dont le compte est {account} souhaite y tenir la fiche de votre établissement ({school}) en son nom.',
  'claim-code.pass':
    'Si votre établissement est d’accord, transmettez ce code à cette personne ({account}). Il est valable {minutes} minutes. La personne qui le saisit peut modifier la fiche de l’établissement.',
  'claim-code.note':
    'Vous n’êtes pas au courant ? Ne transmettez pas le code. Vous n’avez rien à faire, et rien ne changera.',
  'claim-code.profile': 'Voici la fiche telle qu’elle est aujourd’hui :',
  'claim-code.why':
    'Cette adresse figure pour {school} dans le répertoire officiel des établissements. C’est la seule raison de cet e-mail. Personne ne lit les réponses.',
  'claim-approved.subject': 'Vous gérez désormais la fiche de votre établissement',
  'claim-approved.text':
    'Votre demande est acceptée : vous gérez maintenant la fiche de {school}. Elle porte la mention « Fiche confirmée ».',
  'claim-approved.button': 'Ouvrir mes établissements',
  'claim-refused.subject': 'Votre demande de gestion d’une fiche est refusée',
  'claim-refused.text': 'Nous avons examiné votre demande pour {school} et ne pouvons pas l’accepter en l’état.',
  'claim-refused.note': 'Avec un meilleur justificatif, vous pouvez à tout moment faire une nouvelle demande.',
  'owner-claim-opened.subject': 'Quelqu’un souhaite gérer la fiche de votre établissement',
  'owner-claim-opened.text':
    '{account} a demandé à gérer la fiche de {school}. Comme vous la gérez déjà, c’est nous qui décidons.',
  'owner-claim-opened.note':
    'Avant cela, vous pouvez donner votre avis, par exemple dire si vous connaissez cette personne. Rien ne change d’ici à la décision.',
  'owner-claim-opened.button': 'Voir la demande et répondre',
  'owner-claim-added.subject': 'La fiche de votre établissement a un responsable de plus',
  'owner-claim-added.text':
    'Nous avons accepté une demande pour {school}. Vous gardez tous vos droits et gérez désormais la fiche ensemble.',
  'owner-claim-replaced.subject': 'La fiche de votre établissement est désormais gérée par quelqu’un d’autre',
  'owner-claim-replaced.text':
    'Nous avons accepté une demande pour {school}. Votre compte ne peut plus modifier la fiche.',
  'owner-claim-refused.subject': 'La demande de gestion de votre fiche est refusée',
  'owner-claim-refused.text':
    'Nous avons examiné la demande pour {school} et l’avons refusée. Rien ne change pour vous.',
} as const
