/** The help pages. */
export const help = {
  'help.title': 'Aide',
  'help.metaTitle': 'Aide · Aulario',
  'help.metaDescription':
    'Des réponses sur la recherche, les avis et le compte ; pour les établissements, sur la fiche, Premium et les messages.',
  'help.topicTitle': '{title} · Aide · Aulario',
  'help.search': 'Comment pouvons-nous vous aider ?',
  'help.searchButton': 'Rechercher',
  'help.group.families': 'Pour les familles',
  'help.group.schools': 'Pour les établissements',
  'help.write': 'Vous n’avez pas trouvé de réponse ? Écrivez-nous',
  'help.all': 'Tous les sujets',
  'help.others': 'Sujets liés',
  'help.none': 'Aucun résultat pour l’instant. Essayez d’autres mots ou parcourez les sujets ci-dessous.',
  'help.found': {
    one: '{count} résultat pour « {words} »',
    many: '{count} résultats pour « {words} »',
    other: '{count} résultats pour « {words} »',
  },
}
