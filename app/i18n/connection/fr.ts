export const connection = {
  'connection.title': 'Pas de connexion',
  'connection.waits': 'Tout ce qui est sur cette page est conservé. Le chargement reprendra dès le retour du réseau.',
  'connection.unsent': 'La saisie est conservée ; merci de réessayer dans un instant.',
  'connection.retry': 'Réessayer',
  'error.request': 'Référence à nous indiquer : {id}',
  'error.away.title': 'Nous revenons dans un instant',
  'error.away.text':
    'Le site ne parvient pas à accéder à ses données pour le moment. Nous nous en occupons. Réessayez dans quelques minutes.',
}
