export const dashboard = {
  'dashboard.title': 'Area scuola',
  'dashboard.sections': 'Sezioni',
  'dashboard.nav.notifications': 'Notifiche',
  'dashboard.publicProfile': 'Vedi il profilo pubblico',
}
