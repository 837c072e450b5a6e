/** Notifications by mail, each of which people can turn off. Schools are addressed formally. */
export const notifications = {
  'school-review.subject': 'Su centro tiene una opinión nueva',
  'school-review.text': 'Ayer se publicó una opinión nueva sobre {school}.',
  'school-review.several': 'Ayer se publicaron {count} opiniones nuevas sobre {school}.',
  'school-review.first':
    'Es la primera. Cada nueva opinión completa la imagen que se hacen otras familias: anime a todas las familias a escribir la suya.',
  'school-review.note':
    'Allí ve lo mismo que todo el mundo. No facilitamos nada más sobre las personas que dan su opinión.',
  'school-review.button': 'Leer la opinión',
  'school-review.buttonSeveral': 'Leer las opiniones',
  'view-digest.subject': 'Cuántas veces se ha visto su ficha',
  'view-digest.text': 'Visitas a la ficha del {from} al {to}:',
  'view-digest.line': 'Visitas: {views}; la semana anterior: {before}',
  'view-digest.more': 'Encontrará los demás centros en el Panel del colegio.',
  'view-digest.button': 'Ver las cifras',
  'address-check.subject': '¿Te llegan otra vez nuestros correos?',
  'address-check.text':
    'Los correos a esta dirección nos han llegado devueltos y por eso dejamos de enviarlos. Confirma que vuelven a llegar; el enlace es válido durante 24 horas.',
  'address-check.button': 'Confirmar la dirección',
  'address-check.note': '¿No lo has pedido? Entonces no tienes que hacer nada.',
}
