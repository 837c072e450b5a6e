import type { invoices as german } from '../de/invoices.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoices.order': 'Order {number} of {day}',
  'invoices.premiumFor': 'Premium for {school}',
  'invoices.toOrder': 'Open the order',
  'invoices.kind.invoice': 'Invoice {number}',
  'invoices.kind.credit_note': 'Credit note {number}',
  'invoices.pages': 'Pages of orders',
  'invoices.empty': 'No order yet',
  'invoices.emptyText': 'What you order for your school will be listed here, with its invoices.',
  'invoices.state.pending': 'Payment open',
  'invoices.state.invoiced': 'On invoice, not paid yet',
  'invoices.state.paid': 'Paid',
  'invoices.state.refunding': 'Being refunded',
  'invoices.state.refunded': 'Refunded',
  'invoices.state.disputed': 'Under review',
  'invoices.state.revoked': 'Charged back',
  'invoices.state.failed': 'Did not come about',
  'invoices.payment': 'How do you pay?',
  'invoices.payment.now': 'At once, by card for example',
  'invoices.payment.invoice':
    'On invoice: you transfer the amount, and premium starts when it arrives. Only for schools, their bodies and other organisations',
  'invoices.reference': 'Your order number',
  'invoices.reference.hint': 'optional; it then stands on the invoice',
}
