export const resultNotes = {
  'results.concession.word': 'Nous n’avons pas tenu compte de « {words} » dans cette recherche.',
  'results.concession.type':
    'Nous ne connaissons aucun établissement du type « {words} » dans ce secteur. En voici d’autres.',
  'results.concession.first': {
    one: 'Pour la plupart des établissements de ce secteur, les sources officielles n’indiquent rien sur « {words} ». Sur {total}, nous affichons d’abord ceux qui portent cette mention ({count}).',
    many: 'Pour la plupart des établissements de ce secteur, les sources officielles n’indiquent rien sur « {words} ». Sur {total}, nous affichons d’abord ceux qui portent cette mention ({count}).',
    other:
      'Pour la plupart des établissements de ce secteur, les sources officielles n’indiquent rien sur « {words} ». Sur {total}, nous affichons d’abord ceux qui portent cette mention ({count}).',
  },
  'results.concession.some':
    'Pour la plupart des établissements de ce secteur, les sources officielles n’indiquent rien sur « {words} ». Nous affichons d’abord ceux qui portent cette mention.',
  'results.concession.unknown':
    'Pour les établissements de ce secteur, les sources officielles n’indiquent rien sur « {words} ».',
  'results.concession.none':
    'Selon les sources officielles, aucun établissement de ce secteur ne répond au critère « {words} ». En voici d’autres.',
  'results.otherwise.place': 'Ou {place} ?',
  'results.otherwise.name': 'Rechercher parmi les noms',
  'results.best': 'Classés selon les avis des familles. Nous ne publions pas de palmarès des établissements.',
  'results.within': 'Uniquement les établissements à moins de {distance}.',
  'results.widened': 'Il y a peu de résultats à proximité. La recherche a été élargie à un rayon de {distance}.',
  'results.wholeCity':
    'Nous ne savons pas dans quel quartier de {city} se trouve chaque établissement. Voici les résultats pour toute la ville.',
  'results.way.about': 'Les minutes sont approximatives, par les rues, depuis le centre du lieu.',
  'results.way.transit': 'En transports en commun, le départ est à 7\u00a0h\u00a045 le prochain jour de classe.',
  'results.way.away':
    'Les minutes ne peuvent pas être mesurées pour le moment. Cette liste n’est pas limitée par le trajet.',
  'results.way.beyond': {
    one: 'Seuls les trajets vers les établissements les plus proches sont mesurés. {count} établissement plus éloigné manque ici.',
    many: 'Seuls les trajets vers les établissements les plus proches sont mesurés. {count} d’établissements plus éloignés manquent ici.',
    other:
      'Seuls les trajets vers les établissements les plus proches sont mesurés. {count} établissements plus éloignés manquent ici.',
  },
  'results.way.rough': {
    one: '{count} établissement manque ici, car sa position n’est connue qu’approximativement.',
    many: '{count} d’établissements manquent ici, car leur position n’est connue qu’approximativement.',
    other: '{count} établissements manquent ici, car leur position n’est connue qu’approximativement.',
  },
  'results.shared': 'Tous les établissements de cette page : {words}',
  'results.unreviewed': 'pas encore d’avis',
} as const
