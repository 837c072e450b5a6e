import type { invoices as german } from '../de/invoices.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoices.order': 'Pedido {number} del {day}',
  'invoices.premiumFor': 'Premium para {school}',
  'invoices.toOrder': 'Ver el pedido',
  'invoices.kind.invoice': 'Factura {number}',
  'invoices.kind.credit_note': 'Factura rectificativa {number}',
  'invoices.pages': 'Páginas de pedidos',
  'invoices.empty': 'Aún no hay pedidos',
  'invoices.emptyText': 'Lo que pida para su centro aparecerá aquí, con las facturas.',
  'invoices.state.pending': 'Pago pendiente',
  'invoices.state.invoiced': 'Con factura, aún sin pagar',
  'invoices.state.paid': 'Pagado',
  'invoices.state.refunding': 'Reembolso en curso',
  'invoices.state.refunded': 'Reembolsado',
  'invoices.state.disputed': 'En revisión',
  'invoices.state.revoked': 'Devuelto por el banco',
  'invoices.state.failed': 'No se completó',
  'invoices.payment': '¿Cómo paga?',
  'invoices.payment.now': 'Ahora, por ejemplo con tarjeta',
  'invoices.payment.invoice':
    'Con factura: usted hace una transferencia y Premium empieza cuando llega el dinero. Solo para centros y entidades',
  'invoices.reference': 'Su número de pedido',
  'invoices.reference.hint': 'opcional; figura entonces en la factura',
}
