import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoice.why': 'Vous recevez ce message au sujet d’une commande chez Aulario. Personne ne lit les réponses.',
  'invoice.button': 'Ouvrir le PDF',
  'invoice.signIn': 'Pour l’ouvrir, connectez-vous avec le compte qui a passé la commande.',
  'invoice-paid.subject': 'Votre facture',
  'invoice-paid.text': 'Voici la facture {number} pour Aulario Premium pour {school}. Elle est réglée.',
  'invoice-open.subject': 'Votre facture : merci de virer le montant',
  'invoice-open.text':
    'Voici la facture {number} pour Aulario Premium pour {school}. Veuillez virer {amount} au plus tard le {day} sur le compte {iban} en indiquant le numéro de facture. Premium est activé dès réception du paiement.',
  'invoice-open.reference': 'Votre numéro de commande : {reference}',
  'credit-note.subject': 'Votre avoir',
  'credit-note.text': 'Voici l’avoir {number} pour Aulario Premium pour {school}.',
  'withdrawal.why': 'Vous recevez ce message parce qu’une rétractation a été déclarée avec cette adresse.',
  'withdrawal-received.subject': 'Nous avons bien reçu votre rétractation',
  'withdrawal-received.text': 'Nous confirmons avoir reçu votre rétractation le {time}. Elle porte le numéro {number}.',
  'withdrawal-received.content': 'Contenu de votre déclaration :',
  'withdrawal-received.name': 'Nom : {name}',
  'withdrawal-received.contract': 'Contrat : {contract}',
  'withdrawal-received.email': 'Adresse e-mail : {email}',
  'withdrawal-received.next':
    'Si vos indications correspondent à une commande, nous envoyons un lien à l’adresse e-mail utilisée pour celle-ci. Dès que vous l’avez confirmé, nous remboursons le montant. Sinon, une personne vérifie et vous écrit. C’est la date de réception qui compte pour le délai.',
  'withdrawal-received.done':
    'L’offre Premium de cette commande a pris fin. Nous remboursons ce qui a été payé ; une facture impayée est annulée. Vous recevrez l’avoir par e-mail.',
  'withdrawal-received.note': 'Vous n’avez rien déclaré ? Écrivez-nous à {contact}.',
  'withdrawal-link.subject': 'Veuillez confirmer votre rétractation',
  'withdrawal-link.text':
    'Une rétractation du contrat Aulario Premium pour {school} (commande {number}) a été déclarée le {time}.',
  'withdrawal-link.what':
    'En suivant le lien, vous confirmez qu’elle vient de vous. Premium prend alors fin aussitôt et nous remboursons ce qui a été payé ; une facture impayée est annulée.',
  'withdrawal-link.button': 'Confirmer la rétractation',
  'withdrawal-link.until':
    'Le lien est valable jusqu’au {day}. C’est la date de la déclaration qui compte pour le délai, et non le moment où vous ouvrez le lien.',
  'withdrawal-link.not': 'Vous ne vous êtes pas rétracté ? N’ouvrez pas le lien et écrivez-nous à {contact}.',
  'withdrawal-refused.subject': 'Au sujet de votre rétractation',
  'withdrawal-refused.text': 'Nous avons examiné votre rétractation numéro {number} et ne pouvons pas y donner suite.',
  'withdrawal-refused.note': 'Vous n’êtes pas d’accord ? Écrivez-nous à {contact}.',
  'cancellation.why': 'Vous recevez ce message parce qu’un contrat a été résilié avec cette adresse.',
  'cancellation-received.subject': 'Nous avons bien reçu votre résiliation',
  'cancellation-received.text':
    'Nous confirmons avoir reçu votre résiliation le {time}. Elle porte le numéro {number}.',
  'cancellation-received.kind': 'Type de résiliation : {kind}',
  'cancellation-received.ordinary': 'ordinaire',
  'cancellation-received.extraordinary': 'extraordinaire, motif : {reason}',
  'cancellation-received.end': 'Fin du contrat : {end}',
  'cancellation-received.soonest': 'dès que possible',
  'cancellation-received.next':
    'Une personne la traite et vous écrit quand le contrat prend fin. C’est la date de réception de la résiliation qui compte.',
  'cancellation-received.note': 'Vous n’avez rien résilié ? Écrivez-nous à {contact}.',
  'cancellation-answered.subject': 'Au sujet de votre résiliation',
  'cancellation-answered.text': 'Nous avons traité votre résiliation numéro {number}.',
}
