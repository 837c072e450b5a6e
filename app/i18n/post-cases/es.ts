export const postCases = {
  'moderation.kind.post': 'Preguntas y respuestas',
  'moderation.one.post': 'Pregunta o respuesta',
  'moderation.short.item_question': 'Pregunta',
  'moderation.short.item_question_answer': 'Respuesta a una pregunta',
  'moderation.short.held': 'retenida',
  'post.question': 'Pregunta',
  'post.answer.school': 'Respuesta del centro a la pregunta:',
  'post.answer.family': 'Respuesta de una familia a la pregunta:',
  'post.gone': 'Se ha eliminado. Decía:',
  'post.reports': 'Denuncias',
  'post.reports.together': 'Todas las denuncias abiertas se deciden a la vez.',
  'post.ownCase': 'Debe decidir otra persona: el texto o la denuncia es suya o usted gestiona la ficha de este centro.',
  'post.facts.hint':
    'En el idioma del texto ({language}). Lo leen quien lo escribió y quienes lo denunciaron. No hace falta al publicar.',
  'post.signal.burst_account': {
    one: 'La misma persona escribió {count} texto más en {hours} horas.',
    many: 'La misma persona escribió {count} de textos más en {hours} horas.',
    other: 'La misma persona escribió {count} textos más en {hours} horas.',
  },
  'post.signal.burst_network': {
    one: 'De la misma red llegó {count} texto más en {hours} horas.',
    many: 'De la misma red llegaron {count} de textos más en {hours} horas.',
    other: 'De la misma red llegaron {count} textos más en {hours} horas.',
  },
  'post.signal.burst_school': {
    one: 'Sobre este centro llegó {count} texto más en {hours} horas.',
    many: 'Sobre este centro llegaron {count} de textos más en {hours} horas.',
    other: 'Sobre este centro llegaron {count} textos más en {hours} horas.',
  },
  'post.signal.own_school': 'Quien lo escribió gestiona ahora la ficha de este centro.',
  'post.appeal.upheld': 'Estimar: vuelve a aparecer',
  'post.appeal.dismissed': 'Desestimar: la decisión se mantiene',
} as const
