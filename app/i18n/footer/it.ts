/** Texts used only in the footer of every page, loaded with its script. */
export const footer = {
  'footer.about': 'Trova, confronta e valuta le scuole. In Germania, Francia, Spagna, Italia e Regno Unito.',
  'footer.present': 'Presenti la Sua scuola',
  'footer.aboutTitle': 'Informazioni su Aulario',
  'footer.places': 'Scuole per luogo',
  'footer.help': 'Aiuto',
  'footer.developers': 'Per sviluppatori',
  'footer.cancellation': 'Disdire i contratti qui',
  'footer.accessibility': 'Accessibilità',
  'footer.dsa': 'Punti di contatto',
  'footer.sources': 'Fonti dei dati',
  'footer.copyright': '© {year} Aulario. Testi e grafica: tutti i diritti riservati',
  'footer.local': 'Uso locale: questo sito esiste solo su questo computer.',
} as const
