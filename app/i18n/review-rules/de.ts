/** The page with the rules for reviews. */
export const reviewRules = {
  'reviewRules.title': 'Regeln für Bewertungen',
  'reviewRules.metaDescription':
    'Was in eine Bewertung auf Aulario gehört, was nicht und was bei einem Verstoß geschieht.',
  'reviewRules.intro':
    'Schreibt so, wie ihr es selbst gern lesen würdet, wenn ihr eine Schule sucht. Lob und Kritik sind gleich willkommen.',
  'reviewRules.good': 'Was hilft',
  'reviewRules.good.1': 'Erzählt von eurer eigenen Erfahrung oder der eures Kindes an dieser Schule.',
  'reviewRules.good.2': 'Werdet konkret: Was war gut, was nicht, woran habt ihr das gemerkt?',
  'reviewRules.good.3':
    'Schreibt über die Schule, nicht über einzelne Menschen. „In Mathe fiel viel aus“ geht, ein Name nicht.',
  'reviewRules.good.4': 'Sagt, wie lange es her ist, und ändert eure Bewertung, wenn sich etwas geändert hat.',
  'reviewRules.bad': 'Was wir nicht veröffentlichen',
  'reviewRules.bad.text': 'Diese Sätze nennen wir auch als Grund, wenn wir eine Bewertung ablehnen oder entfernen:',
  'reviewRules.who': 'Wer schreiben darf',
  'reviewRules.who.text':
    'Alle, die die Schule aus eigener Erfahrung kennen, ein Konto mit bestätigter E-Mail-Adresse haben und das Profil der Schule nicht selbst auf Aulario verwalten. Kinder nennen wir nie beim Namen. Wer noch zur Schule geht, muss so alt sein, dass die eigene Einwilligung genügt: {ages}. In Spanien darf die Erfahrung höchstens {days} Tage zurückliegen, es sei denn, man ist noch dort.',
  'reviewRules.reward': 'Keine Belohnung, kein Druck',
  'reviewRules.reward.text':
    'Niemand darf für eine Bewertung etwas bekommen, weder Geld noch Vorteile, und niemand darf wegen einer Bewertung Nachteile haben. Schulen dürfen weder sich selbst noch andere Schulen bewerten lassen und nicht nur Zufriedene fragen. Weisen wir das einer Schule nach, steht es 90 Tage lang in ihrem Profil.',
  'reviewRules.breach': 'Was bei einem Verstoß geschieht',
  'reviewRules.breach.text':
    'Findet die automatische Prüfung beim Absenden etwas, zeigt sie euch die Stelle. Ihr könnt sie ändern oder den Text so an die Moderation schicken. Lehnt die Moderation ihn ab, bekommt ihr Regel, Stelle und Grund, könnt ihn einmal neu schreiben und innerhalb von {months} Monaten Einspruch erheben. Wird auch der neue Text abgelehnt, bleibt der Einspruch.',
  'reviewRules.report': 'Etwas verstößt gegen die Regeln?',
  'reviewRules.report.text':
    'Neben jeder Bewertung und jeder Antwort steht „Melden“. Das geht ohne Konto. Jede Meldung prüft ein Mensch.',
  'reviewRules.how': 'So funktionieren Bewertungen',
} as const
