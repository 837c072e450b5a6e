/** Mails about claims to schools, claimants and main contacts. */
export const claims = {
  'claim.reason': 'Die Begründung:',
  'claim.open': 'Antrag ansehen',
  'claim.again': 'Neuen Antrag stellen',
  'claim.redress': 'Sie sehen das anders? Schreiben Sie uns an {contact}.',
  'claim-code.subject': 'Code für die Verwaltung Ihres Schulprofils bei Aulario',
  'claim-code.text':
    'Aulario ist ein Verzeichnis, in dem Familien Schulen finden und vergleichen. Jemand mit dem Konto {account} möchte dort das Profil Ihrer Schule ({school}) im Auftrag der Schule pflegen.',
  'claim-code.pass':
    'Ist das mit Ihrer Schule abgesprochen, geben Sie dieser Person ({account}) bitte diesen Code. Er gilt {minutes} Minuten. Wer ihn eingibt, kann das Profil der Schule bearbeiten.',
  'claim-code.note':
    'Sie wissen nichts davon? Dann geben Sie den Code nicht weiter. Sie brauchen nichts zu tun, und es ändert sich nichts.',
  'claim-code.profile': 'So sieht das Profil zurzeit aus:',
  'claim-code.why':
    'Diese Adresse steht im amtlichen Schulverzeichnis bei {school}. Nur deshalb schreiben wir Ihnen. Antworten auf diese E-Mail werden nicht gelesen.',
  'claim-approved.subject': 'Sie verwalten jetzt das Profil Ihrer Schule',
  'claim-approved.text':
    'Wir haben Ihren Antrag angenommen: Sie verwalten jetzt das Profil von {school}. Es trägt das Zeichen „Bestätigtes Profil“.',
  'claim-approved.button': 'Weiter zur Schule',
  'claim-refused.subject': 'Wir haben Ihren Antrag auf Verwaltung eines Schulprofils abgelehnt',
  'claim-refused.text': 'Wir haben Ihren Antrag für {school} geprüft und können ihn so nicht annehmen.',
  'claim-refused.note': 'Mit einem besseren Nachweis können Sie jederzeit einen neuen Antrag stellen.',
  'owner-claim-opened.subject': 'Jemand möchte das Profil Ihrer Schule verwalten',
  'owner-claim-opened.text':
    '{account} möchte das Profil von {school} verwalten. Weil Sie es schon verwalten, entscheiden wir darüber.',
  'owner-claim-opened.note':
    'Vorher können Sie dazu Stellung nehmen, zum Beispiel, ob Sie die Person kennen. Bis zur Entscheidung ändert sich nichts.',
  'owner-claim-opened.button': 'Antrag ansehen und antworten',
  'owner-claim-added.subject': 'Noch jemand verwaltet jetzt das Profil Ihrer Schule',
  'owner-claim-added.text':
    'Wir haben einen Antrag für {school} angenommen. Sie behalten alle Rechte und verwalten das Profil jetzt gemeinsam.',
  'owner-claim-replaced.subject': 'Jemand anderes verwaltet jetzt das Profil Ihrer Schule',
  'owner-claim-replaced.text':
    'Wir haben einen Antrag für {school} angenommen. Ihr Konto kann das Profil nicht mehr bearbeiten.',
  'owner-claim-refused.subject': 'Wir haben den Antrag auf Verwaltung Ihres Schulprofils abgelehnt',
  'owner-claim-refused.text': 'Wir haben den Antrag für {school} geprüft und abgelehnt. Für Sie ändert sich nichts.',
} as const
