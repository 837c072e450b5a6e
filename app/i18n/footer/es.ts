/** Texts used only in the footer of every page, loaded with its script. */
export const footer = {
  'footer.about':
    'Encuentra, compara y valora centros educativos de Alemania, España, Francia, Italia y el Reino Unido.',
  'footer.present': 'Presentar su centro',
  'footer.aboutTitle': 'Sobre Aulario',
  'footer.places': 'Centros por lugar',
  'footer.help': 'Ayuda',
  'footer.developers': 'Para desarrolladores',
  'footer.cancellation': 'Cancelar contratos aquí',
  'footer.accessibility': 'Accesibilidad',
  'footer.dsa': 'Puntos de contacto',
  'footer.sources': 'Fuentes de datos',
  'footer.copyright': '© {year} Aulario. Textos y diseño: todos los derechos reservados',
  'footer.local': 'Modo local: este sitio solo funciona en este ordenador.',
} as const
