import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoice.why': 'You are receiving this email about an order with Aulario. Replies to it are not read.',
  'invoice.button': 'Open the PDF',
  'invoice.signIn': 'To open it, sign in with the account that placed the order.',
  'invoice-paid.subject': 'Your invoice',
  'invoice-paid.text': 'Here is invoice {number} for Aulario Premium for {school}. It has been paid.',
  'invoice-open.subject': 'Your invoice: please transfer the amount',
  'invoice-open.text':
    'Here is invoice {number} for Aulario Premium for {school}. Please transfer {amount} by {day} to the account {iban}, quoting the invoice number. Premium starts as soon as the money has arrived.',
  'invoice-open.reference': 'Your order number: {reference}',
  'credit-note.subject': 'Your credit note',
  'credit-note.text': 'Here is credit note {number} for Aulario Premium for {school}.',
  'withdrawal.why': 'You are receiving this email because somebody used this address to withdraw from a contract.',
  'withdrawal-received.subject': 'We have received your withdrawal',
  'withdrawal-received.text': 'We confirm that we received your withdrawal on {time}. Its number is {number}.',
  'withdrawal-received.content': 'What you declared:',
  'withdrawal-received.name': 'Name: {name}',
  'withdrawal-received.contract': 'Contract: {contract}',
  'withdrawal-received.email': 'Email address: {email}',
  'withdrawal-received.next':
    'If your details match an order, we send a link to the email address that the order was placed with. As soon as you confirm it, we refund the amount. Otherwise we look into it and write to you. For the time limit, what counts is when we received your withdrawal.',
  'withdrawal-received.done':
    'Premium from this order has ended. We refund what was paid; an unpaid invoice is cancelled. You will receive the credit note by email.',
  'withdrawal-received.note': 'If you did not withdraw from anything, please write to {contact}.',
  'withdrawal-link.subject': 'Please confirm your withdrawal',
  'withdrawal-link.text':
    'On {time} somebody withdrew from the contract for Aulario Premium for {school} (order {number}).',
  'withdrawal-link.what':
    'Use the link to confirm that it was you. Premium then ends at once, and we refund what was paid; an unpaid invoice is cancelled.',
  'withdrawal-link.button': 'Confirm withdrawal',
  'withdrawal-link.until':
    'The link works until {day}. What counts for the time limit is when the withdrawal was declared, not when you open the link.',
  'withdrawal-link.not':
    'If you did not withdraw from anything, please do not open the link, and write to us at {contact}.',
  'withdrawal-refused.subject': 'About your withdrawal',
  'withdrawal-refused.text': 'We have looked into your withdrawal number {number} and cannot accept it.',
  'withdrawal-refused.note': 'Do you disagree? Write to us at {contact}.',
  'cancellation.why': 'You are receiving this email because somebody used this address to cancel a contract.',
  'cancellation-received.subject': 'We have received your cancellation',
  'cancellation-received.text': 'We confirm that we received your cancellation on {time}. Its number is {number}.',
  'cancellation-received.kind': 'Kind of cancellation: {kind}',
  'cancellation-received.ordinary': 'ordinary',
  'cancellation-received.extraordinary': 'extraordinary, reason: {reason}',
  'cancellation-received.end': 'End of the contract: {end}',
  'cancellation-received.soonest': 'as soon as possible',
  'cancellation-received.next':
    'We will carry it out and write to tell you when the contract ends. What counts is when we received the cancellation.',
  'cancellation-received.note': 'If you did not cancel anything, please write to {contact}.',
  'cancellation-answered.subject': 'About your cancellation',
  'cancellation-answered.text': 'We have dealt with your cancellation number {number}.',
}
