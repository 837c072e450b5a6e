export const dashboard = {
  'dashboard.title': 'Espace école',
  'dashboard.sections': 'Rubriques',
  'dashboard.nav.notifications': 'Notifications',
  'dashboard.publicProfile': 'Voir le profil public',
}
