import type { withdrawal as german } from '../de/withdrawal.ts'

export const withdrawal: Record<keyof typeof german, string> = {
  'withdrawal.title': 'Se rétracter du contrat',
  'withdrawal.metaDescription': 'Se rétracter d’un contrat avec Aulario, sans se connecter.',
  'withdrawal.intro': 'Vous pouvez ici vous rétracter d’un contrat conclu avec nous, sans compte ni motif.',
  'withdrawal.voluntary':
    'Dans les 30 jours suivant le paiement, tout le monde est remboursé intégralement, y compris les établissements et les entreprises.',
  'withdrawal.instructions': 'Information et formulaire type',
  'withdrawal.name': 'Prénom et nom',
  'withdrawal.name.missing': 'Veuillez indiquer le nom utilisé pour la commande.',
  'withdrawal.contract': 'Quel contrat ?',
  'withdrawal.contract.hint': 'Numéro de commande ou de facture, sinon l’établissement et la date de la commande',
  'withdrawal.contract.missing': 'Veuillez indiquer de quel contrat il s’agit.',
  'withdrawal.email': 'Adresse e-mail',
  'withdrawal.email.hint': 'Nous y envoyons la confirmation. De préférence celle utilisée pour la commande.',
  'withdrawal.next': 'Continuer',
  'withdrawal.busy': 'Envoi …',
  'withdrawal.check.title': 'Tout est exact ?',
  'withdrawal.check.text':
    'Ce bouton déclare votre rétractation. Vous recevez ensuite une confirmation avec le jour et l’heure.',
  'withdrawal.change': 'Modifier',
  'withdrawal.confirm': 'Confirmer la rétractation',
  'withdrawal.received': 'Nous avons bien reçu votre rétractation',
  'withdrawal.received.number': 'Reçue le {time}, numéro {number}.',
  'withdrawal.received.mail': 'La même confirmation est en route vers {email}.',
  'withdrawal.received.next':
    'Si les indications correspondent à une commande, nous remboursons le montant. Sinon, une personne vérifie et vous écrit.',
  'withdrawal.content': 'Contenu de votre déclaration',
}
