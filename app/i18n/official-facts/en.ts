export const facts = {
  'facts.number': 'School number',
  'facts.languages': 'Languages',
  'facts.name': 'Name',
  'contact.website': 'Website',
  'facts.ages': '{from} to {to} years',
  'fees.title': 'School fees',
  'fees.range': '{from} to {to} in the school year {year}',
  'fees.amount': '{amount} in the school year {year}',
  'fees.included': 'Included: {parts}',
  'facts.nextOpenDay': 'Open day on {day}',
  'nearby.samePostalCode': 'same postcode',
} as const
