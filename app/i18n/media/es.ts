export const media = {
  'avatar.current': 'Tu foto de perfil actual',
  'avatar.choose': 'Elegir una imagen',
  'avatar.hint':
    'JPEG, PNG, WebP, GIF o AVIF, 5 MB como máximo. Nos quedamos con el centro en cuadrado y quitamos datos como el lugar y la cámara.',
  'avatar.submit': 'Subir la imagen',
  'avatar.busy': 'Subiendo…',
  'avatar.progress': 'Progreso de la subida',
  'avatar.remove': 'Quitar la foto',
  'failure.must_be_logged_in': 'Para esto tienes que haber iniciado sesión.',
  'failure.select_image': 'Elige una imagen para subir',
  'failure.invalid_file_type': 'Tipo de archivo no válido',
  'failure.image_too_large': 'La imagen pesa más de 5 MB. Elige una más pequeña.',
  'failure.image_too_many_pixels':
    'La imagen tiene demasiados píxeles: hasta 40 megapíxeles en JPEG y PNG, 16 en otros formatos. Elige una más pequeña.',
  'failure.image_damaged': 'La imagen está dañada o incompleta. Elige otra.',
  'failure.storage_away': 'Ahora mismo no se puede acceder al almacenamiento. Tu imagen anterior sigue ahí.',
  'failure.image_upload': 'Error al subir la imagen',
  'failure.image_delete': 'Error al eliminar la imagen',
  'message.profileImageUpdated': 'Foto de perfil actualizada',
  'message.profileImageRemoved': 'Foto de perfil eliminada',
}
