/** The link with which a school invites all families to write a review, and the sheet with its code. */
export const invitations = {
  'invitation.open': 'Inviter les familles',
  'invitation.title': 'Inviter les familles',
  'invitation.intro':
    'Un seul lien et un seul QR code pour toutes les familles, à diffuser par lettre, par affichage ou par e-mail. Les avis écrits grâce à ce lien portent la mention « Vérifié : sur invitation ». Vous ne saurez pas qui l’a utilisé.',
  'invitation.fair':
    'Donnez le lien à toutes les familles, pas seulement aux plus satisfaites, et ne promettez rien en échange. Sinon, un avertissement public figurera sur votre fiche. Les personnes qui gèrent votre fiche ne peuvent pas évaluer l’établissement.',
  'invitation.none': 'Il n’y a pas encore de lien.',
  'invitation.link': 'Votre lien',
  'invitation.since': 'Valable depuis le {day}.',
  'invitation.until': 'Valable jusqu’au {day} inclus.',
  'invitation.over': 'Le lien était valable jusqu’au {day}. Veuillez en créer un nouveau.',
  'invitation.create': 'Créer un lien',
  'invitation.renew': 'Renouveler le lien',
  'invitation.renew.text':
    'Le nouveau lien sera valable immédiatement ; l’ancien et son QR code ne le seront plus. Les avis déjà écrits garderont leur mention.',
  'invitation.end': 'Désactiver le lien',
  'invitation.end.text': 'Aucun lien ne sera valable jusqu’à ce que vous en créiez un nouveau.',
  'invitation.endsOn': 'Dernier jour',
  'invitation.endsOn.hint': 'Laissez ce champ vide si le lien ne doit pas expirer.',
  'invitation.endsOn.invalid': 'Veuillez choisir la date du jour ou une date ultérieure.',
  'invitation.files': 'Documents à imprimer ou à intégrer',
  'invitation.sheet.a4': 'Affiche A4',
  'invitation.sheet.a5': 'Flyer A5',
  'invitation.png': 'QR code en PNG',
  'invitation.svg': 'QR code en SVG',
  'invitation.list': 'Lire les avis sur invitation',
  'invitation.sheet.title': 'Votre expérience avec {name}',
  'invitation.sheet.text':
    'Racontez ce que vous et votre enfant vivez ici, en bien ou en mal. L’établissement ne saura pas qui vous êtes.',
  'invitation.sheet.scan': 'Scannez le QR code avec votre téléphone',
  'invitation.print': 'Imprimer',
  'invitation.print.hint': 'Pour imprimer, utilisez le menu de votre navigateur.',
  'invitation.back': 'Retour à l’invitation',
  'message.invitationRenewed': 'Le nouveau lien est valable dès maintenant.',
  'message.invitationEnded': 'Le lien n’est plus valable.',
} as const
