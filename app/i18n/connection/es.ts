export const connection = {
  'connection.title': 'Sin conexión',
  'connection.waits': 'No se ha perdido nada de esta página. En cuanto vuelva la conexión, continuará la carga.',
  'connection.away': 'El sitio no responde en este momento',
  'connection.awayWaits':
    'No se ha perdido nada de esta página. En cuanto el sitio vuelva a responder, continuará la carga.',
  'connection.unsent': 'No se ha perdido nada de lo escrito; se puede volver a intentar en un momento.',
  'connection.retry': 'Reintentar',
  'connection.resend': 'Enviar de nuevo',
  'notFound.text':
    'En esta dirección no hay nada. Puede que se haya colado una errata o que la página haya cambiado de sitio.',
  'error.text': 'Algo ha fallado. Inténtalo de nuevo dentro de unos minutos.',
  'error.retry': 'Reintentar',
  'error.form.title': 'No hemos podido aceptar este formulario',
  'error.form.text':
    'Era demasiado grande o contenía algo no previsto. Vuelve a la página anterior, acorta los textos largos y envíalo de nuevo.',
  'error.request': 'Referencia para contactar con nosotros: {id}',
  'error.away.title': 'Volvemos enseguida',
  'error.away.text':
    'El sitio no puede acceder a sus datos en este momento. Estamos trabajando en ello. Inténtalo de nuevo dentro de unos minutos.',
}
