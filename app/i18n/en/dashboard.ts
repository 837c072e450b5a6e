export const dashboard = {
  'dashboard.title': 'Dashboard',
  'dashboard.sections': 'Sections',
  'dashboard.nav.notifications': 'Notifications',
  'dashboard.publicProfile': 'View public profile',
}
