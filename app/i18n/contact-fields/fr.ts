export const contactFields = {
  'contactFields.name': 'Nom',
  'contactFields.name.tooShort': 'Le nom doit comporter au moins 2 caractères',
  'contactFields.email': 'Adresse e-mail',
  'contactFields.phone': 'Téléphone',
  'contactFields.message': 'Message',
  'contactFields.message.hint': 'Au moins {min} caractères.',
  'contactFields.message.tooShort': 'Le message doit comporter au moins 10 caractères',
  'contactFields.privacy':
    'J’ai lu la politique de confidentialité et j’accepte que mes données soient conservées pour répondre à ce message, puis supprimées au bout de {months} mois.',
  'contactFields.privacy.missing': 'Veuillez accepter la politique de confidentialité',
  'contactFields.trap': 'Ce champ doit rester vide',
} as const
