export const operators = {
  'school-invitation.subject': 'Einladung, ein Schulprofil mitzubearbeiten',
  'school-invitation.text':
    '{inviter} lädt Sie ein, bei Aulario das Profil der Schule {school} mitzubearbeiten. Der Link gilt sieben Tage und nur für ein Konto mit dieser Adresse.',
  'school-invitation.button': 'Einladung ansehen',
  'school-invitation.note': 'Sie kennen die Schule nicht? Dann brauchen Sie nichts zu tun.',
  'school-people.subject': 'Änderung bei der Verwaltung Ihres Schulprofils',
  'school-people.joined': '{person} bearbeitet ab jetzt das Profil der Schule {school} mit.',
  'school-people.removed': '{person} hat keinen Zugang mehr zum Profil der Schule {school}.',
  'school-people.left': '{person} hat den Zugang zum Profil der Schule {school} abgegeben.',
  'school-people.owner': '{person} entscheidet ab jetzt mit über Personen und Geld beim Profil der Schule {school}.',
  'school-people.note':
    'Stimmt das nicht? Antworten Sie nicht auf diese E-Mail, sondern schreiben Sie uns über das Kontaktformular.',
  'school-people.button': 'Meine Schulen ansehen',
  'school-desk.subject': 'Wir haben an Ihrem Schulprofil etwas geändert',
  'school-desk.hidden': 'Das Profil der Schule {school} ist auf Aulario ab jetzt nicht mehr zu sehen.',
  'school-desk.shown': 'Das Profil der Schule {school} ist auf Aulario wieder zu sehen.',
  'school-desk.successor': 'Wir haben beim Profil der Schule {school} geändert, welche Schule ihr nachfolgt.',
  'school-desk.corrected':
    'Wir haben beim Profil der Schule {school} eine Angabe berichtigt, die aus dem amtlichen Verzeichnis kommt.',
  'school-desk.merged':
    'Die Schule stand doppelt in unserem Verzeichnis. Wir haben beide Profile zusammengeführt; alles steht jetzt beim Profil der Schule {school}.',
  'school-desk.merge-undone':
    'Wir haben die Zusammenführung zweier Profile rückgängig gemacht. Es geht um das Profil der Schule {school}; beide Schulen haben wieder ihr eigenes.',
  'school-desk.reason': 'Der Grund: {reason}',
  'school-desk.button': 'Schule in meinem Konto ansehen',
  'school-desk.note': 'Stimmt daran etwas nicht? Schreiben Sie uns an {contact}.',
  'correction-accepted.subject': 'Wir haben die Angabe berichtigt',
  'correction-accepted.text':
    'Danke für den Hinweis zur Schule {school}. Wir haben ihn geprüft und die Angabe berichtigt.',
  'correction-refused.subject': 'Wir haben die Angabe nicht geändert',
  'correction-refused.text':
    'Danke für den Hinweis zur Schule {school}. Wir haben ihn geprüft und die Angabe nicht geändert.',
  'correction.button': 'Profil der Schule ansehen',
  'school-desk.visited': 'Jemand aus unserem Team arbeitet für eine Stunde im Schulbereich von {school}.',
  'school-desk.member-removed':
    'Wir haben einer Person den Zugang zum Profil der Schule {school} entzogen; sie kann es nicht mehr bearbeiten.',
} as const
