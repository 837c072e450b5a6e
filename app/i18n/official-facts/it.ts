export const facts = {
  'facts.number': 'Codice della scuola',
  'facts.languages': 'Lingue',
  'facts.name': 'Nome',
  'contact.website': 'Sito web',
  'facts.ages': 'da {from} a {to} anni',
} as const
