/** Mails to buyers about their orders. */
export const orders = {
  'order.button': 'Voir la commande',
  'order.why': 'Vous recevez cet e-mail parce que vous avez commandé Premium. Les réponses ne sont pas lues.',
  'order-received.subject': 'Nous avons bien reçu votre commande',
  'order-received.text': 'Nous avons bien reçu votre commande {number} pour {school}.',
  'order-received.note':
    'Le contrat sera conclu lorsque nous aurons confirmé le paiement. Vous recevrez alors la confirmation avec les conditions. Vous n’avez pas encore payé ? Vous pouvez le faire depuis la page de la commande.',
  'order-confirmed.subject': 'Premium est activé',
  'order-confirmed.text':
    'Merci, nous avons bien reçu le paiement de la commande {number}. {school} dispose maintenant de Premium.',
  'order-confirmed.contract':
    'Prestation : Aulario Premium pour {school}, aussi longtemps qu’Aulario existe. Prix total : {amount} TTC.',
  'order-confirmed.contract.untaxed':
    'Prestation : Aulario Premium pour {school}, aussi longtemps qu’Aulario existe. Prix total : {amount}, sans TVA.',
  'order-confirmed.papers':
    'Vous trouverez en pièce jointe les conditions d’utilisation et les informations sur le droit de rétractation, avec le formulaire type.',
  'order-confirmed.note':
    'Il s’agit d’un paiement unique, sans abonnement. Premium est garanti pendant 5 ans au moins. Pendant 30 jours, vous pouvez demander le remboursement en un clic, sans donner de raison.',
  'order-paid-twice.subject': 'Votre paiement vous est remboursé',
  'order-paid-twice.text':
    'Nous avons reçu votre paiement pour la commande {number}, mais {school} dispose déjà de Premium grâce à une autre commande. Nous avons immédiatement lancé le remboursement intégral.',
  'order-paid-twice.note':
    'Vous n’avez rien à faire. Selon le moyen de paiement, le remboursement peut prendre quelques jours.',
  'order-refunded.subject': 'Votre remboursement a été effectué',
  'order-refunded.text':
    'Le montant intégral de la commande {number} pour {school} a été remboursé. Cette commande ne donne plus droit à Premium.',
  'order-refunded.note':
    'Selon le moyen de paiement, le virement peut prendre quelques jours. Les contenus au-delà de l’offre gratuite sont masqués et conservés {months} mois.',
  'order-revoked.subject': 'Premium a pris fin',
  'order-revoked.text':
    'Le paiement de la commande {number} a été annulé par votre banque ou ne nous est jamais parvenu. Premium a donc pris fin pour {school}.',
  'order-revoked.note':
    'Les contenus au-delà de l’offre gratuite sont masqués et conservés {months} mois. S’il s’agit d’une erreur, écrivez-nous depuis la page de contact.',
} as const
