/** Invoices, and withdrawal from a contract. */
export const invoices = {
  'invoice.why': 'Sie bekommen diese E-Mail zu einer Bestellung bei Aulario. Antworten auf sie werden nicht gelesen.',
  'invoice.button': 'PDF öffnen',
  'invoice.signIn': 'Zum Öffnen melden Sie sich mit dem Konto an, mit dem bestellt wurde.',
  'invoice-paid.subject': 'Ihre Rechnung',
  'invoice-paid.text': 'Hier ist die Rechnung {number} über Aulario Premium für {school}. Sie ist bezahlt.',
  'invoice-open.subject': 'Ihre Rechnung: bitte überweisen',
  'invoice-open.text':
    'Hier ist die Rechnung {number} über Aulario Premium für {school}. Bitte überweisen Sie {amount} bis zum {day} auf das Konto {iban} und geben Sie die Rechnungsnummer an. Premium wird freigeschaltet, sobald das Geld eingegangen ist.',
  'invoice-open.reference': 'Ihre Bestellnummer: {reference}',
  'credit-note.subject': 'Ihre Stornorechnung',
  'credit-note.text': 'Hier ist die Stornorechnung {number} zu Aulario Premium für {school}.',
  'withdrawal.why': 'Sie bekommen diese E-Mail, weil mit dieser Adresse ein Vertrag widerrufen wurde.',
  'withdrawal-received.subject': 'Wir haben Ihren Widerruf erhalten',
  'withdrawal-received.text': 'Wir bestätigen den Eingang Ihres Widerrufs am {time}. Er hat die Nummer {number}.',
  'withdrawal-received.content': 'Inhalt Ihrer Erklärung:',
  'withdrawal-received.name': 'Name: {name}',
  'withdrawal-received.contract': 'Vertrag: {contract}',
  'withdrawal-received.email': 'E-Mail-Adresse: {email}',
  'withdrawal-received.next':
    'Passen Ihre Angaben zu einer Bestellung, schicken wir einen Link an die E-Mail-Adresse, mit der bestellt wurde. Sobald Sie ihn bestätigen, zahlen wir den Betrag zurück. Andernfalls prüft ein Mensch Ihre Angaben und schreibt Ihnen. Für die Frist zählt der Eingang.',
  'withdrawal-received.done':
    'Premium aus dieser Bestellung ist beendet. Was bezahlt wurde, zahlen wir zurück; eine offene Rechnung ist storniert. Die Stornorechnung bekommen Sie per E-Mail.',
  'withdrawal-received.note': 'Sie haben nichts widerrufen? Dann schreiben Sie uns bitte an {contact}.',
  'withdrawal-link.subject': 'Bitte bestätigen Sie Ihren Widerruf',
  'withdrawal-link.text':
    'Am {time} wurde der Vertrag über Aulario Premium für {school} widerrufen (Bestellung {number}).',
  'withdrawal-link.what':
    'Mit dem Link bestätigen Sie, dass Sie das waren. Dann endet Premium sofort, und wir zahlen zurück, was bezahlt wurde; eine offene Rechnung stornieren wir.',
  'withdrawal-link.button': 'Widerruf bestätigen',
  'withdrawal-link.until':
    'Der Link gilt bis zum {day}. Für die Frist zählt, wann der Widerruf erklärt wurde, nicht, wann Sie den Link öffnen.',
  'withdrawal-link.not':
    'Sie haben nichts widerrufen? Dann öffnen Sie den Link bitte nicht und schreiben Sie uns an {contact}.',
  'withdrawal-refused.subject': 'Wir können Ihren Widerruf nicht anerkennen',
  'withdrawal-refused.text':
    'Wir haben Ihren Widerruf mit der Nummer {number} geprüft und können ihn nicht anerkennen.',
  'withdrawal-refused.note': 'Sie sehen das anders? Schreiben Sie uns an {contact}.',
  'cancellation.why': 'Sie bekommen diese E-Mail, weil mit dieser Adresse ein Vertrag gekündigt wurde.',
  'cancellation-received.subject': 'Wir haben Ihre Kündigung erhalten',
  'cancellation-received.text': 'Wir bestätigen den Eingang Ihrer Kündigung am {time}. Sie hat die Nummer {number}.',
  'cancellation-received.kind': 'Art der Kündigung: {kind}',
  'cancellation-received.ordinary': 'ordentlich',
  'cancellation-received.extraordinary': 'außerordentlich, Grund: {reason}',
  'cancellation-received.end': 'Ende des Vertrags: {end}',
  'cancellation-received.soonest': 'so bald wie möglich',
  'cancellation-received.next':
    'Wir führen sie aus und schreiben Ihnen, wann der Vertrag endet. Es zählt, wann die Kündigung eingegangen ist.',
  'cancellation-received.note': 'Sie haben nichts gekündigt? Dann schreiben Sie uns bitte an {contact}.',
  'cancellation-answered.subject': 'Wir haben Ihre Kündigung bearbeitet',
  'cancellation-answered.text': 'Wir haben Ihre Kündigung mit der Nummer {number} bearbeitet.',
} as const
