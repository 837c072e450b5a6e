export const rules = {
  'rule.person': 'El texto da el nombre de una persona o permite reconocerla.',
  'rule.contact': 'El texto contiene datos de contacto, una dirección postal o una dirección web.',
  'rule.insult': 'El texto insulta, amenaza o humilla a alguien.',
  'rule.health': 'El texto dice algo sobre la salud de una persona concreta.',
  'rule.not_own': 'El texto no se basa en una experiencia propia con este centro.',
  'rule.false_facts': 'El texto afirma hechos demostrablemente falsos.',
  'rule.reward': 'El texto se escribió a cambio de algo o sirve a los intereses de un centro.',
  'rule.copied': 'El texto está copiado de otra opinión o se publicó varias veces.',
  'rule.off_topic': 'El texto no trata de este centro o es publicidad.',
  'rule.illegal': 'El texto infringe una ley.',
} as const
