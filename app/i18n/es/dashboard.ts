export const dashboard = {
  'dashboard.title': 'Panel del colegio',
  'dashboard.sections': 'Secciones',
  'dashboard.nav.notifications': 'Notificaciones',
  'dashboard.publicProfile': 'Ver el perfil público',
}
