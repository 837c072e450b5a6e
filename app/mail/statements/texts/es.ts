export const statements = {
  'statement-of-reasons.subject': 'Una decisión sobre tu opinión, con sus motivos',
  'statement.rejected': 'El {day} se decidió no publicar tu opinión sobre {school}. No se puede leer en ningún sitio.',
  'statement.removed':
    'El {day} se decidió retirar tu opinión sobre {school}. Ya no se puede leer y ya no cuenta en la media.',
  'statement.ground': 'La decisión se basa en esto:',
  'statement.rule.person':
    'Norma de las opiniones: una opinión no nombra a nadie ni describe a nadie de forma que se le reconozca.',
  'statement.rule.contact': 'Norma de las opiniones: sin datos de contacto, direcciones postales ni direcciones web.',
  'statement.rule.insult': 'Norma de las opiniones: sin insultos, amenazas ni humillaciones.',
  'statement.rule.health': 'Norma de las opiniones: nada sobre la salud de una persona concreta.',
  'statement.rule.not_own': 'Norma de las opiniones: solo tu propia experiencia con el centro.',
  'statement.rule.false_facts': 'Norma de las opiniones: sin hechos demostrablemente falsos.',
  'statement.rule.reward': 'Norma de las opiniones: sin nada a cambio y no por encargo de un centro.',
  'statement.rule.copied': 'Norma de las opiniones: ni copiada ni publicada varias veces.',
  'statement.rule.off_topic': 'Norma de las opiniones: sobre este centro y sin publicidad.',
  'statement.rule.illegal': 'Hemos examinado el contenido y entendemos que infringe una ley.',
  'statement.law': 'Fundamento jurídico: {law}.',
  'statement.sentence': 'Se trata de este pasaje:',
  'statement.facts': 'Estos son los hechos:',
  'statement.occasion.check': 'El motivo fue nuestra propia revisión.',
  'statement.occasion.report': 'El motivo fue una denuncia.',
  'statement.occasion.notice':
    'El motivo fue una notificación de contenido ilícito (art. 16 del Reglamento (UE) 2022/2065).',
  'statement.occasion.dispute': 'El motivo fue una impugnación del centro.',
  'statement.noticed': 'Un sistema automatizado señaló el texto para revisarlo. La decisión la tomó una persona.',
  'statement.byPeople': 'Ningún sistema automatizado intervino, ni al detectar el texto ni al decidir.',
  'statement.rewrite': 'Puedes reescribir la opinión una vez y enviarla de nuevo.',
  'statement.object':
    '¿No estás de acuerdo? Hasta el {day} puedes reclamar gratis desde tu cuenta. Decidirá otra persona.',
  'statement.court':
    'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
  'statement.button': 'Ver mis opiniones',
  'statement.yourText': 'Tu opinión:',
  'review-restored.subject': 'Tu opinión vuelve a estar publicada',
  'review-restored.text': 'Tu opinión sobre {school} se puede leer de nuevo y vuelve a contar. El motivo:',
  'review-restored.button': 'Ver la opinión',
  'objection-upheld.subject': 'Tenías razón en tu reclamación',
  'objection-upheld.text':
    'Nuestra decisión sobre tu opinión de {school} fue errónea. Después publicaste otra o la borraste, así que no cambia nada más. Motivos:',
  'objection-dismissed.subject': 'Tu reclamación está resuelta',
  'objection-dismissed.text':
    'Otra persona ha revisado la decisión sobre tu opinión de {school}. Se mantiene. Los motivos:',
  'objection-dismissed.court':
    'Todavía puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
} as const
