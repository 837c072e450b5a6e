export const connection = {
  'connection.title': 'Pas de connexion',
  'connection.waits': 'Tout ce qui est sur cette page est conservé. Le chargement reprendra dès le retour du réseau.',
  'connection.away': 'Le site ne répond pas pour le moment',
  'connection.awayWaits':
    'Tout ce qui est sur cette page est conservé. Le chargement reprendra dès que le site répondra de nouveau.',
  'connection.unsent': 'Votre saisie est conservée. Réessayez dans un instant.',
  'connection.retry': 'Réessayer',
  'connection.resend': 'Envoyer de nouveau',
  'notFound.text':
    'Aucune page n’existe à cette adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.',
  'error.text': 'Une erreur s’est produite. Réessayez dans quelques minutes.',
  'error.retry': 'Réessayer',
  'error.form.title': 'Nous n’avons pas pu accepter ce formulaire',
  'error.form.text':
    'Il était trop volumineux ou contenait un élément inattendu. Revenez à la page précédente, raccourcissez les textes longs, puis envoyez-le de nouveau.',
  'error.request': 'Référence à nous communiquer : {id}',
  'error.away.title': 'Nous revenons dans un instant',
  'error.away.text':
    'Le site ne parvient pas à accéder à ses données pour le moment. Nous nous en occupons. Réessayez dans quelques minutes.',
}
