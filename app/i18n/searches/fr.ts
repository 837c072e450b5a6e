export const searches = {
  'searches.title': 'Recherches enregistrées',
  'searches.intro':
    'Une fois par semaine, nous t’écrivons si de nouvelles écoles correspondent à une recherche. Tu peux enregistrer 20 recherches.',
  'searches.add': 'Enregistrer cette recherche',
  'searches.look': 'Revoir la recherche',
  'searches.name': 'Nom de la recherche',
  'searches.name.missing': 'Donne un nom à la recherche.',
  'searches.mail': 'Un e-mail par semaine avec les nouvelles écoles',
  'searches.save': 'Enregistrer la recherche',
  'searches.change': 'Enregistrer les modifications',
  'searches.open': 'Voir les résultats',
  'searches.delete': 'Supprimer la recherche',
  'searches.count': {
    one: '{count} école à la dernière vérification',
    many: '{count} d’écoles à la dernière vérification',
    other: '{count} écoles à la dernière vérification',
  },
  'searches.broad':
    'Plus de {most} résultats : nous ne pouvons pas signaler les nouveaux. Précise la recherche, puis enregistre-la de nouveau.',
  'searches.empty': 'Aucune recherche enregistrée',
  'searches.emptyText': 'Tu peux enregistrer la recherche sous chaque liste de résultats.',
  'message.searchSaved': 'Recherche enregistrée',
  'message.searchDeleted': 'Recherche supprimée',
} as const
