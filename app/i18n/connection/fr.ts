export const connection = {
  'connection.title': 'Pas de connexion',
  'connection.waits': 'Tout ce qui est sur cette page est conservé. Le chargement reprendra dès le retour du réseau.',
  'connection.unsent': 'La saisie est conservée ; merci de réessayer dans un instant.',
  'connection.retry': 'Réessayer',
}
