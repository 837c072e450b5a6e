import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoices.order': 'Commande {number} du {day}',
  'invoices.premiumFor': 'Premium pour {school}',
  'invoices.toOrder': 'Voir la commande',
  'invoices.kind.invoice': 'Facture {number}',
  'invoices.kind.credit_note': 'Avoir {number}',
  'invoices.pages': 'Pages des commandes',
  'invoices.empty': 'Aucune commande pour l’instant',
  'invoices.emptyText': 'Vos commandes et leurs factures apparaîtront ici.',
  'invoices.payment': 'Comment souhaitez-vous payer ?',
  'invoices.payment.now': 'Immédiatement : par carte de crédit, carte de débit ou prélèvement SEPA',
  'invoices.payment.invoice':
    'Sur facture : vous payez par virement et Premium commence à la réception du paiement. Réservé aux établissements et aux organismes',
  'invoices.reference': 'Votre numéro de commande ou d’engagement',
  'invoices.reference.hint': 'facultatif ; il figurera sur la facture',
  'orders.state.pending': 'non payée',
  'orders.state.waiting': 'en attente de confirmation',
  'orders.state.invoiced': 'facture à régler',
  'orders.state.paid': 'payée',
  'orders.state.refunding': 'remboursement en cours',
  'orders.state.refunded': 'remboursée',
  'orders.state.disputed': 'contestée par la banque',
  'orders.state.revoked': 'terminée',
  'orders.state.failed': 'non aboutie',
}
