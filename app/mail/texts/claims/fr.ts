/** Mails about claims to schools, claimants and main contacts. */
export const claims = {
  'claim.reason': 'Motifs :',
  'claim.open': 'Voir la demande',
  'claim.again': 'Présenter une nouvelle demande',
  'claim.redress': 'Vous n’êtes pas d’accord ? Écrivez-nous à {contact}.',
  'claim-code.subject': 'Code pour gérer la fiche de votre établissement sur Aulario',
  'claim-code.text':
    'Aulario est un annuaire où les familles trouvent et comparent des établissements scolaires. Une personne dont le compte est {account} souhaite y gérer la fiche de votre établissement ({school}) au nom de celui-ci.',
  'claim-code.pass':
    'Si votre établissement est d’accord, transmettez ce code à cette personne ({account}). Il est valable {minutes} minutes. Toute personne qui le saisit pourra modifier la fiche de l’établissement.',
  'claim-code.note':
    'Vous n’êtes pas au courant ? Ne transmettez pas le code. Vous n’avez rien à faire, et rien ne changera.',
  'claim-code.profile': 'Voici la fiche dans son état actuel :',
  'claim-code.why':
    'Le répertoire officiel des établissements indique cette adresse pour {school}. C’est la seule raison de cet e-mail. Les réponses ne sont pas lues.',
  'claim-approved.subject': 'Vous gérez désormais la fiche de votre établissement',
  'claim-approved.text':
    'Votre demande est acceptée : vous gérez maintenant la fiche de {school}. Elle porte la mention « Fiche confirmée ».',
  'claim-approved.button': 'Ouvrir mes établissements',
  'claim-refused.subject': 'Votre demande de gestion d’une fiche est refusée',
  'claim-refused.text': 'Nous avons examiné votre demande pour {school}. Nous ne pouvons pas l’accepter en l’état.',
  'claim-refused.note': 'Vous pouvez faire une nouvelle demande à tout moment, avec un autre justificatif.',
  'owner-claim-opened.subject': 'Quelqu’un souhaite gérer la fiche de votre établissement',
  'owner-claim-opened.text':
    '{account} a demandé à gérer la fiche de {school}. Comme vous la gérez déjà, c’est nous qui déciderons.',
  'owner-claim-opened.note':
    'Vous pouvez d’abord nous donner votre point de vue, par exemple nous dire si vous connaissez cette personne. Rien ne changera avant la décision.',
  'owner-claim-opened.button': 'Voir la demande et répondre',
  'owner-claim-added.subject': 'Une autre personne gère désormais la fiche de votre établissement avec vous',
  'owner-claim-added.text':
    'Nous avons accepté une demande pour {school}. Vous gardez tous vos droits et gérez désormais la fiche ensemble.',
  'owner-claim-replaced.subject': 'La fiche de votre établissement est désormais gérée par quelqu’un d’autre',
  'owner-claim-replaced.text':
    'Nous avons accepté une demande pour {school}. Votre compte ne peut plus modifier la fiche.',
  'owner-claim-refused.subject': 'La demande de gestion de votre fiche est refusée',
  'owner-claim-refused.text':
    'Nous avons examiné la demande pour {school} et l’avons refusée. Rien ne change pour vous.',
} as const
