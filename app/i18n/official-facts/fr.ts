export const facts = {
  'facts.number': 'Numéro officiel',
  'facts.languages': 'Langues',
  'facts.name': 'Nom',
  'contact.website': 'Site web',
  'facts.ages': 'de {from} à {to} ans',
  'fees.title': 'Frais de scolarité',
  'fees.range': 'de {from} à {to} pour l’année scolaire {year}',
  'fees.amount': '{amount} pour l’année scolaire {year}',
  'fees.included': 'Compris : {parts}',
  'facts.nextOpenDay': 'Portes ouvertes le {day}',
  'nearby.samePostalCode': 'même code postal',
} as const
