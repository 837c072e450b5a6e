export const people = {
  'account-suspended.subject': 'Wir haben dein Konto gesperrt',
  'account-suspended.until':
    'Dein Konto bei Aulario ist gesperrt. Die Sperre gilt bis einschließlich {day} und endet danach von selbst.',
  'account-suspended.open': 'Dein Konto bei Aulario ist gesperrt. Die Sperre hat kein festes Ende.',
  'account-suspended.reason': 'Der Grund: {reason}',
  'account-suspended.effect':
    'Solange sie gilt, kannst du dich nicht anmelden. Auf allen Geräten bist du abgemeldet. Deine veröffentlichten Bewertungen bleiben stehen.',
  'account-suspended.object':
    'Du hältst das für falsch? Du kannst innerhalb von {months} Monaten kostenlos Einspruch erheben, mit einer E-Mail an {contact}. Ein Mensch, der nicht beteiligt war, prüft die Entscheidung noch einmal. Du kannst auch ein Gericht oder eine außergerichtliche Schlichtungsstelle anrufen.',
  'account-unlocked.subject': 'Wir haben die Sperre deines Kontos aufgehoben',
  'account-unlocked.text': 'Die Sperre deines Kontos ist aufgehoben. Du kannst dich wieder anmelden.',
  'account-unlocked.button': 'Anmelden',
  'role-changed.subject': 'Wir haben deine Rolle bei Aulario geändert',
  'role-changed.user': 'Dein Konto hat ab jetzt keine Rechte des Teams mehr.',
  'role-changed.moderator':
    'Dein Konto gehört ab jetzt zur Moderation. Die Rechte gelten, sobald du den zweiten Faktor eingerichtet hast.',
  'role-changed.admin':
    'Dein Konto gehört ab jetzt zur Verwaltung. Die Rechte gelten, sobald du den zweiten Faktor eingerichtet hast.',
  'role-changed.note': 'Du bist auf allen Geräten abgemeldet. Kommt dir das falsch vor, schreib an {contact}.',
  'role-changed.button': 'Sicherheit des Kontos ansehen',
  'terms-change.subject': 'Wir ändern unsere Nutzungsbedingungen',
  'terms-change.text': 'Am {day} ändern sich die Nutzungsbedingungen von Aulario. Das ist neu:',
  'terms-change.rights':
    'Bis dahin gelten die bisherigen Bedingungen. Was bezahlt ist, bleibt bestehen: Bezahlte Leistungen werden durch die Änderung nicht geschmälert. Wer nicht einverstanden ist, kann den Vertrag bis zu diesem Tag beenden. Fragen beantwortet {contact}.',
  'terms-change.cancel': 'Verträge beenden:',
  'terms-change.button': 'Nutzungsbedingungen ansehen',
  'letter.subject': '{subject}',
  'letter.why.security':
    'Wir schicken diese E-Mail unabhängig von den Einstellungen des Kontos: Es geht um seine Sicherheit.',
  'letter.why.service':
    'Wir schicken diese E-Mail unabhängig von den Einstellungen des Kontos: Der Dienst ändert sich oder ist unterbrochen.',
  'letter.why.rights':
    'Wir schicken diese E-Mail unabhängig von den Einstellungen des Kontos: Es geht um die Rechte, die damit verbunden sind.',
  'letter.why.law': 'Wir schicken diese E-Mail unabhängig von den Einstellungen des Kontos: Ein Gesetz verlangt sie.',
} as const
