export const resultNotes = {
  'results.concession.word': 'Nous n’avons pas tenu compte de « {words} » dans cette recherche.',
  'results.concession.type': 'Nous ne connaissons ici aucun établissement du type « {words} ». En voici d’autres.',
  'results.concession.first': {
    one: 'Pour la plupart des établissements d’ici, les sources officielles n’indiquent rien sur « {words} » : {total}, dont {count} avec cette mention en premier.',
    many: 'Pour la plupart des établissements d’ici, les sources officielles n’indiquent rien sur « {words} » : {total}, dont {count} avec cette mention en premier.',
    other:
      'Pour la plupart des établissements d’ici, les sources officielles n’indiquent rien sur « {words} » : {total}, dont {count} avec cette mention en premier.',
  },
  'results.concession.some':
    'Pour la plupart des établissements d’ici, les sources officielles n’indiquent rien sur « {words} ». Ceux avec cette mention viennent en premier.',
  'results.concession.unknown':
    'Pour les établissements d’ici, les sources officielles n’indiquent rien sur « {words} ».',
  'results.concession.none':
    'Selon les sources officielles, « {words} » ne s’applique ici à aucun établissement. En voici d’autres.',
  'results.otherwise.place': 'Ou {place} ?',
  'results.otherwise.name': 'Rechercher comme nom',
  'results.best': 'Classés selon les avis des familles. Nous ne tenons pas de palmarès des meilleurs établissements.',
  'results.within': 'Uniquement les établissements à moins de {distance}.',
  'results.widened': 'Il y a peu de résultats plus près. La recherche porte sur un rayon de {distance}.',
  'results.wholeCity':
    'Nous ne savons pas dans quel quartier de {city} se trouve chaque établissement. Voici les résultats pour toute la ville.',
} as const
