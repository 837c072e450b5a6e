export const facts = {
  'facts.number': 'School number',
  'facts.languages': 'Languages',
  'facts.name': 'Name',
  'contact.website': 'Website',
  'facts.ages': '{from} to {to} years',
} as const
