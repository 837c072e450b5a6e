/** Texts for people whose mails bounce. */
export const bounces = {
  'bounce.title': 'Réception de nos e-mails',
  'bounce.banner': 'Les e-mails envoyés à votre adresse nous reviennent.',
  'bounce.bannerLink': 'Que faire ?',
  'bounce.back':
    'Des e-mails envoyés à {email} nous sont revenus, la dernière fois le {day}. Nous n’envoyons donc plus que ce qui est nécessaire à la sécurité de votre compte.',
  'bounce.ask':
    'Nos e-mails vous parviennent-ils de nouveau ? Demandez un e-mail d’essai et suivez le lien qu’il contient. Si l’adresse est erronée, modifiez-la sous « Connexion et sécurité ».',
  'bounce.send': 'Envoyer un e-mail d’essai',
  'bounce.fine': 'À notre connaissance, les e-mails envoyés à {email} vous parviennent.',
  'bounce.confirmText': 'Confirmez que nos e-mails vous parviennent de nouveau.',
  'bounce.confirm': 'Confirmer l’adresse',
  'message.addressCheckSent': 'Nous vous avons envoyé un e-mail. Suivez le lien qu’il contient.',
  'message.addressConfirmed': 'Merci. Vous recevrez de nouveau nos e-mails.',
}
