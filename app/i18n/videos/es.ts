export const videos = {
  'school.videos': 'Vídeos',
  'school.video.play': 'Reproducir vídeo',
  'school.video.notice': 'Al reproducir se carga el reproductor de {provider}, que conocerá tu dirección IP.',
  'school.video.watch': 'Ver en {provider}',
  'school.video.back': 'Volver a {name}',
}
