import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoices.order': 'Order {number}, {day}',
  'invoices.premiumFor': 'Premium for {school}',
  'invoices.toOrder': 'Open the order',
  'invoices.kind.invoice': 'Invoice {number}',
  'invoices.kind.credit_note': 'Credit note {number}',
  'invoices.pages': 'Pages of orders',
  'invoices.empty': 'No orders yet',
  'invoices.emptyText': 'Orders for your school will be listed here, with their invoices.',
  'invoices.payment': 'How would you like to pay?',
  'invoices.payment.now': 'Immediately: by credit card, debit card or SEPA direct debit',
  'invoices.payment.invoice':
    'By invoice: you transfer the amount, and Premium starts when it arrives. Only available to schools, their governing bodies and other organisations',
  'invoices.reference': 'Your order number',
  'invoices.reference.hint': 'optional; shown on the invoice',
  'orders.state.pending': 'not paid',
  'orders.state.waiting': 'waiting for confirmation',
  'orders.state.invoiced': 'invoice unpaid',
  'orders.state.paid': 'paid',
  'orders.state.refunding': 'refund under way',
  'orders.state.refunded': 'refunded',
  'orders.state.disputed': 'disputed by the bank',
  'orders.state.revoked': 'ended',
  'orders.state.failed': 'not completed',
}
