/** Withdrawal from a contract: § 356a BGB, Directive (EU) 2023/2673. */
export const withdrawal = {
  'withdrawal.title': 'Vertrag widerrufen',
  'withdrawal.metaDescription': 'Einen Vertrag mit Aulario widerrufen, ohne Anmeldung.',
  'withdrawal.intro':
    'Hier widerrufen Sie einen Vertrag, den Sie mit uns geschlossen haben. Ein Konto oder eine Begründung brauchen Sie nicht.',
  'withdrawal.voluntary':
    'Innerhalb von 30 Tagen nach der Zahlung bekommen alle den vollen Preis zurück, auch Schulen und Unternehmen.',
  'withdrawal.instructions': 'Widerrufsbelehrung und Muster-Widerrufsformular',
  'withdrawal.name': 'Vor- und Nachname',
  'withdrawal.name.missing': 'Bitte geben Sie den Namen an, mit dem bestellt wurde.',
  'withdrawal.contract': 'Welcher Vertrag?',
  'withdrawal.contract.hint': 'Nummer der Bestellung oder der Rechnung, sonst Schule und Tag der Bestellung.',
  'withdrawal.contract.missing': 'Bitte sagen Sie uns, um welchen Vertrag es geht.',
  'withdrawal.email': 'E-Mail-Adresse',
  'withdrawal.email.hint':
    'An diese Adresse schicken wir die Bestätigung. Am besten nehmen Sie die, mit der bestellt wurde.',
  'withdrawal.next': 'Weiter',
  'withdrawal.busy': 'Wird gesendet …',
  'withdrawal.check.title': 'Stimmt alles?',
  'withdrawal.check.text':
    'Mit dem Knopf erklären Sie den Widerruf. Danach bekommen Sie eine Bestätigung mit Tag und Uhrzeit.',
  'withdrawal.change': 'Ändern',
  'withdrawal.confirm': 'Widerruf bestätigen',
  'withdrawal.received': 'Wir haben Ihren Widerruf erhalten',
  'withdrawal.received.number': 'Eingang am {time}, Nummer {number}.',
  'withdrawal.received.mail': 'Dieselbe Bestätigung haben wir an {email} geschickt.',
  'withdrawal.received.next':
    'Passen Ihre Angaben zu einer Bestellung, schicken wir einen Link an die E-Mail-Adresse, mit der bestellt wurde. Sobald Sie ihn bestätigen, zahlen wir den Betrag zurück. Andernfalls prüft ein Mensch Ihre Angaben und schreibt Ihnen. Für die Frist zählt der Eingang.',
  'withdrawal.content': 'Inhalt Ihrer Erklärung',
  'withdrawal.done.title': 'Ihr Widerruf ist ausgeführt',
  'withdrawal.done.order': 'Bestellung {number}: Aulario Premium für {school}.',
  'withdrawal.done.text':
    'Premium aus dieser Bestellung ist beendet. Was bezahlt wurde, zahlen wir zurück; eine offene Rechnung ist storniert. Die Stornorechnung bekommen Sie per E-Mail.',
  'withdrawal.link.title': 'Widerruf bestätigen',
  'withdrawal.link.text':
    'Am {time} wurde der Vertrag über Aulario Premium für {school} widerrufen (Bestellung {number}).',
  'withdrawal.link.what':
    'Mit dem Knopf bestätigen Sie, dass Sie das waren. Dann endet Premium sofort, und wir zahlen zurück, was bezahlt wurde; eine offene Rechnung stornieren wir.',
  'withdrawal.link.submit': 'Widerruf bestätigen und Premium beenden',
  'withdrawal.link.not': 'Sie haben nichts widerrufen? Dann schließen Sie diese Seite einfach.',
  'withdrawal.link.over':
    'Der Link ist zu alt, oder die Bestellung ist schon erstattet, storniert oder bei der Bank beanstandet. Ihre Erklärung bleibt bestehen; was offen ist, prüfen wir.',
  'cancellation.title': 'Vertrag kündigen',
  'cancellation.metaDescription': 'Einen Vertrag mit Aulario kündigen, ohne Anmeldung.',
  'cancellation.intro':
    'Hier kündigen Sie einen Vertrag, den Sie mit uns geschlossen haben. Ein Konto brauchen Sie nicht.',
  'cancellation.refund': 'Geld zurück gibt es durch einen Widerruf:',
  'cancellation.kind': 'Art der Kündigung',
  'cancellation.kind.ordinary': 'Ordentliche Kündigung',
  'cancellation.kind.extraordinary': 'Außerordentliche Kündigung aus wichtigem Grund',
  'cancellation.kind.missing': 'Bitte wählen Sie die Art der Kündigung.',
  'cancellation.reason': 'Grund',
  'cancellation.reason.hint': 'Nur bei einer außerordentlichen Kündigung nötig.',
  'cancellation.reason.missing': 'Bitte nennen Sie den Grund der außerordentlichen Kündigung.',
  'cancellation.endsOn': 'Zu wann soll der Vertrag enden?',
  'cancellation.endsOn.hint': 'Leer lassen, wenn er so bald wie möglich enden soll.',
  'cancellation.endsOn.invalid': 'Bitte geben Sie einen Tag an oder lassen Sie das Feld leer.',
  'cancellation.soonest': 'so bald wie möglich',
  'cancellation.submit': 'jetzt kündigen',
  'cancellation.received': 'Wir haben Ihre Kündigung erhalten',
  'cancellation.received.next':
    'Wir führen sie aus und schreiben Ihnen, wann der Vertrag endet. Es zählt, wann die Kündigung eingegangen ist.',
} as const
