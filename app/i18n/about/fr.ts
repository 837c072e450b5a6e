/** Texts of the about page and its contact section. */
export const about = {
  'about.metaTitle': 'À propos d’Aulario : mission, valeurs, contact',
  'about.metaDescription': 'Pourquoi Aulario existe, quels principes nous guident et comment nous joindre.',
  'about.title': 'On choisit rarement un établissement scolaire. Raison de plus pour bien le choisir.',
  'about.intro':
    'Aulario réunit ce que l’on sait des établissements : les données officielles, ce qu’ils disent d’eux-mêmes et l’expérience des familles. Trois sources bien distinctes, pour que vous puissiez juger par vous-même.',
  'about.mission': 'Notre mission',
  'about.mission.text':
    'Chaque famille devrait pouvoir savoir en quelques minutes quels établissements se trouvent près de chez elle, ce qui les distingue et d’où vient chaque information. Gratuitement, sans compte et sans publicité de tiers.',
  'about.vision': 'L’avenir que nous imaginons',
  'about.vision.text':
    'Une famille qui déménage d’un pays d’Europe à l’autre devrait comprendre les établissements de sa nouvelle ville aussi facilement que ceux de son quartier : dans sa langue, avec les mêmes informations, par-delà les frontières.',
  'about.values': 'Ce à quoi nous tenons',
  'about.value.transparency': 'Transparence',
  'about.value.transparency.text':
    'Chaque donnée officielle indique sa source et sa date. Les places payantes sont signalées comme annonces. Nous expliquons publiquement comment nous classons les résultats et vérifions les avis.',
  'about.value.quality': 'Qualité',
  'about.value.quality.text': 'Les avis sont contrôlés avant publication. Aucun n’est retiré parce qu’il est critique.',
  'about.value.innovation': 'Innovation',
  'about.value.innovation.text':
    'Une recherche qui comprend cinq systèmes scolaires, tolère les fautes de frappe et répond vite sur tous les appareils.',
  'contact.title': 'Contact',
  'contact.text':
    'Vous avez relevé une erreur ? Vous avez une question ou une idée ? Nous lisons chaque message et nous y répondons.',
} as const
