/** Texts used only in the footer of every page, loaded with its script. */
export const footer = {
  'footer.about':
    'Schulen finden, vergleichen, bewerten. In Deutschland, Frankreich, Spanien, Italien und dem Vereinigten Königreich.',
  'footer.present': 'Schule vorstellen',
  'footer.aboutTitle': 'Über Aulario',
  'footer.places': 'Schulen nach Ort',
  'footer.help': 'Hilfe',
  'footer.developers': 'Für Entwickler',
  'footer.cancellation': 'Verträge hier kündigen',
  'footer.accessibility': 'Barrierefreiheit',
  'footer.dsa': 'Kontaktstellen',
  'footer.sources': 'Datenquellen',
  'footer.copyright': '© {year} Aulario. Texte und Gestaltung: alle Rechte vorbehalten',
  'footer.local': 'Lokaler Betrieb: Diese Seite läuft nur auf diesem Rechner.',
} as const
