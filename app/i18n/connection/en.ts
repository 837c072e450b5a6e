export const connection = {
  'connection.title': 'No connection',
  'connection.waits': 'Everything on this page is still there. We will carry on as soon as you are back online.',
  'connection.unsent': 'What you entered is still there; try again in a moment.',
  'connection.retry': 'Try again',
  'error.request': 'Reference for questions: {id}',
  'error.away.title': 'We will be back shortly',
  'error.away.text':
    'The site cannot reach its data at the moment. We are working on it. Please try again in a few minutes.',
}
