/** What stands where no list of results does, loaded with its script. */
export const noResults = {
  'results.none': 'No se han encontrado centros',
  'results.noneFor': 'No se han encontrado centros para «{text}»',
  'results.noneForNear': 'No se han encontrado centros para «{text}» cerca de {place}',
  'results.noneHint': 'Revisa la ortografía o busca por localidad o código postal.',
  'results.nearMe': 'Para mostrar centros cerca de ti necesitamos tu ubicación o un código postal.',
  'results.drop': {
    one: 'Sin «{filter}» habría {count} resultado.',
    many: 'Sin «{filter}» habría {count} de resultados.',
    other: 'Sin «{filter}» habría {count} resultados.',
  },
  'results.drop.unknown': 'De {count} de ellos no se sabe.',
  'results.drop.remove': 'Quitar «{filter}»',
  'results.drop.box': 'Zona del mapa',
} as const
