/** The badge that schools show on their own sites, and the page where they copy its code. */
export const badge = {
  'badge.title': 'Bewertungen auf Ihrer Website',
  'badge.intro':
    'Zeigen Sie auf Ihrer Website, was Familien über Ihre Schule sagen. Das Abzeichen kommt ohne Skript und ohne Cookies aus, aktualisiert sich selbst und ist für jede Schule kostenlos.',
  'badge.fair':
    'Es zeigt immer alle Bewertungen und ihren Durchschnitt; schlechte lassen sich nicht ausblenden. Auch die Einstellung „Bewertungen zeigen“ blendet in Ihrem Profil nur die Texte aus: Zahl und Durchschnitt bleiben, hier wie dort. Einen Durchschnitt gibt es ab 3 Bewertungen.',
  'badge.language': 'Sprache',
  'badge.theme': 'Farben',
  'badge.theme.auto': 'Wie im Browser eingestellt',
  'badge.theme.light': 'Hell',
  'badge.theme.dark': 'Dunkel',
  'badge.size': 'Größe',
  'badge.size.large': 'Groß, mit Namen',
  'badge.size.small': 'Klein',
  'badge.show': 'Anzeigen',
  'badge.preview': 'Vorschau',
  'badge.frame': 'Code für einen Rahmen (iframe)',
  'badge.frame.hint': 'Passt sich der Breite an und lässt sich mit der Tastatur bedienen.',
  'badge.picture': 'Code für ein Bild (img)',
  'badge.picture.hint': 'Für Systeme, die keine Rahmen erlauben.',
  'badge.frames': 'Kärtchen und Karte der Schule für Ihre Website',
  'badge.code': 'QR-Code zum Profil',
  'badge.code.text':
    'Für Aushang, Elternbrief oder Website: Er führt zum öffentlichen Profil Ihrer Schule, wo Familien alles lesen und eine Bewertung schreiben können. Bitten Sie alle Familien, nicht nur die zufriedenen.',
  'badge.code.alt': 'QR-Code, führt zu {address}',
  'badge.code.download': 'QR-Code herunterladen (SVG)',
  'badge.caption': 'Bewertungen von {name} auf Aulario',
  'badge.noAverage': 'Noch kein Durchschnitt',
  'badge.label': {
    one: '{name}: {average} von 5 Sternen aus {count} Bewertung auf Aulario',
    other: '{name}: {average} von 5 Sternen aus {count} Bewertungen auf Aulario',
  },
  'badge.label.few': {
    one: '{name}: {count} Bewertung auf Aulario, noch kein Durchschnitt',
    other: '{name}: {count} Bewertungen auf Aulario, noch kein Durchschnitt',
  },
} as const
