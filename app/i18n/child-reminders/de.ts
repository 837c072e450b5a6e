/** Reminders of the dates of children, in the account. */
export const childReminders = {
  'childReminders.title': 'Kinder und Erinnerungen',
  'childReminders.intro':
    'Wir schreiben dir 14 und 3 Tage vor jedem Termin, der dein Kind betrifft: Fristen, Ende der Anmeldung, Tests, Zusagen, Widersprüche. Ferien sind nicht dabei.',
  'childReminders.noName':
    'Gespeichert werden nur Monat der Geburt und Gebiet: kein Name, kein Geburtstag, keine Adresse.',
  'childReminders.consent':
    'Ich willige ein, dass Aulario Geburtsmonat und Gebiet meiner Kinder in meinem Konto speichert und mir Erinnerungen an ihre Termine mailt. Die Einwilligung kann ich jederzeit widerrufen. Gelöscht wird spätestens {months} Monate nach der letzten Erinnerung.',
  'childReminders.consent.missing': 'Ohne diese Einwilligung können wir nichts speichern und nicht erinnern.',
  'childReminders.given': 'Eingewilligt am {day}.',
  'childReminders.stopped':
    'Seit dem {day} schreiben wir dir keine Erinnerungen mehr. Die Kinder sind noch gespeichert.',
  'childReminders.privacy': 'Mehr zum Datenschutz',
  'childReminders.add': 'Kind hinzufügen',
  'childReminders.change': 'Angaben ändern',
  'childReminders.save': 'Änderungen speichern',
  'childReminders.remove': 'Kind entfernen',
  'childReminders.settings': 'Einwilligung',
  'childReminders.stop': 'Keine E-Mails mehr',
  'childReminders.renew': 'Erinnerungen einschalten',
  'childReminders.withdraw': 'Widerrufen und alle Kinder löschen',
  'childReminders.mine': 'Deine Kinder',
  'message.childSaved': 'Kind gespeichert',
  'message.childRemoved': 'Kind entfernt',
  'message.remindersStopped': 'Du bekommst keine Erinnerungen mehr',
  'message.remindersOn': 'Erinnerungen sind eingeschaltet',
  'message.consentWithdrawn': 'Widerrufen, alle Kinder sind gelöscht',
  'failure.children_full': 'Du hast schon sechs Kinder gespeichert. Entferne zuerst eines.',
  'failure.children_consent': 'Bitte stimme zuerst der Einwilligung zu.',
  'failure.child_unknown': 'Dieses Kind ist nicht mehr gespeichert.',
  'failure.child_twice': 'Ein Kind mit diesen Angaben ist schon gespeichert.',
  'failure.address_unconfirmed': 'Bestätige zuerst deine E-Mail-Adresse.',
} as const
