/** The orders of an account with their invoices. */
export const invoices = {
  'invoices.order': 'Bestellung {number} vom {day}',
  'invoices.premiumFor': 'Premium für {school}',
  'invoices.toOrder': 'Zur Bestellung',
  'invoices.kind.invoice': 'Rechnung {number}',
  'invoices.kind.credit_note': 'Stornorechnung {number}',
  'invoices.pages': 'Seiten der Bestellungen',
  'invoices.empty': 'Noch keine Bestellung',
  'invoices.emptyText': 'Was Sie für Ihre Schule bestellen, steht dann hier, mit den Rechnungen.',
  'invoices.state.pending': 'Zahlung offen',
  'invoices.state.invoiced': 'Auf Rechnung, noch nicht bezahlt',
  'invoices.state.paid': 'Bezahlt',
  'invoices.state.refunding': 'Erstattung läuft',
  'invoices.state.refunded': 'Erstattet',
  'invoices.state.disputed': 'Wird geprüft',
  'invoices.state.revoked': 'Zurückgebucht',
  'invoices.state.failed': 'Nicht zustande gekommen',
} as const
