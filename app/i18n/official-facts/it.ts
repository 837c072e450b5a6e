export const facts = {
  'facts.number': 'Codice della scuola',
  'facts.languages': 'Lingue',
  'facts.name': 'Nome',
  'contact.website': 'Sito web',
  'facts.ages': 'da {from} a {to} anni',
  'fees.title': 'Retta scolastica',
  'fees.range': 'da {from} a {to} nell’anno scolastico {year}',
  'fees.amount': '{amount} nell’anno scolastico {year}',
  'fees.included': 'Compreso: {parts}',
  'facts.nextOpenDay': 'Open day il {day}',
  'nearby.samePostalCode': 'stesso CAP',
} as const
