/** The page of a fact of a school over the years. */
export const factTrend = {
  'factTrend.metaDescription':
    'Une donnée officielle d’un établissement au fil des années, à côté d’établissements comparables.',
  'factTrend.values': 'Toutes les valeurs',
  'factTrend.range': 'Intervalle à 95\u202f%',
  'factTrend.median': 'Médiane',
  'factTrend.half': 'Moitié centrale',
  'factTrend.count': { one: '{count} établissement', many: '{count} établissements', other: '{count} établissements' },
  'factTrend.unknown': 'non connu',
  'factTrend.chance': 'Évolution ou hasard\u202f?',
  'factTrend.change': 'De {before} ({from}) à {after} ({to})\u202f:',
  'factTrend.change.chance': 'dans la limite de ce que le hasard explique',
  'factTrend.change.more': 'plus que ce que le seul hasard explique',
  'factTrend.rule.share':
    'Chaque promotion est différente, et dans une petite promotion un seul élève pèse plusieurs points de pourcentage. À partir de la part et du nombre d’élèves, l’intervalle à 95\u202f% de chaque période est calculé selon Wilson, puis celui de l’évolution selon Newcombe. S’il contient zéro, l’évolution peut être due au hasard.',
  'factTrend.rule.limits':
    'L’organisme qui publie cette donnée indique lui-même les limites de son intervalle à 95\u202f%. L’intervalle de l’évolution en est tiré selon Newcombe. S’il contient zéro, l’évolution peut être due au hasard.',
  'factTrend.rule.source': 'La règle est décrite ici\u202f:',
  'factTrend.mean':
    'C’est une moyenne\u202f; «\u202f{pupils}\u202f» dit sur combien d’élèves elle porte. La dispersion des résultats n’est pas publiée\u202f: on ne peut donc pas dire si une évolution est due au hasard. Avec de petits effectifs, une moyenne varie davantage.',
  'factTrend.like':
    'Ligne en tirets et bande\u202f: {of}. La bande est la moitié centrale\u202f: un quart des établissements se situe au-dessus, un quart au-dessous.',
  'factTrend.countedOn': 'Compté le {day} parmi les établissements ouverts ce jour-là.',
  'factTrend.countedBetween': 'Compté entre le {first} et le {last} parmi les établissements alors ouverts.',
  'factTrend.standing': 'Établissements comparables',
  'factTrend.standing.edition': '{kind}, {place}\u202f: données de {period}.',
  'factTrend.standing.newest': '{kind}, {place}\u202f: la donnée la plus récente de chaque établissement.',
  'factTrend.standing.order': 'Dans l’ordre de l’échelle officielle.',
  'factTrend.step': 'niveau {step} sur {steps}',
  'factTrend.word': 'Donnée',
  'factTrend.gaps': 'S’il manque une période, la ligne est interrompue.',
  'factTrend.break': 'Mesuré autrement à partir de {year}.',
  'factTrend.read': 'lu le {day}',
}
