import type { withdrawal as german } from './de.ts'

export const withdrawal: Record<keyof typeof german, string> = {
  'withdrawal.title': 'Withdraw from contract',
  'withdrawal.metaDescription': 'Withdraw from a contract with Aulario, without signing in.',
  'withdrawal.intro':
    'You can withdraw here from a contract that you concluded with us. You don’t need an account, and you don’t have to give a reason.',
  'withdrawal.voluntary':
    'Within 30 days of payment anyone can get the full price back, including schools and businesses.',
  'withdrawal.instructions': 'Instructions and model form',
  'withdrawal.name': 'Full name',
  'withdrawal.name.missing': 'Please enter the name used for the order.',
  'withdrawal.contract': 'Which contract?',
  'withdrawal.contract.hint': 'Order or invoice number, or the school and the date of the order',
  'withdrawal.contract.missing': 'Please tell us which contract you are withdrawing from.',
  'withdrawal.email': 'Email address',
  'withdrawal.email.hint': 'We send the confirmation to this address. Ideally use the one you ordered with.',
  'withdrawal.next': 'Continue',
  'withdrawal.busy': 'Sending…',
  'withdrawal.check.title': 'Check your details',
  'withdrawal.check.text':
    'Press the button to submit your withdrawal. You will then receive a confirmation with the date and time.',
  'withdrawal.change': 'Change',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.received': 'We have received your withdrawal',
  'withdrawal.received.number': 'Received on {time}, number {number}.',
  'withdrawal.received.mail': 'We are sending the same confirmation to {email}.',
  'withdrawal.received.next':
    'If your details match an order, we will send a link to the email address used for that order. Once you confirm, we will refund the amount. If they do not match, we will look into it and write to you. The date we received your withdrawal is what counts for the time limit.',
  'withdrawal.content': 'Your withdrawal notice',
  'withdrawal.done.title': 'Your withdrawal has taken effect',
  'withdrawal.done.order': 'Order {number}: Aulario Premium for {school}.',
  'withdrawal.done.text':
    'Premium from this order has ended. We will refund any amount paid; an unpaid invoice is cancelled. You will receive the credit note by email.',
  'withdrawal.link.title': 'Confirm withdrawal',
  'withdrawal.link.text':
    'On {time} someone withdrew from the contract for Aulario Premium for {school} (order {number}).',
  'withdrawal.link.what':
    'Press the button to confirm that it was you. Premium will then end immediately, and we will refund any amount paid; an unpaid invoice is cancelled.',
  'withdrawal.link.submit': 'Confirm withdrawal and end Premium',
  'withdrawal.link.not': 'If you did not withdraw from a contract, simply close this page.',
  'withdrawal.link.over':
    'The link has expired, or the order has already been refunded, cancelled or disputed at the bank. Your withdrawal notice is still valid; if anything is unresolved, someone will look into it.',
  'cancellation.title': 'Cancel a contract',
  'cancellation.metaDescription': 'Cancel a contract with Aulario, without signing in.',
  'cancellation.intro': 'You can cancel a contract with us here. You don’t need an account.',
  'cancellation.refund': 'If you want your money back, withdraw instead:',
  'cancellation.kind': 'Type of cancellation',
  'cancellation.kind.ordinary': 'Ordinary cancellation',
  'cancellation.kind.extraordinary': 'Cancellation for good cause',
  'cancellation.kind.missing': 'Please choose the type of cancellation.',
  'cancellation.reason': 'Reason',
  'cancellation.reason.hint': 'only needed if you are cancelling for good cause',
  'cancellation.reason.missing': 'Please give your reason for cancelling.',
  'cancellation.endsOn': 'When should the contract end?',
  'cancellation.endsOn.hint': 'Leave this empty if it should end as soon as possible.',
  'cancellation.endsOn.invalid': 'Please enter a date, or leave the field empty.',
  'cancellation.soonest': 'as soon as possible',
  'cancellation.submit': 'cancel now',
  'cancellation.received': 'We have received your cancellation',
  'cancellation.received.next':
    'We will process it and write to tell you when the contract ends. What counts is when we received your cancellation.',
}
