export const contactFields = {
  'contactFields.name': 'Name',
  'contactFields.name.tooShort': 'The name must be at least 2 characters long',
  'contactFields.email': 'Email address',
  'contactFields.phone': 'Phone',
  'contactFields.message': 'Message',
  'contactFields.message.hint': 'At least {min} characters.',
  'contactFields.message.tooShort': 'The message must be at least 10 characters long',
  'contactFields.privacy':
    'I have read the privacy policy and agree that you keep my details to reply to this message and delete them after {months} months.',
  'contactFields.privacy.missing': 'Please accept the privacy policy',
  'contactFields.trap': 'Please leave this field empty',
} as const
