import { contactFields } from '../contact-fields/en.ts'

export const contact = {
  ...contactFields,
  'contact.submit': 'Send message',
  'contact.sent': 'Message sent',
  'contact.sent.text': 'Thank you. We are emailing you a copy with the number of your message.',
  'contact.direct': 'Other ways to reach us',
  'contact.privacy.link': 'Read the privacy policy',
  'contact.named': 'Are you named in a review?',
  'contact.named.text': 'There is a separate form for this; you don’t need an account.',
  'contact.named.link': 'Open the form for people named in a review',
  'namedPerson.title': 'Named in a review?',
  'namedPerson.intro':
    'Has a review mentioned you against your wishes? Is something about you wrong, or do you want to know what data we hold about you? Write to us. You don’t need an account.',
  'namedPerson.clock': 'We will tell you within 30 days what we have done.',
  'namedPerson.address': 'Which review or school is it about?',
  'namedPerson.address.hint': 'Ideally the web address of the page; the name and town of the school are also enough.',
  'namedPerson.address.missing': 'Please tell us which review or school it is about.',
  'namedPerson.wish': 'What would you like us to do?',
  'namedPerson.wish.removal': 'Remove what is said about me',
  'namedPerson.wish.correction': 'Correct what is wrong',
  'namedPerson.wish.access': 'Tell me what data you hold about me',
  'namedPerson.wish.missing': 'Please choose what you would like us to do.',
  'namedPerson.message': 'What does it say about you, and what is wrong with it?',
  'namedPerson.privacy':
    'We need your details to deal with your request and may ask you to prove your identity. We delete them three years after the request is closed.',
  'namedPerson.submit': 'Send request',
  'namedPerson.sent': 'We have received your request',
  'namedPerson.sent.text':
    'We are emailing you a copy with the number of your request. We will tell you within 30 days what we have done.',
} as const
