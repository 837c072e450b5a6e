export const resultNotes = {
  'results.relaxed.street':
    'Aucun établissement ne porte ce nom. Voici ceux qui se trouvent à l’adresse « {dropped} ».',
  'results.relaxed.word': 'Nous n’avons rien trouvé ici pour « {dropped} » : voici les résultats sans ce terme.',
  'results.relaxed.area': 'Nous n’avons rien trouvé autour de « {dropped} ». Voici les résultats les plus proches.',
  'results.relaxed.type':
    'Nous n’avons trouvé ici aucun établissement du type « {dropped} ». Voici d’autres établissements.',
  'results.relaxed.place': 'Nous n’avons rien trouvé ici pour « {dropped} ». Voici les établissements du lieu.',
  'results.best': 'Classés selon les avis des familles. Nous ne tenons pas de palmarès des meilleurs établissements.',
  'results.within': 'Uniquement les établissements à moins de {distance}.',
  'results.widened': 'Il y a peu de résultats plus près. La recherche porte sur un rayon de {distance}.',
  'results.wholeCity':
    'Nous ne savons pas dans quel quartier de {city} se trouve chaque établissement. Voici les résultats pour toute la ville.',
} as const
