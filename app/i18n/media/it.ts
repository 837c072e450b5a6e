export const media = {
  'avatar.current': 'La tua immagine del profilo attuale',
  'avatar.choose': 'Scegli un’immagine',
  'avatar.hint':
    'JPEG, PNG, WebP, GIF o AVIF, al massimo 5 MB. Teniamo il centro in quadrato e togliamo dati come il luogo e la fotocamera.',
  'avatar.submit': 'Carica l’immagine',
  'avatar.busy': 'Caricamento…',
  'avatar.progress': 'Avanzamento del caricamento',
  'avatar.remove': 'Rimuovi l’immagine',
  'failure.must_be_logged_in': 'Per questo devi aver effettuato l’accesso.',
  'failure.select_image': 'Scegli un’immagine da caricare',
  'failure.invalid_file_type': 'Tipo di file non valido',
  'failure.image_too_large': 'L’immagine supera i 5 MB. Scegline una più piccola.',
  'failure.image_too_many_pixels':
    'L’immagine ha troppi pixel: al massimo 40 megapixel in JPEG e PNG, 16 negli altri formati. Scegline una più piccola.',
  'failure.image_damaged': 'L’immagine è danneggiata o incompleta. Scegline un’altra.',
  'failure.storage_away': 'L’archivio non è raggiungibile al momento. La tua immagine precedente è ancora lì.',
  'failure.image_upload': 'Errore durante il caricamento dell’immagine',
  'failure.image_delete': 'Errore durante l’eliminazione dell’immagine',
  'message.profileImageUpdated': 'Immagine del profilo aggiornata',
  'message.profileImageRemoved': 'Immagine del profilo rimossa',
}
