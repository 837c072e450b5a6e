/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Les messages pour toi',
  'bounce.banner': 'Les messages envoyés à ton adresse nous reviennent.',
  'bounce.bannerLink': 'Que faire maintenant',
  'bounce.back':
    'Des messages envoyés à {email} nous sont revenus, la dernière fois le {day}. Nous n’envoyons donc plus que ce qu’il faut pour la sécurité de ton compte.',
  'bounce.ask':
    'Les messages arrivent de nouveau ? Alors fais-en envoyer un et suis son lien. Si l’adresse est fausse, change-la sous « Connexion et sécurité ».',
  'bounce.send': 'Envoyer un message d’essai',
  'bounce.fine': 'Les messages envoyés à {email} arrivent, pour autant que nous le sachions.',
  'bounce.confirmText': 'Tu dis ainsi que nos messages te parviennent de nouveau.',
  'bounce.confirm': 'Confirmer l’adresse',
  'message.addressCheckSent': 'Un message est en route. Suis son lien.',
  'message.addressConfirmed': 'Merci, nous t’envoyons de nouveau des messages.',
}
