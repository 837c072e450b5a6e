export const statements = {
  'statement-of-reasons.subject': 'Nuestra decisión sobre tu opinión y sus motivos',
  'statement.rejected': 'El {day} decidimos no publicar tu opinión sobre {school}. No se muestra en ningún sitio.',
  'statement.removed':
    'El {day} decidimos retirar tu opinión sobre {school}. Ya no está publicada ni cuenta para la media.',
  'statement.ground': 'La decisión se basa en esto:',
  'statement.rule.person':
    'Norma de las opiniones: no se da el nombre de nadie ni se describe a nadie de forma que se le reconozca.',
  'statement.rule.contact': 'Norma de las opiniones: sin datos de contacto, direcciones postales ni direcciones web.',
  'statement.rule.insult': 'Norma de las opiniones: sin insultos, amenazas ni humillaciones.',
  'statement.rule.health': 'Norma de las opiniones: nada sobre la salud de una persona concreta.',
  'statement.rule.not_own': 'Norma de las opiniones: solo tu propia experiencia con el centro.',
  'statement.rule.false_facts': 'Norma de las opiniones: sin hechos demostrablemente falsos.',
  'statement.rule.reward': 'Norma de las opiniones: sin recibir nada a cambio y sin encargo de un centro.',
  'statement.rule.copied': 'Norma de las opiniones: ni copiada ni publicada varias veces.',
  'statement.rule.off_topic': 'Norma de las opiniones: sobre este centro y sin publicidad.',
  'statement.rule.illegal': 'Hemos examinado el contenido y entendemos que infringe una ley.',
  'statement.law': 'Fundamento jurídico: {law}.',
  'statement.sentence': 'Se trata de este pasaje:',
  'statement.facts': 'Estos son los hechos:',
  'statement.occasion.check': 'La decisión se debe a nuestra propia revisión.',
  'statement.occasion.report': 'La decisión se debe a una denuncia.',
  'statement.occasion.notice':
    'La decisión se debe a una notificación de contenido ilícito (art. 16 del Reglamento (UE) 2022/2065).',
  'statement.occasion.dispute': 'La decisión se debe a una impugnación del centro.',
  'statement.noticed': 'Un sistema automatizado señaló el texto para revisarlo. La decisión la tomó una persona.',
  'statement.byPeople': 'No intervino ningún sistema automatizado, ni al detectar el texto ni al decidir.',
  'statement.rewrite': 'Puedes reescribir la opinión una vez y enviarla de nuevo.',
  'statement.object':
    '¿No estás de acuerdo? Hasta el {day} puedes reclamar gratis desde tu cuenta. Decidirá otra persona.',
  'statement.court':
    'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
  'statement.button': 'Ver mis opiniones',
  'statement.yourText': 'Tu opinión:',
  'review-restored.subject': 'Tu opinión vuelve a estar publicada',
  'review-restored.text': 'Tu opinión sobre {school} vuelve a estar publicada y cuenta de nuevo. El motivo:',
  'review-restored.button': 'Ver la opinión',
  'objection-upheld.subject': 'Hemos estimado tu reclamación',
  'objection-upheld.text':
    'Nuestra decisión acerca de tu opinión sobre {school} fue errónea. Después publicaste otra o la borraste, así que no cambia nada más. Los motivos:',
  'objection-dismissed.subject': 'Hemos resuelto tu reclamación',
  'objection-dismissed.text':
    'Otra persona ha revisado la decisión acerca de tu opinión sobre {school} y la ha confirmado. Los motivos:',
  'objection-dismissed.court':
    'Todavía puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
  'content-decided.subject': 'Nuestra decisión sobre un contenido de su ficha y sus motivos',
  'content-decided.removed.image': 'Hemos retirado una foto de la ficha de {school}.',
  'content-decided.removed.video': 'Hemos retirado un vídeo de la ficha de {school}.',
  'content-decided.removed.text': 'Hemos retirado un texto de la ficha de {school}.',
  'content-decided.removed.event': 'Hemos retirado un evento de la ficha de {school}.',
  'content-decided.removed.day': 'Hemos retirado un dato sobre la jornada de la ficha de {school}.',
  'content-decided.edited.image': 'Hemos cambiado la descripción de una foto en la ficha de {school}.',
  'content-decided.edited.video': 'Hemos cambiado la descripción de un vídeo en la ficha de {school}.',
  'content-decided.edited.text': 'Hemos cambiado un texto en la ficha de {school}.',
  'content-decided.edited.event': 'Hemos cambiado un evento en la ficha de {school}.',
  'content-decided.edited.day': 'Hemos cambiado un dato sobre la jornada en la ficha de {school}.',
  'content-decided.shown': 'Este era el contenido:',
  'content-decided.rule.people': 'Condiciones de uso: ni imágenes ni datos de personas sin su consentimiento.',
  'content-decided.rule.rights':
    'Condiciones de uso: solo contenidos sobre los que el centro tiene los derechos necesarios.',
  'content-decided.rule.misleading': 'Condiciones de uso: nada falso ni engañoso.',
  'content-decided.rule.insult': 'Condiciones de uso: sin insultos, amenazas ni menosprecios.',
  'content-decided.rule.advertising': 'Condiciones de uso: solo contenidos sobre este centro, sin publicidad ajena.',
  'content-decided.rule.illegal': 'Tras revisarlo, consideramos que el contenido infringe la ley.',
  'content-decided.object':
    '¿No está de acuerdo? Hasta el {day} puede reclamar gratis en su cuenta; decidirá otra persona. También puede acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
  'content-decided.button': 'Ver la decisión',
  'content-appeal.subject': 'Hemos resuelto su reclamación',
  'content-appeal.upheld':
    'Tenía razón: el contenido de la ficha de {school} vuelve a mostrarse como antes. Los motivos:',
  'content-appeal.dismissed':
    'Otra persona ha revisado la decisión sobre el contenido de la ficha de {school} y la ha confirmado. Todavía puede acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales. Los motivos:',
} as const
