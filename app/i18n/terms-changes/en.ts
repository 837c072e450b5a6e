/** The page on which an admin announces changes to the terms of use. */
export const termsChanges = {
  'termsChange.title': 'Change the terms of use',
  'termsChange.intro':
    'We must email everyone with an account at least 15 days before a change. Save and check the draft first, then send the emails. The new version of the page goes live on that day with the next release of the site.',
  'termsChange.day': 'Applies from',
  'termsChange.day.hint': '{day} at the earliest: 15 days after the last email.',
  'termsChange.day.invalid': 'Please enter a date.',
  'termsChange.day.soon': 'This date is too soon.',
  'termsChange.day.far': 'This date is more than a year away.',
  'termsChange.text': 'What changes',
  'termsChange.text.hint':
    'Complete and easy to understand: this email is the formal notice. Each line becomes a paragraph.',
  'termsChange.missing': 'Please fill this in for every language.',
  'termsChange.save': 'Save and check the draft',
  'termsChange.draft': 'Draft: applies from {day}',
  'termsChange.recipients': {
    one: '{count} account will receive this email',
    other: '{count} accounts will receive this email',
  },
  'termsChange.mail': 'of which with an order: {count}',
  'termsChange.order': 'Send the emails',
  'termsChange.discard': 'Discard the draft',
  'termsChange.sent': 'Announced changes',
  'termsChange.none': 'None yet.',
  'termsChange.item.sending': 'applies from {day}, announced on {time}, emails still being prepared: {count}',
  'termsChange.item.done': 'applies from {day}, announced on {time}, emails: {count}',
  'message.termsChangeSaved': 'Draft saved',
  'message.termsChangeDiscarded': 'Draft discarded',
  'message.termsChangeOrdered': 'The emails are being sent',
} as const
