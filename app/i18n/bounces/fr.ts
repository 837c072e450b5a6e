/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Les messages pour vous',
  'bounce.banner': 'Les messages envoyés à votre adresse nous reviennent.',
  'bounce.bannerLink': 'Que faire maintenant',
  'bounce.back':
    'Des messages envoyés à {email} nous sont revenus, la dernière fois le {day}. Nous n’envoyons donc plus que ce qu’il faut pour la sécurité de votre compte.',
  'bounce.ask':
    'Les messages arrivent de nouveau ? Alors faites-en envoyer un et suivez son lien. Si l’adresse est fausse, changez-la sous « Connexion et sécurité ».',
  'bounce.send': 'Envoyer un message d’essai',
  'bounce.fine': 'Les messages envoyés à {email} arrivent, pour autant que nous le sachions.',
  'bounce.confirmText': 'Vous confirmez ainsi que nos messages vous parviennent de nouveau.',
  'bounce.confirm': 'Confirmer l’adresse',
  'message.addressCheckSent': 'Un message est en route. Suivez son lien.',
  'message.addressConfirmed': 'Merci, nous vous envoyons de nouveau des messages.',
}
