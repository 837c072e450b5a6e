/** Videos on profiles, as visitors see them. */
export const videos = {
  'school.videos': 'Videos',
  'school.video.play': 'Video abspielen',
  'school.video.notice':
    'Beim Abspielen wird der Player von {provider} geladen; {provider} erfährt dabei deine IP-Adresse.',
  'school.video.watch': 'Bei {provider} ansehen',
  'school.video.back': 'Zurück zu {name}',
} as const
