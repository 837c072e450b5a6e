/** Mails to people who report a review, to its author, and to the members of the school. */
export const notices = {
  'report.why': 'Du bekommst diese E-Mail, weil jemand mit dieser Adresse eine Bewertung gemeldet hat.',
  'report.reason': 'Die Begründung:',
  'report.toReview': 'Zur Bewertung',
  'report.toOwnReviews': 'Zu meinen Bewertungen',
  'report.toDisputes': 'Zu den Anfechtungen',
  'report.redress':
    'Du siehst das anders? Schreib uns innerhalb von {months} Monaten an {contact} und nenne die Nummer {number}; das kostet nichts. Darüber entscheidet dann jemand anderes. Unabhängig davon kannst du dich an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.',
  'report.schoolRedress':
    'Sie sehen das anders? Schreiben Sie uns innerhalb von {months} Monaten an {contact}; das kostet nichts. Darüber entscheidet dann jemand anderes. Unabhängig davon stehen Ihnen die Gerichte offen.',

  'report-received.subject': 'Wir haben deine Meldung erhalten',
  'report-received.text':
    'Danke, wir haben deine Meldung erhalten. Sie hat die Nummer {number}. Ein Mensch aus der Moderation prüft sie.',
  'report-received.note':
    'Sobald wir entschieden haben, schreiben wir dir das Ergebnis mit der Begründung und was du dagegen tun kannst. Du hast nichts gemeldet? Dann brauchst du nichts zu tun.',
  'report-upheld.subject': 'Deine Meldung war berechtigt',
  'report-upheld.text':
    'Wir haben geprüft, was du unter der Nummer {number} gemeldet hast, und geben dir recht. Der Inhalt wird entfernt.',
  'report-dismissed.subject': 'Wir haben über deine Meldung entschieden',
  'report-dismissed.text':
    'Wir haben geprüft, was du unter der Nummer {number} gemeldet hast. Der Inhalt bleibt stehen, weil er weder gegen unsere Regeln noch erkennbar gegen ein Gesetz verstößt.',
  'report-gone.subject': 'Deine Meldung hat sich erledigt',
  'report-gone.text':
    'Was du unter der Nummer {number} gemeldet hast, ist inzwischen gelöscht worden. Eine Entscheidung ist deshalb nicht mehr nötig.',

  'dispute-opened.subject': 'Eine Schule hat deine Bewertung angefochten',
  'dispute-opened.text':
    'Die Schule {school} hat deine Bewertung angefochten. Bitte erzähle uns bis zum {day}, was du dort erlebt hast, oder zeige einen Nachweis.',
  'dispute-opened.note':
    'Deine Bewertung bleibt so lange stehen und zählt mit. Die Schule erfährt nicht, wer du bist, und liest deine Antwort nicht: Was du schreibst, sieht nur die Moderation. Hören wir nichts von dir, entscheidet sie ohne dich, und die Bewertung kann entfernt werden.',
  'dispute-opened.button': 'Jetzt antworten',
  'dispute-reminder.subject': 'Noch drei Tage: Eine Schule hat deine Bewertung angefochten',
  'dispute-reminder.text':
    'Zu deiner Bewertung der Schule {school} fehlt uns noch deine Antwort. Du hast bis zum {day} Zeit.',
  'dispute-reminder.note':
    'Ein paar Sätze oder ein Nachweis genügen. Die Schule erfährt nicht, wer du bist. Hören wir nichts von dir, kann die Bewertung entfernt werden.',
  'dispute-reminder.button': 'Jetzt antworten',
  'dispute-withdrawn.subject': 'Deine Bewertung wird nicht mehr angefochten',
  'dispute-withdrawn.text':
    'Die Schule {school} hat ihre Anfechtung zurückgenommen. Deine Bewertung bleibt stehen; du brauchst nichts mehr zu tun.',
  'dispute-kept.subject': 'Deine Bewertung bleibt stehen',
  'dispute-kept.text':
    'Wir haben die Anfechtung der Schule {school} geprüft. Deine Bewertung bleibt stehen; der Hinweis, dass sie geprüft wird, ist entfernt.',

  'school-dispute-kept.subject': 'Wir haben über Ihre Anfechtung entschieden',
  'school-dispute-kept.text':
    'Wir haben die Bewertung geprüft, die Sie für {school} angefochten haben. Sie bleibt stehen.',
  'school-dispute-removed.subject': 'Wir entfernen die angefochtene Bewertung',
  'school-dispute-removed.text':
    'Wir haben die Bewertung geprüft, die Sie für {school} angefochten haben. Sie wird entfernt und zählt dann nicht mehr mit.',
  'school-dispute-gone.subject': 'Die angefochtene Bewertung wurde gelöscht',
  'school-dispute-gone.text':
    'Die Bewertung, die Sie für {school} angefochten haben, ist inzwischen gelöscht worden. Eine Entscheidung ist deshalb nicht mehr nötig.',
  'answer-removed.subject': 'Wir haben Ihre Antwort auf eine Bewertung entfernt',
  'answer-removed.text':
    'Jemand hat eine Antwort der Schule {school} auf eine Bewertung gemeldet. Ein Mensch aus der Moderation hat sie geprüft und entfernt; ein automatisiertes System war daran nicht beteiligt. Die Bewertung selbst bleibt stehen.',
} as const
