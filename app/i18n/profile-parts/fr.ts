/** What only parts of a profile say that hydrate late. */
export const profileParts = {
  'premiumBox.for': 'Pour les équipes de direction',
  'premiumBox.title': 'C’est votre établissement ?',
  'premiumBox.text':
    'Avec Premium, vous montrez photos, carte et coordonnées, et vous répondez aux avis. Paiement unique de 29 € TTC.',
  'premiumBox.claim': 'Gérer la fiche gratuitement',
  'premiumBox.link': 'Découvrir Premium',
  'share.open': 'Partager',
  'share.address': 'Adresse de cette page',
  'share.mail': 'Envoyer par e-mail',
  'share.copy': 'Copier le lien',
  'share.copied': 'Lien copié',
  'share.print': 'Imprimer',
  'history.title': 'Histoire',
  'history.formerNames': 'Ancien nom',
  'history.until': '(jusqu’à {month})',
  'history.predecessors': 'Établissement précédent',
  'history.successors': 'Établissement suivant',
} as const
