import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoice.why': 'Vous recevez ce message au sujet d’une commande passée sur Aulario. Les réponses ne sont pas lues.',
  'invoice.button': 'Ouvrir le PDF',
  'invoice.signIn': 'Pour l’ouvrir, connectez-vous avec le compte qui a passé la commande.',
  'invoice-paid.subject': 'Votre facture',
  'invoice-paid.text':
    'Voici la facture {number} relative à votre commande d’Aulario Premium pour {school}. Elle est réglée.',
  'invoice-open.subject': 'Votre facture à régler par virement',
  'invoice-open.text':
    'Voici la facture {number} relative à votre commande d’Aulario Premium pour {school}. Veuillez virer {amount} au plus tard le {day} sur le compte {iban} en indiquant le numéro de facture. Premium est activé dès réception du paiement.',
  'invoice-open.reference': 'Votre numéro de commande : {reference}',
  'credit-note.subject': 'Votre avoir',
  'credit-note.text': 'Voici l’avoir {number} relatif à votre commande d’Aulario Premium pour {school}.',
  'withdrawal.why':
    'Vous recevez ce message parce que cette adresse a été indiquée dans une déclaration de rétractation.',
  'withdrawal-received.subject': 'Nous avons bien reçu votre rétractation',
  'withdrawal-received.text': 'Nous confirmons avoir reçu votre rétractation le {time}. Elle porte le numéro {number}.',
  'withdrawal-received.content': 'Contenu de votre déclaration :',
  'withdrawal-received.name': 'Nom : {name}',
  'withdrawal-received.contract': 'Contrat : {contract}',
  'withdrawal-received.email': 'Adresse e-mail : {email}',
  'withdrawal-received.next':
    'Si vos indications correspondent à une commande, nous enverrons un lien à l’adresse e-mail de cette commande. Dès que vous aurez confirmé votre rétractation avec ce lien, nous rembourserons le montant. Sinon, une personne de l’équipe vérifiera et vous écrira. C’est la date de réception qui compte pour le délai.',
  'withdrawal-received.done':
    'L’offre Premium de cette commande a pris fin. Nous remboursons le montant payé ; toute facture impayée est annulée. Vous recevrez l’avoir par e-mail.',
  'withdrawal-received.note': 'Vous n’avez pas fait cette déclaration ? Écrivez-nous à {contact}.',
  'withdrawal-link.subject': 'Veuillez confirmer votre rétractation',
  'withdrawal-link.text':
    'Une rétractation du contrat Aulario Premium pour {school} (commande {number}) a été déclarée le {time}.',
  'withdrawal-link.what':
    'En suivant le lien, vous confirmez qu’elle vient de vous. Premium prendra alors fin immédiatement et nous rembourserons le montant payé ; toute facture impayée sera annulée.',
  'withdrawal-link.button': 'Confirmer la rétractation',
  'withdrawal-link.until':
    'Le lien est valable jusqu’au {day}. C’est la date de la déclaration qui compte pour le délai, et non celle à laquelle vous ouvrez le lien.',
  'withdrawal-link.not': 'Cette rétractation ne vient pas de vous ? N’ouvrez pas le lien et écrivez-nous à {contact}.',
  'withdrawal-refused.subject': 'Votre rétractation n’a pas été acceptée',
  'withdrawal-refused.text':
    'Nous avons examiné votre rétractation numéro {number}. Nous ne pouvons pas y donner suite.',
  'withdrawal-refused.note': 'Vous n’êtes pas d’accord ? Écrivez-nous à {contact}.',
  'cancellation.why':
    'Vous recevez ce message parce que cette adresse a été indiquée dans une déclaration de résiliation.',
  'cancellation-received.subject': 'Nous avons bien reçu votre résiliation',
  'cancellation-received.text':
    'Nous confirmons avoir reçu votre résiliation le {time}. Elle porte le numéro {number}.',
  'cancellation-received.kind': 'Type de résiliation : {kind}',
  'cancellation-received.ordinary': 'ordinaire',
  'cancellation-received.extraordinary': 'extraordinaire, motif : {reason}',
  'cancellation-received.end': 'Fin du contrat : {end}',
  'cancellation-received.soonest': 'dès que possible',
  'cancellation-received.next':
    'Une personne de l’équipe la traitera et vous indiquera par e-mail à quelle date le contrat prend fin. C’est la date de réception de la résiliation qui compte.',
  'cancellation-received.note': 'Cette résiliation ne vient pas de vous ? Écrivez-nous à {contact}.',
  'cancellation-answered.subject': 'Nous avons traité votre résiliation',
  'cancellation-answered.text': 'Nous avons traité votre résiliation numéro {number}.',
}
