import type { withdrawal as german } from '../de/withdrawal.ts'

export const withdrawal: Record<keyof typeof german, string> = {
  'withdrawal.title': 'Withdraw from contract',
  'withdrawal.metaDescription': 'Withdraw from a contract with Aulario, without signing in.',
  'withdrawal.intro':
    'Here you withdraw from a contract that you concluded with us. You need neither an account nor a reason.',
  'withdrawal.voluntary': 'Within 30 days of payment everybody gets the full price back, schools and businesses too.',
  'withdrawal.instructions': 'Instructions and model form',
  'withdrawal.name': 'Full name',
  'withdrawal.name.missing': 'Please enter the name that the order was placed in.',
  'withdrawal.contract': 'Which contract?',
  'withdrawal.contract.hint': 'Number of the order or the invoice, else the school and the day of the order',
  'withdrawal.contract.missing': 'Please tell us which contract it is about.',
  'withdrawal.email': 'Email address',
  'withdrawal.email.hint': 'We send the confirmation to it. Best is the one that the order was placed with.',
  'withdrawal.next': 'Continue',
  'withdrawal.busy': 'Sending …',
  'withdrawal.check.title': 'Is everything right?',
  'withdrawal.check.text':
    'With the button you declare your withdrawal. You then receive a confirmation with day and time.',
  'withdrawal.change': 'Change',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.received': 'We have received your withdrawal',
  'withdrawal.received.number': 'Received on {time}, number {number}.',
  'withdrawal.received.mail': 'The same confirmation is on its way to {email}.',
  'withdrawal.received.next':
    'If the details match an order, we pay the amount back. Otherwise a person looks into it and writes to you.',
  'withdrawal.content': 'What you declared',
}
