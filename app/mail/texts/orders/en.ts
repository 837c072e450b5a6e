/** Mails to buyers about their orders. */
export const orders = {
  'order.button': 'View the order',
  'order.why': 'You are receiving this email because you ordered Premium. Replies to it are not read.',
  'order-received.subject': 'We have received your order',
  'order-received.text': 'We have received your order {number} for {school}.',
  'order-received.note':
    'The contract is concluded when we confirm payment. We will then send you the confirmation with the terms. If you have not paid yet, you can do so from the order page.',
  'order-confirmed.subject': 'Premium is active',
  'order-confirmed.text': 'Thank you: the payment for order {number} has arrived. {school} now has Premium.',
  'order-confirmed.contract':
    'Service: Aulario Premium for {school}, for as long as Aulario exists. Total price: {amount} incl. VAT.',
  'order-confirmed.contract.untaxed':
    'Service: Aulario Premium for {school}, for as long as Aulario exists. Total price: {amount}, no VAT charged.',
  'order-confirmed.papers': 'Attached are the terms of use and the instructions on withdrawal with the model form.',
  'order-confirmed.note':
    'This was a single payment, not a subscription. Premium is guaranteed for at least 5 years. Within 30 days you can get your money back in one click, without giving a reason.',
  'order-paid-twice.subject': 'We are refunding your payment',
  'order-paid-twice.text':
    'Your payment for order {number} has arrived, but {school} already has Premium from another order. We have already started to refund the full amount.',
  'order-paid-twice.note':
    'You don’t need to do anything. Depending on how you paid, it may take a few days for the money to reach you.',
  'order-refunded.subject': 'We have refunded your payment',
  'order-refunded.text':
    'We have refunded the full amount of order {number} for {school}. Premium from this order has ended.',
  'order-refunded.note':
    'Depending on how you paid, it may take a few days for the money to arrive. Anything beyond the free plan is hidden and kept for {months} months.',
  'order-revoked.subject': 'Premium has ended',
  'order-revoked.text':
    'The payment for order {number} was reversed by your bank or never arrived, so Premium for {school} has ended.',
  'order-revoked.note':
    'Anything beyond the free plan is hidden and kept for {months} months. If this is a mistake, please write to us through the contact page.',
} as const
