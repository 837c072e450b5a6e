/** Mails about groups of schools. */
export const groups = {
  'group-invitation.subject': 'Einladung in eine Gruppe von Schulen',
  'group-invitation.text':
    '{inviter} lädt Sie ein, bei Aulario für {name} Schulprofile mitzubearbeiten. Der Link gilt 14 Tage und nur für ein Konto mit dieser Adresse.',
  'group-invitation.button': 'Einladung ansehen',
  'group-invitation.note': 'Wissen Sie nichts davon? Dann brauchen Sie nichts zu tun.',
  'group-school-invitation.subject': 'Eine Schule möchte, dass Sie ihr Profil mit verwalten',
  'group-school-invitation.text':
    '{inviter} bittet Sie, als Träger das Profil der Schule {name} bei Aulario mit zu verwalten. Der Link gilt 14 Tage und nur für ein Konto mit dieser Adresse.',
  'school-group.subject': 'Änderung bei der Verwaltung Ihres Schulprofils',
  'school-group.joined': '{group} verwaltet ab jetzt das Profil der Schule {school} mit.',
  'school-group.ended_by_school':
    'Die Schule {school} hat die gemeinsame Verwaltung ihres Profils mit {group} beendet.',
  'school-group.ended_by_group': '{group} verwaltet das Profil der Schule {school} nicht mehr mit.',
  'school-group.rights':
    'Die Hauptverantwortlichen der Schule behalten alle Rechte und können das jederzeit beenden. Jede Änderung steht mit Namen bei den früheren Fassungen.',
  'school-group.button': 'Ansehen',
  'group-claim-approved.subject': 'Ihre Gruppe verwaltet jetzt Schulen',
  'group-claim-approved.text':
    'Wir haben Ihren Antrag für {group} angenommen: Die Schulen stehen jetzt in der Tabelle der Gruppe.',
  'group-claim-refused.subject': 'Wir haben Ihren Antrag für eine Gruppe von Schulen abgelehnt',
  'group-claim-refused.text': 'Wir haben Ihren Antrag für {group} geprüft und können ihn so nicht annehmen.',
} as const
