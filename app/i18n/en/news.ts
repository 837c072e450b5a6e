/** What people are told: the list behind the bell. */
export const news = {
  'news.unread': 'Unread:',
  'news.read': 'Mark as read',
  'news.readAll': 'Mark everything as read',
  'news.newest': 'To the newest',
  'news.older': 'Older',
  'news.choose': 'Choose notifications',
  'news.empty': 'Nothing new yet',
  'news.emptyText': 'What happens on Aulario and concerns you stands here. It disappears after twelve months.',
  'news.review': 'New review: {school}',
  'news.message': 'New message: {school}',
  'news.ticket': 'Answer to number {number}',
  'news.savedSearch': 'New matches for “{name}”: {count}',
}
