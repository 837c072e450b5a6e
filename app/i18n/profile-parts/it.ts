/** What only parts of a profile say that hydrate late. */
export const profileParts = {
  'premiumBox.for': 'Per i dirigenti scolastici',
  'premiumBox.title': 'È la Sua scuola?',
  'premiumBox.text':
    'Con Premium Lei mostra immagini, mappa e contatti e risponde alle recensioni. Pagamento unico di 29 €, IVA inclusa.',
  'premiumBox.claim': 'Gestisca la scheda gratis',
  'premiumBox.link': 'Scopra Premium',
  'share.open': 'Condividi',
  'share.address': 'Indirizzo di questa pagina',
  'share.mail': 'Invia via e-mail',
  'share.copy': 'Copia il link',
  'share.copied': 'Link copiato',
  'share.print': 'Stampa',
  'history.title': 'Storia',
  'history.formerNames': 'Nome precedente',
  'history.until': '(fino a {month})',
  'history.predecessors': 'Scuola precedente',
  'history.successors': 'Scuola successiva',
} as const
