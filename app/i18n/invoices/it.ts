import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoices.order': 'Ordine {number} del {day}',
  'invoices.premiumFor': 'Premium per {school}',
  'invoices.toOrder': 'Vai all’ordine',
  'invoices.kind.invoice': 'Fattura {number}',
  'invoices.kind.credit_note': 'Nota di credito {number}',
  'invoices.pages': 'Pagine degli ordini',
  'invoices.empty': 'Ancora nessun ordine',
  'invoices.emptyText': 'Gli ordini per la Sua scuola compariranno qui, con le fatture.',
  'invoices.payment': 'Come paga?',
  'invoices.payment.now': 'Immediatamente: con carta di credito, carta di debito o addebito SEPA',
  'invoices.payment.invoice':
    'Con fattura: il pagamento avviene con bonifico e Premium si attiva quando il bonifico arriva. Solo per scuole ed enti',
  'invoices.reference': 'Il Suo numero d’ordine',
  'invoices.reference.hint': 'facoltativo; compare poi sulla fattura',
  'orders.state.pending': 'non pagato',
  'orders.state.waiting': 'in attesa di conferma',
  'orders.state.invoiced': 'fattura da saldare',
  'orders.state.paid': 'pagato',
  'orders.state.refunding': 'rimborso in corso',
  'orders.state.refunded': 'rimborsato',
  'orders.state.disputed': 'contestato dalla banca',
  'orders.state.revoked': 'terminato',
  'orders.state.failed': 'non riuscito',
}
