/** The page of a fact of a school over the years. */
export const factTrend = {
  'factTrend.metaDescription': 'Un dato oficial de un centro a lo largo de los años, junto a centros parecidos.',
  'factTrend.values': 'Todos los valores',
  'factTrend.range': 'Intervalo del 95\u00a0%',
  'factTrend.median': 'Mediana',
  'factTrend.half': 'Mitad central',
  'factTrend.count': { one: '{count} centro', many: '{count} centros', other: '{count} centros' },
  'factTrend.unknown': 'no se conoce',
  'factTrend.chance': '¿Cambio o azar?',
  'factTrend.change': 'De {before} ({from}) a {after} ({to}):',
  'factTrend.change.chance': 'dentro de lo que explica el azar',
  'factTrend.change.more': 'más de lo que explica el azar por sí solo',
  'factTrend.rule.share':
    'Cada promoción es distinta, y en una promoción pequeña un solo alumno supone muchos puntos porcentuales. Con el porcentaje y el número de alumnos se calcula el intervalo del 95\u00a0% de cada periodo según Wilson y, con ellos, el del cambio según Newcombe. Si contiene el cero, el cambio puede deberse al azar.',
  'factTrend.rule.limits':
    'Quien publica este dato indica los límites de su intervalo del 95\u00a0%. Con ellos se calcula el intervalo del cambio según Newcombe. Si contiene el cero, el cambio puede deberse al azar.',
  'factTrend.rule.source': 'La regla se describe aquí:',
  'factTrend.mean':
    'Es una media; «{pupils}» dice de cuántos alumnos. No se publica cuánto difieren los resultados entre sí, así que no se puede saber si un cambio se debe al azar. Con números pequeños, una media varía más.',
  'factTrend.like':
    'Línea discontinua y franja: {of}. La franja es la mitad central: una cuarta parte de los centros está por encima y otra por debajo.',
  'factTrend.countedOn': 'Contado el {day} entre los centros abiertos ese día.',
  'factTrend.countedBetween': 'Contado entre el {first} y el {last} entre los centros abiertos entonces.',
  'factTrend.standing': 'Centros parecidos',
  'factTrend.standing.edition': '{kind}, {place}: datos de {period}.',
  'factTrend.standing.newest': '{kind}, {place}: el dato más reciente de cada centro.',
  'factTrend.standing.order': 'En el orden de la escala oficial.',
  'factTrend.step': 'nivel {step} de {steps}',
  'factTrend.word': 'Dato',
  'factTrend.gaps': 'Si falta un periodo, queda un hueco.',
  'factTrend.break': 'Desde {year} se mide de otra forma.',
  'factTrend.read': 'leído el {day}',
}
