export const videos = {
  'school.videos': 'Videos',
  'school.video.play': 'Play video',
  'school.video.notice': 'Playing loads the player from {provider}, which then learns your IP address.',
  'school.video.watch': 'Watch on {provider}',
  'school.video.back': 'Back to {name}',
}
