import { contactFields } from '../contact-fields/fr.ts'

export const contact = {
  ...contactFields,
  'contact.submit': 'Envoyer le message',
  'contact.sent': 'Message envoyé',
  'contact.sent.text': 'Merci. Une copie avec le numéro de votre message arrive par e-mail.',
  'contact.direct': 'Ou sans formulaire',
  'contact.privacy.link': 'Lire la politique de confidentialité',
  'contact.named': 'Votre nom figure dans un avis ?',
  'contact.named.text': 'Il existe un formulaire pour cela, même si vous n’avez pas de compte.',
  'contact.named.link': 'Ouvrir le formulaire pour les personnes nommées',
  'namedPerson.title': 'Votre nom figure dans un avis ?',
  'namedPerson.intro':
    'Un avis parle de vous et vous ne le souhaitez pas, quelque chose sur vous est faux, ou vous voulez savoir ce que nous conservons à votre sujet ? Écrivez-nous. Aucun compte n’est nécessaire.',
  'namedPerson.clock': 'Sous 30 jours, nous vous disons ce que nous avons fait.',
  'namedPerson.address': 'De quel avis ou de quel établissement s’agit-il ?',
  'namedPerson.address.hint': 'De préférence l’adresse de la page ; le nom de l’établissement et la ville suffisent.',
  'namedPerson.address.missing': 'Indiquez de quel avis ou de quel établissement il s’agit.',
  'namedPerson.wish': 'Que devons-nous faire ?',
  'namedPerson.wish.removal': 'Supprimer ce qui y est dit de moi',
  'namedPerson.wish.correction': 'Rectifier ce qui est faux',
  'namedPerson.wish.access': 'Me dire ce qui est conservé à mon sujet',
  'namedPerson.wish.missing': 'Choisissez ce que nous devons faire.',
  'namedPerson.message': 'Que dit-on de vous, et qu’est-ce qui est faux ?',
  'namedPerson.privacy':
    'Vos données nous servent à traiter votre demande ; nous pouvons vous demander de prouver votre identité. Nous les supprimons trois ans après la clôture.',
  'namedPerson.submit': 'Envoyer la demande',
  'namedPerson.sent': 'Nous avons reçu votre demande',
  'namedPerson.sent.text':
    'Le numéro et une copie arrivent par e-mail. Sous 30 jours, nous vous disons ce que nous avons fait.',
} as const
