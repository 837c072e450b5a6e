export const operators = {
  'school-invitation.subject': 'Einladung, ein Schulprofil mit zu bearbeiten',
  'school-invitation.text':
    '{inviter} lädt Sie ein, bei Aulario das Profil der Schule {school} mit zu bearbeiten. Der Link gilt sieben Tage und nur mit einem Konto unter dieser Adresse.',
  'school-invitation.button': 'Einladung ansehen',
  'school-invitation.note': 'Sie kennen die Schule nicht? Dann brauchen Sie nichts zu tun.',
  'school-people.subject': 'Wer Ihr Schulprofil verwaltet, hat sich geändert',
  'school-people.joined': '{person} bearbeitet ab jetzt das Profil der Schule {school} mit.',
  'school-people.removed': '{person} hat keinen Zugang mehr zum Profil der Schule {school}.',
  'school-people.left': '{person} hat den Zugang zum Profil der Schule {school} abgegeben.',
  'school-people.owner': '{person} entscheidet ab jetzt mit über Personen und Geld beim Profil der Schule {school}.',
  'school-people.note':
    'Das sollte nicht so sein? Antworten Sie nicht auf diese Mail, sondern schreiben Sie uns über das Kontaktformular.',
  'school-people.button': 'Meine Schulen ansehen',
  'correction-accepted.subject': 'Der Hinweis war richtig: Die Angabe ist berichtigt',
  'correction-accepted.text':
    'Danke für den Hinweis zur Schule {school}. Wir haben ihn geprüft und die Angabe berichtigt.',
  'correction-refused.subject': 'Die Angabe bleibt, wie sie ist',
  'correction-refused.text':
    'Danke für den Hinweis zur Schule {school}. Wir haben ihn geprüft und die Angabe nicht geändert.',
  'correction.button': 'Profil der Schule ansehen',
} as const
