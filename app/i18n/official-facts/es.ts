export const facts = {
  'facts.number': 'Código de centro',
  'facts.languages': 'Idiomas',
  'facts.name': 'Nombre',
  'contact.website': 'Sitio web',
  'facts.ages': 'de {from} a {to} años',
} as const
