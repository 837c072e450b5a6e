/** The page on which an admin announces changes to the terms of use. */
export const termsChanges = {
  'termsChange.title': 'Modifier les conditions d’utilisation',
  'termsChange.intro':
    'Toute personne ayant un compte doit être informée d’un changement par e-mail au moins 15 jours à l’avance. Enregistrez et vérifiez d’abord le brouillon, puis envoyez les e-mails. Le nouveau texte de la page sera publié à la date indiquée, avec la prochaine version du site.',
  'termsChange.day': 'Valable à partir du',
  'termsChange.day.hint': 'Au plus tôt le {day} : 15 jours après le dernier e-mail.',
  'termsChange.day.invalid': 'Veuillez indiquer une date.',
  'termsChange.day.soon': 'Cette date est trop proche.',
  'termsChange.day.far': 'Cette date est à plus d’un an.',
  'termsChange.text': 'Ce qui change',
  'termsChange.text.hint':
    'Rédigez un texte complet et clair : cet e-mail vaut notification. Chaque ligne forme un paragraphe.',
  'termsChange.missing': 'Veuillez remplir ce champ dans chaque langue.',
  'termsChange.save': 'Enregistrer et vérifier le brouillon',
  'termsChange.draft': 'Brouillon : valable à partir du {day}',
  'termsChange.recipients': {
    one: '{count} compte recevra cet e-mail',
    many: '{count} de comptes recevront cet e-mail',
    other: '{count} comptes recevront cet e-mail',
  },
  'termsChange.mail': 'dont comptes ayant une commande : {count}',
  'termsChange.order': 'Envoyer les e-mails',
  'termsChange.discard': 'Supprimer le brouillon',
  'termsChange.sent': 'Changements annoncés',
  'termsChange.none': 'Aucun changement pour l’instant.',
  'termsChange.item.sending': 'valable à partir du {day}, annoncé le {time}, e-mails en préparation : {count}',
  'termsChange.item.done': 'valable à partir du {day}, annoncé le {time}, e-mails : {count}',
  'message.termsChangeSaved': 'Brouillon enregistré',
  'message.termsChangeDiscarded': 'Brouillon supprimé',
  'message.termsChangeOrdered': 'L’envoi des e-mails a commencé',
} as const
