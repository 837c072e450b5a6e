import type { withdrawal as german } from './de.ts'

export const withdrawal: Record<keyof typeof german, string> = {
  'withdrawal.title': 'Se rétracter du contrat',
  'withdrawal.metaDescription': 'Se rétracter d’un contrat avec Aulario, sans se connecter.',
  'withdrawal.intro':
    'Sur cette page, vous pouvez vous rétracter d’un contrat conclu avec nous, sans compte et sans donner de motif.',
  'withdrawal.voluntary':
    'Dans les 30 jours suivant le paiement, tous les acheteurs peuvent être remboursés intégralement, y compris les établissements et les entreprises.',
  'withdrawal.instructions': 'Informations et formulaire type',
  'withdrawal.name': 'Prénom et nom',
  'withdrawal.name.missing': 'Veuillez indiquer le nom utilisé pour la commande.',
  'withdrawal.contract': 'Quel contrat ?',
  'withdrawal.contract.hint': 'Numéro de commande ou de facture ; à défaut, établissement et date de la commande',
  'withdrawal.contract.missing': 'Veuillez indiquer de quel contrat il s’agit.',
  'withdrawal.email': 'Adresse e-mail',
  'withdrawal.email.hint':
    'Vous y recevrez la confirmation. Indiquez de préférence l’adresse utilisée pour la commande.',
  'withdrawal.next': 'Continuer',
  'withdrawal.busy': 'Envoi…',
  'withdrawal.check.title': 'Vérifiez votre déclaration',
  'withdrawal.check.text':
    'En cliquant sur ce bouton, vous déclarez votre rétractation. Vous recevrez ensuite une confirmation indiquant la date et l’heure.',
  'withdrawal.change': 'Modifier',
  'withdrawal.confirm': 'Confirmer la rétractation',
  'withdrawal.received': 'Nous avons bien reçu votre rétractation',
  'withdrawal.received.number': 'Reçue le {time}, numéro {number}.',
  'withdrawal.received.mail': 'Nous avons aussi envoyé cette confirmation à {email}.',
  'withdrawal.received.next':
    'Si vos indications correspondent à une commande, nous enverrons un lien à l’adresse e-mail de cette commande. Dès que vous aurez confirmé votre rétractation avec ce lien, nous rembourserons le montant. Sinon, une personne de l’équipe vérifiera et vous écrira. C’est la date de réception qui compte pour le délai.',
  'withdrawal.content': 'Contenu de votre déclaration',
  'withdrawal.done.title': 'Votre rétractation a pris effet',
  'withdrawal.done.order': 'Commande {number} : Aulario Premium pour {school}.',
  'withdrawal.done.text':
    'L’offre Premium de cette commande a pris fin. Nous remboursons le montant payé ; toute facture impayée est annulée. Vous recevrez l’avoir par e-mail.',
  'withdrawal.link.title': 'Confirmer la rétractation',
  'withdrawal.link.text':
    'Une rétractation du contrat Aulario Premium pour {school} (commande {number}) a été déclarée le {time}.',
  'withdrawal.link.what':
    'En cliquant sur ce bouton, vous confirmez qu’elle vient de vous. Premium prendra alors fin immédiatement et nous rembourserons le montant payé ; toute facture impayée sera annulée.',
  'withdrawal.link.submit': 'Confirmer la rétractation et mettre fin à Premium',
  'withdrawal.link.not': 'Cette rétractation ne vient pas de vous ? Fermez simplement cette page.',
  'withdrawal.link.over':
    'Le lien est trop ancien, ou la commande est déjà remboursée, annulée ou contestée auprès de la banque. Votre déclaration reste valable ; si un point reste en suspens, une personne de l’équipe l’examinera.',
  'cancellation.title': 'Résilier un contrat',
  'cancellation.metaDescription': 'Résilier un contrat avec Aulario, sans se connecter.',
  'cancellation.intro':
    'Sur cette page, vous pouvez résilier un contrat conclu avec nous. Aucun compte n’est nécessaire.',
  'cancellation.refund': 'Pour obtenir un remboursement, utilisez plutôt la rétractation :',
  'cancellation.kind': 'Type de résiliation',
  'cancellation.kind.ordinary': 'Résiliation ordinaire',
  'cancellation.kind.extraordinary': 'Résiliation extraordinaire pour motif grave',
  'cancellation.kind.missing': 'Veuillez choisir le type de résiliation.',
  'cancellation.reason': 'Motif',
  'cancellation.reason.hint': 'Nécessaire uniquement pour une résiliation extraordinaire.',
  'cancellation.reason.missing': 'Veuillez indiquer le motif de la résiliation extraordinaire.',
  'cancellation.endsOn': 'Quand le contrat doit-il prendre fin ?',
  'cancellation.endsOn.hint': 'Laissez ce champ vide pour une fin dès que possible.',
  'cancellation.endsOn.invalid': 'Veuillez indiquer une date ou laisser le champ vide.',
  'cancellation.soonest': 'dès que possible',
  'cancellation.submit': 'résilier maintenant',
  'cancellation.received': 'Nous avons bien reçu votre résiliation',
  'cancellation.received.next':
    'Une personne de l’équipe la traitera et vous indiquera par e-mail à quelle date le contrat prend fin. C’est la date de réception de la résiliation qui compte.',
}
