export const readOnly = {
  'readOnly.now': 'Al momento si può consultare tutto, ma non salvare nulla: stiamo lavorando sulla nostra banca dati.',
  'readOnly.until':
    'Si può consultare tutto, ma non salvare nulla fino a quest’ora: {time}. Stiamo lavorando sulla nostra banca dati.',
}
