/** What only parts of a profile say that hydrate late. */
export const profileParts = {
  'premiumBox.for': 'For headteachers',
  'premiumBox.title': 'Is this your school?',
  'premiumBox.text':
    'With Premium you can show pictures, a map and contact details, and reply to reviews. One payment of €29 incl. VAT.',
  'premiumBox.claim': 'Manage this profile free of charge',
  'premiumBox.link': 'See Premium',
  'share.open': 'Share',
  'share.address': 'Address of this page',
  'share.mail': 'Send by email',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'share.print': 'Print',
  'history.title': 'History',
  'history.formerNames': 'Former name',
  'history.until': '(until {month})',
  'history.predecessors': 'Predecessor',
  'history.successors': 'Successor',
} as const
