export const searches = {
  'searches.title': 'Búsquedas guardadas',
  'searches.intro':
    'Puedes guardar 20 búsquedas. Si quieres, te escribimos cuando nuevos centros encajan con una búsqueda: al momento o una vez por semana.',
  'searches.add': 'Guardar esta búsqueda',
  'searches.look': 'Ver otra vez la búsqueda',
  'searches.name': 'Nombre de la búsqueda',
  'searches.name.missing': 'Ponle un nombre a la búsqueda.',
  'searches.mail': 'Correos sobre nuevos centros',
  'searches.mail.never': 'Ninguno',
  'searches.mail.weekly': 'Una vez por semana',
  'searches.mail.at_once': 'Al momento: lo revisamos cada hora',
  'searches.save': 'Guardar la búsqueda',
  'searches.change': 'Guardar los cambios',
  'searches.open': 'Ver los resultados',
  'searches.delete': 'Eliminar la búsqueda',
  'searches.count': {
    one: '{count} centro en la última revisión',
    many: '{count} de centros en la última revisión',
    other: '{count} centros en la última revisión',
  },
  'searches.broad':
    'Más de {most} resultados: no podemos avisarte de los nuevos. Acota la búsqueda y guárdala de nuevo.',
  'searches.empty': 'Aún no hay búsquedas guardadas',
  'searches.emptyText': 'Puedes guardar la búsqueda debajo de cada lista de resultados.',
  'message.searchSaved': 'Búsqueda guardada',
  'message.searchDeleted': 'Búsqueda eliminada',
} as const
