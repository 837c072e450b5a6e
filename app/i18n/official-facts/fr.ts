export const facts = {
  'facts.number': 'Numéro officiel',
  'facts.languages': 'Langues',
  'facts.name': 'Nom',
  'contact.website': 'Site web',
  'facts.ages': 'de {from} à {to} ans',
} as const
