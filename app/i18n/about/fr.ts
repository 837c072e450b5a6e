/** Texts of the about page and its contact section. */
export const about = {
  'about.metaTitle': 'À propos d’Aulario : mission, valeurs, contact',
  'about.metaDescription': 'Pourquoi Aulario existe, à quoi nous nous tenons et comment nous joindre.',
  'about.title': 'On choisit rarement une école. Raison de plus pour bien la choisir.',
  'about.intro':
    'Aulario réunit ce que l’on sait des établissements : les données officielles, les mots de l’école et l’expérience des familles. Trois voix bien distinctes, pour que vous puissiez juger par vous-même.',
  'about.mission': 'Notre mission',
  'about.mission.text':
    'Chaque famille devrait pouvoir savoir en quelques minutes quelles écoles se trouvent près de chez elle, ce qui les distingue et d’où vient chaque information. Gratuitement, sans compte et sans publicité de tiers.',
  'about.vision': 'L’avenir que nous imaginons',
  'about.vision.text':
    'Une famille qui déménage en Europe devrait comprendre l’école de sa nouvelle ville aussi facilement que celle du coin de la rue : dans sa langue, avec les mêmes informations, par-delà les frontières.',
  'about.values': 'Ce à quoi nous tenons',
  'about.value.transparency': 'Transparence',
  'about.value.transparency.text':
    'Chaque donnée officielle indique sa source et sa date. Les places payantes sont signalées comme annonces. Notre façon de classer et de vérifier est expliquée ouvertement.',
  'about.value.quality': 'Qualité',
  'about.value.quality.text': 'Les avis sont contrôlés avant publication. Aucun n’est retiré parce qu’il est critique.',
  'about.value.innovation': 'Innovation',
  'about.value.innovation.text':
    'Une recherche qui comprend cinq systèmes scolaires, pardonne les fautes de frappe et répond vite sur tous les appareils.',
  'contact.title': 'Contact',
  'contact.text':
    'Une information est inexacte ? Vous avez une question ou une idée ? Nous lisons chaque message et nous y répondons.',
} as const
