/** The badge that schools show on their own sites, and the page where they copy its code. */
export const badge = {
  'badge.title': 'Les avis sur votre site',
  'badge.intro':
    'Montrez sur votre site ce que les familles disent de votre établissement. Le badge fonctionne sans script ni cookie, se met à jour automatiquement et est gratuit pour tous les établissements.',
  'badge.fair':
    'Il montre toujours tous les avis et leur moyenne ; les avis négatifs ne peuvent pas être masqués. Si vous désactivez « Afficher les avis », seuls les textes disparaissent de votre fiche : le nombre et la moyenne restent affichés sur la fiche et sur le badge. La moyenne apparaît à partir de 3 avis.',
  'badge.language': 'Langue',
  'badge.theme': 'Couleurs',
  'badge.theme.auto': 'Selon les réglages du visiteur',
  'badge.theme.light': 'Clair',
  'badge.theme.dark': 'Sombre',
  'badge.size': 'Taille',
  'badge.size.large': 'Grand, avec le nom',
  'badge.size.small': 'Petit',
  'badge.show': 'Afficher',
  'badge.preview': 'Aperçu',
  'badge.frame': 'Code pour un cadre (iframe)',
  'badge.frame.hint': 'S’adapte à la largeur et s’utilise au clavier.',
  'badge.picture': 'Code pour une image (img)',
  'badge.picture.hint': 'Pour les systèmes qui n’autorisent pas les cadres.',
  'badge.frames': 'Fiche et carte de l’établissement pour votre site',
  'badge.code': 'QR code vers la fiche',
  'badge.code.text':
    'Pour un panneau d’affichage, une lettre aux parents ou votre site : il mène à la fiche publique de votre établissement, où les familles peuvent tout lire et donner leur avis. Sollicitez toutes les familles, pas seulement les plus satisfaites.',
  'badge.code.alt': 'QR code menant à {address}',
  'badge.code.download': 'Télécharger le QR code (SVG)',
  'badge.caption': 'Avis sur {name} sur Aulario',
  'badge.noAverage': 'Pas encore de moyenne',
  'badge.label': {
    one: '{name} : {average} étoiles sur 5 d’après {count} avis sur Aulario',
    many: '{name} : {average} étoiles sur 5 d’après {count} avis sur Aulario',
    other: '{name} : {average} étoiles sur 5 d’après {count} avis sur Aulario',
  },
  'badge.label.few': {
    one: '{name} : {count} avis sur Aulario, pas encore de moyenne',
    many: '{name} : {count} avis sur Aulario, pas encore de moyenne',
    other: '{name} : {count} avis sur Aulario, pas encore de moyenne',
  },
} as const
