import type { invoices as german } from './de.ts'

export const invoices: Record<keyof typeof german, string> = {
  'invoice.why': 'You are receiving this email about an order with Aulario. Replies to it are not read.',
  'invoice.button': 'Open the PDF',
  'invoice.signIn': 'To open it, sign in with the account that placed the order.',
  'invoice-paid.subject': 'Your invoice',
  'invoice-paid.text': 'Your invoice {number} for Aulario Premium for {school} is ready. It has been paid.',
  'invoice-open.subject': 'Your invoice: please pay by bank transfer',
  'invoice-open.text':
    'Your invoice {number} for Aulario Premium for {school} is ready. Please transfer {amount} by {day} to the account {iban}, quoting the invoice number. Premium starts as soon as the money has arrived.',
  'invoice-open.reference': 'Your order number: {reference}',
  'credit-note.subject': 'Your credit note',
  'credit-note.text': 'Your credit note {number} for Aulario Premium for {school} is ready.',
  'withdrawal.why': 'You are receiving this email because someone used this address to withdraw from a contract.',
  'withdrawal-received.subject': 'We have received your withdrawal',
  'withdrawal-received.text': 'We confirm that we received your withdrawal on {time}. Its number is {number}.',
  'withdrawal-received.content': 'Your withdrawal notice:',
  'withdrawal-received.name': 'Name: {name}',
  'withdrawal-received.contract': 'Contract: {contract}',
  'withdrawal-received.email': 'Email address: {email}',
  'withdrawal-received.next':
    'If your details match an order, we will send a link to the email address used for that order. Once you confirm, we will refund the amount. If they do not match, we will look into it and write to you. The date we received your withdrawal is what counts for the time limit.',
  'withdrawal-received.done':
    'Premium from this order has ended. We will refund any amount paid; an unpaid invoice is cancelled. You will receive the credit note by email.',
  'withdrawal-received.note': 'If you did not withdraw from a contract, please write to {contact}.',
  'withdrawal-link.subject': 'Please confirm your withdrawal',
  'withdrawal-link.text':
    'On {time} someone withdrew from the contract for Aulario Premium for {school} (order {number}).',
  'withdrawal-link.what':
    'Use the link to confirm that it was you. Premium will then end immediately, and we will refund any amount paid; an unpaid invoice is cancelled.',
  'withdrawal-link.button': 'Confirm withdrawal',
  'withdrawal-link.until':
    'The link works until {day}. What counts for the time limit is when you gave notice of withdrawal, not when you open the link.',
  'withdrawal-link.not':
    'If you did not withdraw from a contract, do not open the link. Please write to us at {contact}.',
  'withdrawal-refused.subject': 'Our decision on your withdrawal',
  'withdrawal-refused.text': 'We have reviewed your withdrawal number {number} and cannot accept it.',
  'withdrawal-refused.note': 'Do you disagree? Write to us at {contact}.',
  'cancellation.why': 'You are receiving this email because someone used this address to cancel a contract.',
  'cancellation-received.subject': 'We have received your cancellation',
  'cancellation-received.text': 'We confirm that we received your cancellation on {time}. Its number is {number}.',
  'cancellation-received.kind': 'Type of cancellation: {kind}',
  'cancellation-received.ordinary': 'ordinary',
  'cancellation-received.extraordinary': 'for good cause, reason: {reason}',
  'cancellation-received.end': 'End of the contract: {end}',
  'cancellation-received.soonest': 'as soon as possible',
  'cancellation-received.next':
    'We will process it and write to tell you when the contract ends. What counts is when we received your cancellation.',
  'cancellation-received.note': 'If you did not cancel a contract, please write to {contact}.',
  'cancellation-answered.subject': 'Our reply to your cancellation',
  'cancellation-answered.text': 'We have processed your cancellation number {number}.',
}
