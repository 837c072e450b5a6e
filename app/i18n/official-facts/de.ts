/** The names of facts, and other texts that only the server needs; browsers do not fetch them. */
export const facts = {
  'facts.number': 'Schulnummer',
  'facts.languages': 'Sprachen',
  'facts.name': 'Name',
  'contact.website': 'Website',
  'facts.ages': '{from} bis {to} Jahre',
  'fees.title': 'Schulgeld',
  'fees.range': '{from} bis {to} im Schuljahr {year}',
  'fees.amount': '{amount} im Schuljahr {year}',
  'fees.included': 'Darin enthalten: {parts}',
  'facts.nextOpenDay': 'Tag der offenen Tür am {day}',
  'nearby.samePostalCode': 'gleiche PLZ',
} as const
