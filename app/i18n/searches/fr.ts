export const searches = {
  'searches.title': 'Recherches enregistrées',
  'searches.intro':
    'Vous pouvez enregistrer 20 recherches. Si vous le souhaitez, nous vous écrivons quand de nouvelles écoles correspondent à une recherche : tout de suite ou une fois par semaine.',
  'searches.add': 'Enregistrer cette recherche',
  'searches.look': 'Revoir la recherche',
  'searches.name': 'Nom de la recherche',
  'searches.name.missing': 'Veuillez donner un nom à la recherche.',
  'searches.mail': 'E-mails sur les nouvelles écoles',
  'searches.mail.never': 'Aucun',
  'searches.mail.weekly': 'Une fois par semaine',
  'searches.mail.at_once': 'Tout de suite : nous vérifions chaque heure',
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
    'Plus de {most} résultats : nous ne pouvons pas signaler les nouveaux. Précisez la recherche, puis enregistrez-la de nouveau.',
  'searches.empty': 'Aucune recherche enregistrée',
  'searches.emptyText': 'Vous pouvez enregistrer la recherche sous chaque liste de résultats.',
  'message.searchSaved': 'Recherche enregistrée',
  'message.searchDeleted': 'Recherche supprimée',
} as const
