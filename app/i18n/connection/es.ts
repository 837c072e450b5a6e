export const connection = {
  'connection.title': 'Sin conexión',
  'connection.waits': 'Todo lo de esta página sigue ahí. En cuanto vuelva la red, continuará la carga.',
  'connection.unsent': 'Lo escrito sigue ahí; se puede volver a probar en un momento.',
  'connection.retry': 'Volver a probar',
  'error.request': 'Referencia para consultas: {id}',
  'error.away.title': 'Volvemos enseguida',
  'error.away.text':
    'El sitio no puede acceder a sus datos en este momento. Estamos trabajando en ello. Inténtalo de nuevo dentro de unos minutos.',
}
