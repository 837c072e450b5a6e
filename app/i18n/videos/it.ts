export const videos = {
  'school.videos': 'Video',
  'school.video.play': 'Riproduci video',
  'school.video.notice': 'La riproduzione carica il lettore di {provider}, che riceve così il tuo indirizzo IP.',
  'school.video.watch': 'Guarda su {provider}',
  'school.video.back': 'Torna a {name}',
}
