export const media = {
  'file.choose': 'Choisir un fichier',
  'file.chooseSeveral': 'Choisir des fichiers',
  'file.none': 'Aucun fichier choisi',
  'avatar.current': 'Votre photo de profil actuelle',
  'avatar.choose': 'Choisir une image',
  'avatar.hint':
    'JPEG, PNG, WebP, GIF ou AVIF, 5 Mo au plus. L’image est recadrée en carré autour de son centre ; les données comme le lieu et l’appareil sont retirées.',
  'avatar.submit': 'Envoyer l’image',
  'avatar.busy': 'Envoi en cours…',
  'avatar.progress': 'Avancement de l’envoi',
  'avatar.remove': 'Retirer la photo',
  'failure.must_be_logged_in': 'Connectez-vous pour continuer.',
  'failure.select_image': 'Choisissez une image à envoyer',
  'failure.invalid_file_type': 'Type de fichier non valide',
  'failure.image_too_large': 'L’image dépasse 5 Mo. Choisissez-en une plus petite.',
  'failure.image_too_many_pixels':
    'L’image compte trop de pixels : 40 mégapixels au plus en JPEG et PNG, 16 dans les autres formats. Choisissez-en une plus petite.',
  'failure.image_damaged': 'L’image est endommagée ou incomplète. Choisissez-en une autre.',
  'failure.storage_away':
    'L’image n’a pas pu être enregistrée. Votre image actuelle est conservée ; réessayez dans un instant.',
  'failure.image_upload': 'Erreur lors de l’envoi de l’image',
  'failure.image_delete': 'Erreur lors de la suppression de l’image',
  'message.profileImageUpdated': 'Photo de profil mise à jour',
  'message.profileImageRemoved': 'Photo de profil retirée',
}
