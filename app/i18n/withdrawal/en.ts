import type { withdrawal as german } from './de.ts'

export const withdrawal: Record<keyof typeof german, string> = {
  'withdrawal.title': 'Withdraw from contract',
  'withdrawal.metaDescription': 'Withdraw from a contract with Aulario, without signing in.',
  'withdrawal.intro':
    'Here you can withdraw from a contract that you concluded with us. You need neither an account nor a reason.',
  'withdrawal.voluntary': 'Within 30 days of payment everybody gets the full price back, schools and businesses too.',
  'withdrawal.instructions': 'Instructions and model form',
  'withdrawal.name': 'Full name',
  'withdrawal.name.missing': 'Please enter the name under which the order was placed.',
  'withdrawal.contract': 'Which contract?',
  'withdrawal.contract.hint': 'Order or invoice number, or else the school and the date of the order',
  'withdrawal.contract.missing': 'Please tell us which contract it is about.',
  'withdrawal.email': 'Email address',
  'withdrawal.email.hint': 'We send the confirmation there. Ideally the address that you ordered with.',
  'withdrawal.next': 'Continue',
  'withdrawal.busy': 'Sending…',
  'withdrawal.check.title': 'Is everything right?',
  'withdrawal.check.text':
    'Press the button to declare your withdrawal. You then receive a confirmation with the date and time.',
  'withdrawal.change': 'Change',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.received': 'We have received your withdrawal',
  'withdrawal.received.number': 'Received on {time}, number {number}.',
  'withdrawal.received.mail': 'The same confirmation is on its way to {email}.',
  'withdrawal.received.next':
    'If your details match an order, we send a link to the email address that the order was placed with. As soon as you confirm it, we refund the amount. Otherwise we look into it and write to you. For the time limit, what counts is when we received your withdrawal.',
  'withdrawal.content': 'What you declared',
  'withdrawal.done.title': 'Your withdrawal has taken effect',
  'withdrawal.done.order': 'Order {number}: Aulario Premium for {school}.',
  'withdrawal.done.text':
    'Premium from this order has ended. We refund what was paid; an unpaid invoice is cancelled. You will receive the credit note by email.',
  'withdrawal.link.title': 'Confirm withdrawal',
  'withdrawal.link.text':
    'On {time} somebody withdrew from the contract for Aulario Premium for {school} (order {number}).',
  'withdrawal.link.what':
    'Press the button to confirm that it was you. Premium then ends at once, and we refund what was paid; an unpaid invoice is cancelled.',
  'withdrawal.link.submit': 'Confirm withdrawal and end Premium',
  'withdrawal.link.not': 'If you did not withdraw from anything, simply close this page.',
  'withdrawal.link.over':
    'The link is too old, or the order has already been refunded, cancelled or disputed at the bank. Your declaration stands; if anything is open, a person looks into it.',
  'cancellation.title': 'Cancel a contract',
  'cancellation.metaDescription': 'Cancel a contract with Aulario, without signing in.',
  'cancellation.intro': 'Here you can cancel a contract that you concluded with us. You do not need an account.',
  'cancellation.refund': 'To get your money back, withdraw instead:',
  'cancellation.kind': 'Kind of cancellation',
  'cancellation.kind.ordinary': 'Ordinary cancellation',
  'cancellation.kind.extraordinary': 'Extraordinary cancellation for good cause',
  'cancellation.kind.missing': 'Please choose the kind of cancellation.',
  'cancellation.reason': 'Reason',
  'cancellation.reason.hint': 'needed only for an extraordinary cancellation',
  'cancellation.reason.missing': 'Please give the reason for the extraordinary cancellation.',
  'cancellation.endsOn': 'When should the contract end?',
  'cancellation.endsOn.hint': 'leave empty if it should end as soon as possible',
  'cancellation.endsOn.invalid': 'Please enter a date, or leave the field empty.',
  'cancellation.soonest': 'as soon as possible',
  'cancellation.submit': 'cancel now',
  'cancellation.received': 'We have received your cancellation',
  'cancellation.received.next':
    'We will carry it out and write to tell you when the contract ends. What counts is when we received the cancellation.',
}
