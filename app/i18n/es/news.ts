/** What people are told: the list behind the bell. */
export const news = {
  'news.unread': 'Sin leer:',
  'news.read': 'Marcar como leído',
  'news.readAll': 'Marcar todo como leído',
  'news.newest': 'A las más recientes',
  'news.older': 'Anteriores',
  'news.choose': 'Ajustar las notificaciones',
  'news.empty': 'Todavía no hay nada nuevo',
  'news.emptyText': 'Aquí está lo que pasa en Aulario y te afecta. Desaparece a los doce meses.',
  'news.review': 'Opinión nueva: {school}',
  'news.message': 'Mensaje nuevo: {school}',
  'news.ticket': 'Respuesta al número {number}',
  'news.savedSearch': 'Resultados nuevos para «{name}»: {count}',
}
