export const rules = {
  'rule.person': 'Le texte nomme une personne ou permet de l’identifier.',
  'rule.contact': 'Le texte contient des coordonnées, une adresse postale ou une adresse web.',
  'rule.insult': 'Le texte insulte, menace ou rabaisse des personnes.',
  'rule.health': 'Le texte parle de la santé d’une personne précise.',
  'rule.not_own': 'Le texte ne repose pas sur une expérience personnelle de cet établissement.',
  'rule.false_facts': 'Le texte affirme des faits manifestement faux.',
  'rule.reward': 'Le texte a été écrit contre un avantage, ou sert les intérêts d’un établissement.',
  'rule.copied': 'Le texte est copié d’un autre avis ou a été publié plusieurs fois.',
  'rule.off_topic': 'Le texte ne parle pas de cet établissement, ou constitue une publicité.',
  'rule.illegal': 'Le texte enfreint une loi.',
} as const
