/** Mails to buyers about their orders. */
export const orders = {
  'order.button': 'Bestellung ansehen',
  'order.why': 'Sie bekommen diese E-Mail, weil Sie Premium bestellt haben. Antworten auf sie werden nicht gelesen.',
  'order-received.subject': 'Wir haben Ihre Bestellung erhalten',
  'order-received.text': 'Wir haben Ihre Bestellung {number} für {school} erhalten.',
  'order-received.note':
    'Der Vertrag kommt zustande, wenn wir die Zahlung bestätigen. Dann schicken wir Ihnen die Bestätigung mit den Bedingungen. Noch nicht bezahlt? Auf der Seite der Bestellung geht es weiter.',
  'order-confirmed.subject': 'Premium ist freigeschaltet',
  'order-confirmed.text':
    'Vielen Dank. Wir haben die Zahlung zur Bestellung {number} erhalten. {school} hat jetzt Premium.',
  'order-confirmed.contract':
    'Leistung: Aulario Premium für {school}, solange es Aulario gibt. Gesamtpreis: {amount} inkl. USt.',
  'order-confirmed.contract.untaxed':
    'Leistung: Aulario Premium für {school}, solange es Aulario gibt. Gesamtpreis: {amount}, ohne USt.',
  'order-confirmed.papers':
    'Im Anhang finden Sie die Nutzungsbedingungen und die Widerrufsbelehrung mit dem Muster-Widerrufsformular.',
  'order-confirmed.note':
    'Es war eine einmalige Zahlung, kein Abo. Premium ist für mindestens 5 Jahre garantiert. Innerhalb von 30 Tagen bekommen Sie Ihr Geld mit einem Klick zurück, ohne Begründung.',
  'order-paid-twice.subject': 'Wir zahlen Ihnen eine doppelte Zahlung zurück',
  'order-paid-twice.text':
    'Wir haben Ihre Zahlung zur Bestellung {number} erhalten, aber {school} hat Premium schon durch eine andere Bestellung. Wir haben die Rückzahlung des ganzen Betrags sofort veranlasst.',
  'order-paid-twice.note':
    'Sie müssen nichts tun. Je nach Zahlungsart dauert es einige Tage, bis das Geld wieder bei Ihnen ist.',
  'order-refunded.subject': 'Wir haben Ihnen den Preis zurückgezahlt',
  'order-refunded.text':
    'Wir haben den vollen Betrag der Bestellung {number} für {school} zurückgezahlt. Premium aus dieser Bestellung ist beendet.',
  'order-refunded.note':
    'Je nach Zahlungsart dauert es einige Tage, bis das Geld bei Ihnen ist. Was über den kostenlosen Umfang hinausgeht, ist ausgeblendet und bleibt {months} Monate erhalten.',
  'order-revoked.subject': 'Premium ist beendet',
  'order-revoked.text':
    'Die Zahlung der Bestellung {number} wurde von Ihrer Bank zurückgebucht oder ist nicht eingegangen. Premium für {school} ist deshalb beendet.',
  'order-revoked.note':
    'Was über den kostenlosen Umfang hinausgeht, ist ausgeblendet und bleibt {months} Monate erhalten. Wenn das ein Irrtum ist, schreiben Sie uns über die Kontaktseite.',
} as const
