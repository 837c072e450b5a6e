export const dashboard = {
  'dashboard.title': 'Schulbereich',
  'dashboard.sections': 'Bereiche',
  'dashboard.nav.notifications': 'Benachrichtigungen',
  'dashboard.publicProfile': 'Öffentliches Profil ansehen',
}
