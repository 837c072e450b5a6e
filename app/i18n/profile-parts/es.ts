/** What only parts of a profile say that hydrate late. */
export const profileParts = {
  'premiumBox.for': 'Para equipos directivos',
  'premiumBox.title': '¿Es este su centro?',
  'premiumBox.text':
    'Con Premium, usted muestra imágenes, mapa y contacto, y responde a las opiniones. Pago único de 29 €, IVA incluido.',
  'premiumBox.claim': 'Gestionar la ficha gratis',
  'premiumBox.link': 'Ver Premium',
  'share.open': 'Compartir',
  'share.address': 'Dirección de esta página',
  'share.mail': 'Enviar por correo',
  'share.copy': 'Copiar enlace',
  'share.copied': 'Enlace copiado',
  'share.print': 'Imprimir',
  'history.title': 'Historia',
  'history.formerNames': 'Nombre anterior',
  'history.until': '(hasta {month})',
  'history.predecessors': 'Centro anterior',
  'history.successors': 'Centro posterior',
} as const
