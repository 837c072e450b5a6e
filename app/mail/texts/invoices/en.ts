import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoice.why': 'You receive this email about an order at Aulario. Nobody reads replies to it.',
  'invoice.button': 'Open the PDF',
  'invoice.signIn': 'To open it, sign in with the account that placed the order.',
  'invoice-paid.subject': 'Your invoice',
  'invoice-paid.text': 'Here is invoice {number} for Aulario Premium for {school}. It is paid.',
  'invoice-open.subject': 'Your invoice: please transfer the amount',
  'invoice-open.text':
    'Here is invoice {number} for Aulario Premium for {school}. Please transfer {amount} by {day} to the account {iban}, quoting the invoice number. Premium starts as soon as the money has arrived.',
  'invoice-open.reference': 'Your order number: {reference}',
  'credit-note.subject': 'Your credit note',
  'credit-note.text': 'Here is credit note {number} for Aulario Premium for {school}.',
  'withdrawal.why': 'You receive this email because somebody withdrew from a contract with this address.',
  'withdrawal-received.subject': 'We have received your withdrawal',
  'withdrawal-received.text': 'We confirm that we received your withdrawal on {time}. Its number is {number}.',
  'withdrawal-received.content': 'What you declared:',
  'withdrawal-received.name': 'Name: {name}',
  'withdrawal-received.contract': 'Contract: {contract}',
  'withdrawal-received.email': 'Email address: {email}',
  'withdrawal-received.note':
    'We will write to you about what happens next. You did not withdraw from anything? Then please write to {contact}.',
  'withdrawal-refused.subject': 'About your withdrawal',
  'withdrawal-refused.text': 'We have looked into your withdrawal number {number} and cannot accept it.',
  'withdrawal-refused.note': 'Do you see it differently? Write to us at {contact}.',
}
