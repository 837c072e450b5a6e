export const childReminders = {
  'childReminders.title': 'Enfants et rappels',
  'childReminders.intro':
    'Nous vous écrivons 14 et 3 jours avant chaque date qui concerne votre enfant : délais, fin des inscriptions, épreuves, affectations, recours. Les vacances n’en font pas partie.',
  'childReminders.noName':
    'Nous n’enregistrons que le mois de naissance et le territoire : ni nom, ni jour de naissance, ni adresse.',
  'childReminders.consent':
    'J’accepte qu’Aulario enregistre dans mon compte le mois de naissance et le territoire de mes enfants et m’envoie par e-mail des rappels de leurs dates. Je peux retirer cet accord à tout moment. Les données sont supprimées au plus tard {months} mois après le dernier rappel.',
  'childReminders.consent.missing': 'Sans cet accord, nous ne pouvons rien enregistrer ni vous envoyer de rappel.',
  'childReminders.given': 'Accord donné le {day}.',
  'childReminders.stopped':
    'Depuis le {day}, nous ne vous envoyons plus de rappels. Les enfants sont encore enregistrés.',
  'childReminders.privacy': 'En savoir plus sur la protection des données',
  'childReminders.add': 'Ajouter un enfant',
  'childReminders.change': 'Modifier',
  'childReminders.save': 'Enregistrer les modifications',
  'childReminders.remove': 'Supprimer l’enfant',
  'childReminders.settings': 'Accord',
  'childReminders.stop': 'Arrêter les e-mails',
  'childReminders.renew': 'Activer les rappels',
  'childReminders.withdraw': 'Retirer l’accord et supprimer tous les enfants',
  'childReminders.mine': 'Vos enfants',
  'message.childSaved': 'Enfant enregistré',
  'message.childRemoved': 'Enfant supprimé',
  'message.remindersStopped': 'Vous ne recevrez plus de rappels',
  'message.remindersOn': 'Les rappels sont activés',
  'message.consentWithdrawn': 'Accord retiré, tous les enfants sont supprimés',
  'failure.children_full': 'Vous avez déjà enregistré six enfants. Supprimez-en un d’abord.',
  'failure.children_consent': 'Veuillez d’abord donner votre accord.',
  'failure.child_unknown': 'Cet enfant n’est plus enregistré.',
  'failure.child_twice': 'Un enfant avec ces indications est déjà enregistré.',
  'failure.address_unconfirmed': 'Confirmez d’abord votre adresse e-mail.',
}
