export const rules = {
  'rule.person': 'Il testo fa il nome di una persona o la descrive in modo riconoscibile.',
  'rule.contact': 'Il testo contiene recapiti, un indirizzo postale o un indirizzo web.',
  'rule.insult': 'Il testo insulta, minaccia o umilia delle persone.',
  'rule.health': 'Il testo parla della salute di una determinata persona.',
  'rule.not_own': 'Il testo non si basa su un’esperienza diretta di questa scuola.',
  'rule.false_facts': 'Il testo afferma fatti manifestamente falsi.',
  'rule.reward': 'Il testo è stato scritto in cambio di qualcosa o serve gli interessi di una scuola.',
  'rule.copied': 'Il testo è copiato da un’altra recensione o pubblicato più volte.',
  'rule.off_topic': 'Il testo non parla di questa scuola, oppure è pubblicità.',
  'rule.illegal': 'Il testo viola una legge.',
} as const
