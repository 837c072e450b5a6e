import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoices.order': 'Pedido {number} del {day}',
  'invoices.premiumFor': 'Premium para {school}',
  'invoices.toOrder': 'Ver el pedido',
  'invoices.kind.invoice': 'Factura {number}',
  'invoices.kind.credit_note': 'Factura rectificativa {number}',
  'invoices.pages': 'Páginas de pedidos',
  'invoices.empty': 'Aún no hay pedidos',
  'invoices.emptyText': 'Lo que contrate para su centro aparecerá aquí, con las facturas.',
  'invoices.payment': '¿Cómo desea pagar?',
  'invoices.payment.now': 'Al momento: con tarjeta de crédito, tarjeta de débito o adeudo SEPA',
  'invoices.payment.invoice':
    'Con factura: usted hace una transferencia y Premium empieza cuando se recibe el dinero. Solo para centros y entidades',
  'invoices.reference': 'Su número de pedido',
  'invoices.reference.hint': 'Opcional; aparecerá en la factura',
  'orders.state.pending': 'sin pagar',
  'orders.state.waiting': 'a la espera de confirmación',
  'orders.state.invoiced': 'factura pendiente',
  'orders.state.paid': 'pagado',
  'orders.state.refunding': 'reembolso en curso',
  'orders.state.refunded': 'reembolsado',
  'orders.state.disputed': 'impugnado por el banco',
  'orders.state.revoked': 'anulado',
  'orders.state.failed': 'no completado',
}
