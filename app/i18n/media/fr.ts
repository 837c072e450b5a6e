export const media = {
  'avatar.current': 'Votre photo de profil actuelle',
  'avatar.choose': 'Choisir une image',
  'avatar.hint':
    'JPEG, PNG, WebP, GIF ou AVIF, 5 Mo au plus. Nous gardons le centre en carré et retirons les données comme le lieu et l’appareil.',
  'avatar.submit': 'Envoyer l’image',
  'avatar.busy': 'Envoi en cours…',
  'avatar.progress': 'Avancement de l’envoi',
  'avatar.remove': 'Retirer la photo',
  'failure.must_be_logged_in': 'Il faut être connecté pour cela.',
  'failure.select_image': 'Choisissez une image à envoyer',
  'failure.invalid_file_type': 'Type de fichier non valable',
  'failure.image_too_large': 'L’image dépasse 5 Mo. Prenez-en une plus petite.',
  'failure.image_too_many_pixels':
    'L’image compte trop de pixels : 40 mégapixels au plus en JPEG et PNG, 16 dans les autres formats. Prenez-en une plus petite.',
  'failure.image_damaged': 'L’image est abîmée ou incomplète. Prenez-en une autre.',
  'failure.storage_away': 'Le stockage est injoignable en ce moment. Votre image actuelle est toujours là.',
  'failure.image_upload': 'Erreur lors de l’envoi de l’image',
  'failure.image_delete': 'Erreur lors de la suppression de l’image',
  'message.profileImageUpdated': 'Photo de profil mise à jour',
  'message.profileImageRemoved': 'Photo de profil retirée',
}
