/** The page with the rules for reviews. */
export const reviewRules = {
  'reviewRules.title': 'Regeln für Bewertungen',
  'reviewRules.metaDescription':
    'Was in eine Bewertung auf Aulario gehört, was nicht, und was bei einem Verstoß geschieht.',
  'reviewRules.intro':
    'Schreib so, wie du es selbst gern lesen würdest, wenn du eine Schule suchst. Lob und Kritik sind gleich willkommen.',
  'reviewRules.good': 'Was hilft',
  'reviewRules.good.1': 'Erzähl von deiner eigenen Erfahrung oder der deines Kindes an dieser Schule.',
  'reviewRules.good.2': 'Werde konkret: Was war gut, was nicht, woran hast du das gemerkt?',
  'reviewRules.good.3':
    'Schreib über die Schule, nicht über einzelne Menschen. „In Mathe fiel viel aus“ geht, ein Name nicht.',
  'reviewRules.good.4': 'Sag, wie lange es her ist, und ändere deine Bewertung, wenn sich etwas geändert hat.',
  'reviewRules.bad': 'Was wir nicht veröffentlichen',
  'reviewRules.bad.text': 'Diese Sätze nennen wir auch als Grund, wenn wir eine Bewertung ablehnen oder entfernen:',
  'reviewRules.who': 'Wer schreiben darf',
  'reviewRules.who.text':
    'Wer die Schule aus eigener Erfahrung kennt, ein Konto mit bestätigter E-Mail-Adresse hat und die Schule nicht selbst auf Aulario verwaltet. Kinder nennen wir nie beim Namen. Wer noch zur Schule geht, muss so alt sein, dass die eigene Einwilligung genügt: {ages}. In Spanien darf die Erfahrung höchstens {days} Tage zurückliegen, es sei denn, man ist noch dort.',
  'reviewRules.reward': 'Keine Belohnung, kein Druck',
  'reviewRules.reward.text':
    'Niemand darf für eine Bewertung etwas bekommen, weder Geld noch Vorteile, und niemand darf wegen einer Bewertung Nachteile haben. Schulen dürfen weder sich selbst noch andere Schulen bewerten lassen und nicht nur Zufriedene fragen. Weisen wir das einer Schule nach, steht es 90 Tage lang in ihrem Profil.',
  'reviewRules.breach': 'Was bei einem Verstoß geschieht',
  'reviewRules.breach.text':
    'Findet das Programm beim Absenden etwas, zeigt es dir die Stelle. Du kannst sie ändern oder den Text so an die Moderation schicken. Lehnt die Moderation ihn ab, bekommst du Regel, Stelle und Grund, kannst ihn einmal neu schreiben und innerhalb von {months} Monaten Einspruch erheben. Wird auch der neue Text abgelehnt, bleibt der Einspruch.',
  'reviewRules.report': 'Etwas verstößt gegen die Regeln?',
  'reviewRules.report.text':
    'Neben jeder Bewertung und jeder Antwort steht „Melden“. Das geht ohne Konto. Jede Meldung sieht sich ein Mensch an.',
  'reviewRules.how': 'So funktionieren Bewertungen',
} as const
