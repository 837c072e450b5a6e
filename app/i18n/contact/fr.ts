import { contactFields } from '../contact-fields/fr.ts'

export const contact = {
  ...contactFields,
  'contact.submit': 'Envoyer le message',
  'contact.sent': 'Message envoyé',
  'contact.sent.text': 'Merci. Vous recevrez par e-mail une copie avec le numéro de votre message.',
  'contact.direct': 'Nous joindre sans formulaire',
  'contact.privacy.link': 'Lire la politique de confidentialité',
  'contact.named': 'Votre nom figure dans un avis ?',
  'contact.named.text': 'Utilisez le formulaire prévu à cet effet, même si vous n’avez pas de compte.',
  'contact.named.link': 'Ouvrir le formulaire pour les personnes citées',
  'namedPerson.title': 'Votre nom figure dans un avis ?',
  'namedPerson.intro':
    'Un avis parle de vous sans votre accord, une information à votre sujet est fausse, ou vous voulez savoir ce que nous conservons sur vous ? Écrivez-nous. Aucun compte n’est nécessaire.',
  'namedPerson.clock': 'Vous saurez sous 30 jours ce que nous avons fait.',
  'namedPerson.address': 'De quel avis ou de quel établissement s’agit-il ?',
  'namedPerson.address.hint': 'De préférence l’adresse de la page ; à défaut, le nom de l’établissement et la ville.',
  'namedPerson.address.missing': 'Indiquez de quel avis ou de quel établissement il s’agit.',
  'namedPerson.wish': 'Que demandez-vous ?',
  'namedPerson.wish.removal': 'Supprimer ce que l’avis dit de moi',
  'namedPerson.wish.correction': 'Rectifier ce qui est faux',
  'namedPerson.wish.access': 'M’indiquer ce que vous conservez à mon sujet',
  'namedPerson.wish.missing': 'Choisissez votre demande.',
  'namedPerson.message': 'Que dit l’avis de vous, et qu’est-ce qui est faux ?',
  'namedPerson.privacy':
    'Vos données nous servent à traiter votre demande ; nous pouvons vous demander de prouver votre identité. Nous les supprimons trois ans après la clôture.',
  'namedPerson.submit': 'Envoyer la demande',
  'namedPerson.sent': 'Nous avons reçu votre demande',
  'namedPerson.sent.text':
    'Vous en recevrez le numéro et une copie par e-mail. Vous saurez sous 30 jours ce que nous avons fait.',
} as const
