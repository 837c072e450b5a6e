/** Uploads of pictures, with their refusals. Loaded with the texts of the account area. */
export const media = {
  'file.choose': 'Datei auswählen',
  'file.chooseSeveral': 'Dateien auswählen',
  'file.none': 'Keine Datei ausgewählt',
  'avatar.current': 'Dein aktuelles Profilbild',
  'avatar.choose': 'Bild auswählen',
  'avatar.hint':
    'JPEG, PNG, WebP, GIF oder AVIF, höchstens 5 MB. Wir schneiden die Mitte als Quadrat aus und entfernen Angaben wie Ort und Kamera.',
  'avatar.submit': 'Bild hochladen',
  'avatar.busy': 'Wird hochgeladen …',
  'avatar.progress': 'Fortschritt beim Hochladen',
  'avatar.remove': 'Bild entfernen',
  'failure.must_be_logged_in': 'Dafür musst du angemeldet sein.',
  'failure.select_image': 'Bitte wähle ein Bild zum Hochladen aus',
  'failure.invalid_file_type': 'Ungültiger Dateityp ausgewählt',
  'failure.image_too_large': 'Das Bild ist größer als 5 MB. Nimm ein kleineres.',
  'failure.image_too_many_pixels':
    'Das Bild hat zu viele Pixel: höchstens 40 Megapixel als JPEG oder PNG, sonst 16. Nimm ein kleineres.',
  'failure.image_damaged': 'Das Bild ist beschädigt oder unvollständig. Nimm ein anderes.',
  'failure.storage_away': 'Der Speicher ist gerade nicht erreichbar. Dein bisheriges Bild ist noch da.',
  'failure.image_upload': 'Fehler beim Hochladen des Bildes',
  'failure.image_delete': 'Fehler beim Löschen des Bildes',
  'message.profileImageUpdated': 'Profilbild aktualisiert',
  'message.profileImageRemoved': 'Profilbild entfernt',
} as const
