export const imports = {
  'import-problem.subject': 'Importación programada: {register}',
  'import-problem.why': 'Recibe este mensaje porque se ocupa de las importaciones en el equipo de Aulario.',
  'import-problem.unreachable':
    'No se puede leer una dirección de la importación programada. Lo intentaremos de nuevo cada seis horas.',
  'import-problem.failed': 'La importación programada ha fallado. No se ha cambiado nada en el directorio.',
  'import-problem.shrunk':
    'La nueva edición es mucho más pequeña que la anterior. No se ha importado: revise la prueba y decida.',
  'import-problem.columns':
    'A la nueva edición le faltan columnas, o hay campos que han quedado casi vacíos. No se ha importado: revise la prueba y decida.',
  'import-problem.late': 'La importación programada va con retraso.',
  'import-problem.detail': 'Detalles',
  'import-problem.button': 'Ver la importación programada',
}
