export const connection = {
  'connection.title': 'No connection',
  'connection.waits': 'Everything on this page is still there. We will carry on as soon as you are back online.',
  'connection.away': 'The site is not responding at the moment',
  'connection.awayWaits':
    'Everything on this page is still there. We will carry on as soon as the site responds again.',
  'connection.unsent': 'What you entered is still there; try again in a moment.',
  'connection.retry': 'Try again',
  'connection.resend': 'Send again',
  'notFound.text': 'There is no page at this address. There may be a typing error in it, or the page may have moved.',
  'error.text': 'Something has gone wrong. Please try again in a few minutes.',
  'error.retry': 'Try again',
  'error.form.title': 'We could not accept this form',
  'error.form.text':
    'It was too large or contained something that is not allowed here. Please go back, shorten long texts and send it again.',
  'error.request': 'Reference: {id}',
  'error.away.title': 'We will be back shortly',
  'error.away.text':
    'The site cannot reach its database at the moment. We are working on it. Please try again in a few minutes.',
}
