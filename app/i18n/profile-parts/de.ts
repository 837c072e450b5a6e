/** Texts used only in parts of a profile that hydrate late. */
export const profileParts = {
  'premiumBox.for': 'Für Schulleitungen',
  'premiumBox.title': 'Ist das Ihre Schule?',
  'premiumBox.text':
    'Mit Premium zeigen Sie Bilder, Karte und Kontakt und antworten auf Bewertungen. Einmal 29 € inkl. USt., kein Abo.',
  'premiumBox.claim': 'Profil kostenlos verwalten',
  'premiumBox.link': 'Premium ansehen',
  'share.open': 'Teilen',
  'share.more': 'Mehr',
  'share.address': 'Adresse dieser Seite',
  'share.mail': 'Per E-Mail senden',
  'share.copy': 'Link kopieren',
  'share.copied': 'Link kopiert',
  'share.print': 'Drucken',
  'history.title': 'Geschichte',
  'history.formerNames': 'Früherer Name',
  'history.until': '(bis {month})',
  'history.predecessors': 'Vorgängerin',
  'history.predecessors.note': 'Frühere Zahlen und Bewertungen stehen auf ihrer Seite.',
  'history.successors': 'Nachfolgerin',
  'school.moreImages': { one: 'Noch {count} Bild zeigen', other: 'Noch {count} Bilder zeigen' },
  'school.videos': 'Videos',
  'school.video.play': 'Video abspielen',
  'school.video.notice':
    'Beim Abspielen wird der Player von {provider} geladen; {provider} erfährt dabei eure IP-Adresse.',
  'school.video.watch': 'Bei {provider} ansehen',
  'school.video.back': 'Zurück zu {name}',
} as const
