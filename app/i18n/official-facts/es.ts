export const facts = {
  'facts.number': 'Código de centro',
  'facts.languages': 'Idiomas',
  'facts.name': 'Nombre',
  'contact.website': 'Sitio web',
  'facts.ages': 'de {from} a {to} años',
  'fees.title': 'Cuota escolar',
  'fees.range': 'de {from} a {to} en el curso {year}',
  'fees.amount': '{amount} en el curso {year}',
  'fees.included': 'Incluido: {parts}',
  'facts.nextOpenDay': 'Jornada de puertas abiertas: {day}',
  'nearby.samePostalCode': 'mismo código postal',
} as const
