import { children } from './children/de.ts'
import { claims } from './claims/de.ts'
import { messages } from './enquiries/de.ts'
import { groups } from './groups/de.ts'
import { imports } from './imports/de.ts'
import { invoices } from './invoices/de.ts'
import { notifications } from './notifications/de.ts'
import { orders } from './orders/de.ts'
import { ownReviews } from './own-reviews/de.ts'
import { notices } from './reports/de.ts'
import { savedSearches } from './saved-searches/de.ts'
import { operators } from './school-members/de.ts'
import { statements } from './statements/de.ts'
import { tickets } from './support/de.ts'
import { people } from './users/de.ts'

/** The German texts of the mails: the other languages must have the same keys and placeholders. */
export const de = {
  ...children,
  ...claims,
  ...ownReviews,
  ...operators,
  ...groups,
  ...orders,
  ...invoices,
  ...imports,
  ...messages,
  ...notices,
  ...notifications,
  ...people,
  ...savedSearches,
  ...statements,
  ...tickets,
  'layout.slogan': 'Schulen finden, vergleichen, bewerten.',
  'layout.account': 'Du bekommst diese E-Mail, weil sie dein Konto betrifft. Antworten auf sie werden nicht gelesen.',
  'layout.unsubscribe': 'Solche E-Mails abbestellen',
  'layout.code': 'Der Code:',
  'layout.copyLink': 'Der Knopf funktioniert nicht? Dann kopiere diese Adresse in deinen Browser:',

  'confirm-email.subject': 'Bestätige deine E-Mail-Adresse',
  'confirm-email.text':
    'Mit dieser Adresse soll ein Konto bei Aulario angelegt werden. Bestätige, dass sie dir gehört; der Link gilt 24 Stunden.',
  'confirm-email.button': 'Adresse bestätigen',
  'confirm-email.note': 'Du warst das nicht? Dann brauchst du nichts zu tun. Ohne Bestätigung entsteht kein Konto.',

  'account-exists.subject': 'Du hast schon ein Konto',
  'account-exists.text':
    'Gerade wollte sich jemand mit dieser Adresse bei Aulario registrieren. Es gibt dazu aber schon ein Konto. Melde dich einfach an.',
  'account-exists.button': 'Anmelden',
  'account-exists.reset': 'Passwort vergessen? Hier setzt du ein neues:',
  'account-exists.note':
    'Du warst das nicht? Dann brauchst du nichts zu tun. An deinem Konto hat sich nichts geändert.',

  'reset-password.subject': 'Neues Passwort setzen',
  'reset-password.text':
    'Für dein Konto wurde ein neues Passwort angefordert. Der Link gilt 60 Minuten und nur einmal. Mit dem neuen Passwort wirst du auf allen Geräten abgemeldet.',
  'reset-password.button': 'Neues Passwort setzen',
  'reset-password.note': 'Du warst das nicht? Dann brauchst du nichts zu tun. Dein altes Passwort gilt weiter.',

  'password-changed.subject': 'Dein Passwort wurde geändert',
  'password-changed.text': 'Das Passwort deines Kontos wurde gerade geändert. Warst du das, ist alles in Ordnung.',
  'password-changed.note':
    'Du warst das nicht? Dann setze sofort ein neues Passwort. Das meldet alle Geräte ab, auch fremde.',
  'password-changed.button': 'Neues Passwort setzen',

  'change-email-old.subject': 'Soll sich deine E-Mail-Adresse ändern?',
  'change-email-old.text':
    'Dein Konto soll künftig die Adresse {newEmail} haben. Stimme hier zu; danach bekommt die neue Adresse eine E-Mail zum Bestätigen.',
  'change-email-old.button': 'Der Änderung zustimmen',
  'change-email-old.note':
    'Du warst das nicht? Dann stimme nicht zu und ändere dein Passwort: Jemand ist in deinem Konto angemeldet.',

  'change-email-new.subject': 'Bestätige deine neue E-Mail-Adresse',
  'change-email-new.text':
    'Diese Adresse soll zu einem Konto bei Aulario gehören. Bestätige sie, dann meldest du dich künftig mit ihr an.',
  'change-email-new.button': 'Neue Adresse bestätigen',
  'change-email-new.note': 'Du warst das nicht? Dann brauchst du nichts zu tun. Ohne Bestätigung ändert sich nichts.',

  'email-changed.subject': 'Deine E-Mail-Adresse wurde geändert',
  'email-changed.text':
    'Dein Konto bei Aulario hat ab jetzt die Adresse {newEmail}. An diese hier schreiben wir dir nicht mehr; auf allen anderen Geräten bist du abgemeldet. Warst du das, ist alles in Ordnung.',
  'email-changed.note':
    'Du warst das nicht? Dann schreib sofort an {contact}, am besten von dieser Adresse aus. Wir sperren das Konto und holen es dir zurück.',

  'identity-code.subject': 'Dein Code zur Bestätigung',
  'identity-code.text':
    'In deinem Konto soll etwas geändert werden, das du mit diesem Code bestätigst. Er gilt {minutes} Minuten und nur einmal.',
  'identity-code.note':
    'Du warst das nicht? Dann gib den Code niemandem und beende unter „Anmeldung und Sicherheit“ die fremde Sitzung. Ohne Code ändert sich nichts.',

  'codes-tried.subject': 'Jemand kennt dein Passwort',
  'codes-tried.text':
    'Am {time} hat jemand dein richtiges Passwort eingegeben und danach zehn falsche Codes für den zweiten Schritt. In dein Konto kam dabei niemand. Vor weiteren Versuchen gilt jetzt eine Wartezeit, die jedes Mal länger wird.',
  'codes-tried.note':
    'Warst du das? Dann warte ein wenig oder nimm einen deiner Ersatzcodes. Du warst das nicht? Dann setze jetzt ein neues Passwort und verwende das alte nirgends mehr.',
  'codes-tried.button': 'Neues Passwort setzen',

  'passkey-added.subject': 'Ein neuer Passkey für dein Konto',
  'passkey-added.text':
    'Zu deinem Konto wurde gerade ein Passkey hinzugefügt. Damit meldet sich das Gerät, auf dem er liegt, ohne Passwort an.',
  'passkey-added.note': 'Du warst das nicht? Dann entferne ihn gleich und ändere dein Passwort.',
  'passkey-added.button': 'Passkeys ansehen',
  'google-linked.subject': 'Dein Konto ist jetzt mit Google verbunden',
  'google-linked.text': 'Mit dem Google-Konto zu dieser Adresse kommst du ab jetzt auch in dein Konto bei Aulario.',
  'google-linked.note':
    'Du warst das nicht? Dann trenne Google unter „Anmeldung und Sicherheit“ und ändere dein Passwort.',
  'google-linked.button': 'Anmeldung ansehen',
  'factor-removal.subject': 'Jemand will deinen zweiten Faktor ausschalten',
  'factor-removal.text':
    'Jemand mit deinen Zugangsdaten hat gemeldet, Gerät und Ersatzcodes verloren zu haben. In {hours} Stunden lässt sich die Zwei-Faktor-Anmeldung deines Kontos ausschalten.',
  'factor-removal.textStaff':
    'Jemand mit deinen Zugangsdaten hat gemeldet, Gerät und Ersatzcodes verloren zu haben. Ob die Zwei-Faktor-Anmeldung ausgeschaltet wird, entscheidet jemand aus der Verwaltung.',
  'factor-removal.note':
    'Warst du das, brauchst du nichts zu tun. Du warst das nicht? Dann stoppe den Antrag und setze ein neues Passwort.',
  'factor-removal.button': 'Zweiten Faktor behalten',
  'factor-removal-asked.subject': 'Zweiter Faktor verloren: {email}',
  'factor-removal-asked.text':
    '{email} aus dem Team hat Gerät und Ersatzcodes verloren und bittet darum, die Zwei-Faktor-Anmeldung auszuschalten.',
  'factor-removal-asked.note':
    'Sprechen Sie mit der Person, bevor Sie zustimmen: Bisher ist nur sicher, dass sie das Passwort kennt.',
  'factor-removal-asked.button': 'Zum Konto',
  'factor-removed.subject': 'Deine Zwei-Faktor-Anmeldung ist ausgeschaltet',
  'factor-removed.text':
    'Der zweite Faktor deines Kontos wurde wie beantragt ausgeschaltet. Richte am besten gleich einen neuen ein.',
  'factor-removed.note':
    'Du warst das nicht? Dann setze sofort ein neues Passwort. Das meldet alle Geräte ab, auch fremde.',
  'factor-removed.button': 'Neues Passwort setzen',
  'account-deletion.subject': 'Dein Konto wird gelöscht',
  'account-deletion.text':
    'Dein Konto ist ab sofort gesperrt und nicht mehr zu sehen. Am {day} wird es mit allem, was dazugehört, endgültig gelöscht.',
  'account-deletion.undo': 'Bis dahin kannst du es dir anders überlegen:',
  'account-deletion.button': 'Konto behalten',
  'account-deletion.note': 'Du warst das nicht? Dann behalte das Konto und setze danach ein neues Passwort.',

  'sign-in-notice.subject': 'Anmeldung von einem neuen Gerät',
  'sign-in-notice.text':
    'Am {time} hat sich jemand in deinem Konto angemeldet: {device}. Warst du das, ist alles in Ordnung.',
  'sign-in-notice.note': 'Du warst das nicht? Dann beende die Sitzung und ändere dein Passwort.',
  'sign-in-notice.button': 'Sitzungen ansehen',
} as const
