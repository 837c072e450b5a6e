/** Texts used only in the footer of every page, loaded with its script. */
export const footer = {
  'footer.about':
    'Trouver, comparer, évaluer les établissements scolaires. En Allemagne, en France, en Espagne, en Italie et au Royaume-Uni.',
  'footer.present': 'Présenter mon établissement',
  'footer.aboutTitle': 'À propos d’Aulario',
  'footer.places': 'Établissements par lieu',
  'footer.help': 'Aide',
  'footer.developers': 'Pour les développeurs',
  'footer.cancellation': 'Résilier un contrat ici',
  'footer.accessibility': 'Accessibilité',
  'footer.dsa': 'Points de contact',
  'footer.sources': 'Sources des données',
  'footer.copyright': '© {year} Aulario. Textes et graphisme : tous droits réservés',
  'footer.local': 'Version locale : ce site n’est accessible que sur cet ordinateur.',
} as const
