/** Mails to buyers about their orders. */
export const orders = {
  'order.button': 'Voir la commande',
  'order.why': 'Vous recevez cet e-mail parce que vous avez commandé Premium. Personne ne lit les réponses.',
  'order-received.subject': 'Nous avons bien reçu votre commande',
  'order-received.text': 'Nous avons bien reçu votre commande {number} pour {school}.',
  'order-received.note':
    'Le contrat est conclu lorsque nous confirmons le paiement. Nous vous envoyons alors la confirmation avec les conditions. Pas encore payé ? Vous pouvez continuer depuis la commande.',
  'order-confirmed.subject': 'Premium est activé',
  'order-confirmed.text':
    'Merci : le paiement de la commande {number} est arrivé. {school} dispose maintenant de Premium.',
  'order-confirmed.contract':
    'Prestation : Aulario Premium pour {school}, aussi longtemps qu’Aulario existe. Prix total : {amount} TTC.',
  'order-confirmed.contract.untaxed':
    'Prestation : Aulario Premium pour {school}, aussi longtemps qu’Aulario existe. Prix total : {amount}, sans TVA.',
  'order-confirmed.papers':
    'Vous trouverez en pièce jointe les conditions d’utilisation et l’information sur la rétractation avec le formulaire type.',
  'order-confirmed.note':
    'C’était un paiement unique, sans abonnement. Premium est garanti pendant 5 ans au moins. Pendant 30 jours, vous êtes remboursé en un clic, sans donner de raison.',
  'order-paid-twice.subject': 'Votre paiement vous est remboursé',
  'order-paid-twice.text':
    'Votre paiement de la commande {number} est arrivé, mais {school} dispose déjà de Premium grâce à une autre commande. Nous avons aussitôt lancé le remboursement intégral.',
  'order-paid-twice.note':
    'Vous n’avez rien à faire. Selon le moyen de paiement, il faut quelques jours pour que l’argent revienne.',
  'order-refunded.subject': 'Votre remboursement est en route',
  'order-refunded.text':
    'Le montant intégral de la commande {number} pour {school} a été remboursé. Cette commande ne donne plus droit à Premium.',
  'order-refunded.note':
    'Selon le moyen de paiement, il faut quelques jours pour que l’argent arrive. Ce qui dépasse l’offre gratuite est masqué et conservé 12 mois.',
  'order-revoked.subject': 'Premium a pris fin',
  'order-revoked.text':
    'Le paiement de la commande {number} a été annulé par votre banque ou n’est jamais arrivé. Premium a donc pris fin pour {school}.',
  'order-revoked.note':
    'Ce qui dépasse l’offre gratuite est masqué et conservé 12 mois. S’il s’agit d’une erreur, écrivez-nous par la page de contact.',
} as const
