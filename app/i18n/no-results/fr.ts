/** What stands where no list of results does, loaded with its script. */
export const noResults = {
  'results.none': 'Aucun établissement trouvé',
  'results.noneFor': 'Aucun établissement trouvé pour « {text} »',
  'results.noneForNear': 'Aucun établissement trouvé pour « {text} » près de {place}',
  'results.noneHint': 'Vérifiez l’orthographe ou cherchez par ville ou code postal.',
  'results.nearMe':
    'Pour afficher les établissements près de vous, nous avons besoin de votre position. Vous pouvez aussi ajouter un code postal à votre recherche.',
  'results.drop': {
    one: 'Sans « {filter} », il y en aurait {count}.',
    many: 'Sans « {filter} », il y en aurait {count}.',
    other: 'Sans « {filter} », il y en aurait {count}.',
  },
  'results.drop.unknown': 'Pour {count} d’entre eux, l’information manque.',
  'results.drop.remove': 'Retirer « {filter} »',
  'results.drop.box': 'Zone de la carte',
} as const
