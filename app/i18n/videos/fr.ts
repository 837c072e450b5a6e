export const videos = {
  'school.videos': 'Vidéos',
  'school.video.play': 'Lire la vidéo',
  'school.video.notice': 'La lecture charge le lecteur de {provider}, qui reçoit alors votre adresse IP.',
  'school.video.watch': 'Regarder sur {provider}',
  'school.video.back': 'Retour à {name}',
}
