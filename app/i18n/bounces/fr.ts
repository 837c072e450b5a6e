/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Les e-mails que vous recevez',
  'bounce.banner': 'Les e-mails envoyés à votre adresse nous reviennent.',
  'bounce.bannerLink': 'Que faire maintenant',
  'bounce.back':
    'Des e-mails envoyés à {email} nous sont revenus, la dernière fois le {day}. Nous n’envoyons donc plus que ce qui est nécessaire à la sécurité de votre compte.',
  'bounce.ask':
    'Nos e-mails vous parviennent-ils de nouveau ? Demandez-en un et suivez son lien. Si l’adresse est erronée, modifiez-la sous « Connexion et sécurité ».',
  'bounce.send': 'Envoyer un e-mail d’essai',
  'bounce.fine': 'À notre connaissance, les e-mails envoyés à {email} arrivent.',
  'bounce.confirmText': 'Vous confirmez ainsi que nos e-mails vous parviennent de nouveau.',
  'bounce.confirm': 'Confirmer l’adresse',
  'message.addressCheckSent': 'Un e-mail est en route. Suivez son lien.',
  'message.addressConfirmed': 'Merci, nous vous envoyons de nouveau des e-mails.',
}
