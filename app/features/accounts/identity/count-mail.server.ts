import { type Counter, consumeEach, hash, limiterOf } from '#app/core/limits/attempts.server.ts'
import { networkOf, type Visitor } from '#app/core/visitor.ts'
import { knownDevice } from '../sessions/known-device.server.ts'

/** The forms that mail an address typed by a visitor. Each has separate budgets, so that none uses up another's. */
type MailForm =
  | 'sign-up'
  | 'resend'
  | 'reset'
  | 'email-change'
  | 'identity'
  | 'address-check'
  | 'invitation'
  | 'factor-removal'

const HOUR_S = 3600
/** Mails per hour; `network` counts across all forms, the others count one form and one address. */
const MAILS = { device: 5, pair: 4, network: 30, account: 12, reserve: 8 } as const

/**
 * Counts a mail before it is queued, whether or not the address has an account. The rule, per form and hour:
 * - A browser that the account knows may cause 5 mails to it. Nobody else can use these up.
 * - Any other network may cause 4 to one address, and 30 to all addresses across all forms.
 * - All these networks together may cause 12 to one address. After that, a network that has had none within the hour
 *   still gets one, from a reserve of 8.
 * So a stranger on one network stops nobody's mail: 4 of 12 are used up. To stop the mail of a person whose browser was
 * never signed in, an attacker needs 11 networks every hour (3 × 4, then 8 that come for the first time), and an
 * address never gets more than 20 mails an hour from strangers. Even then the person is not locked out: the last of
 * those 20 went to that very address within the hour, and its link works.
 *
 * @throws Failure too_many_attempts
 */
export async function countMail(form: MailForm, email: string, visitor: Visitor): Promise<void> {
  const action = `mail-${form}`
  const device = await knownDevice(visitor, email)
  if (device) return void (await consumeEach(action, [counter('device', `${device} ${email}`, `${action}:device`)]))
  const network = networkOf(visitor.address)
  await consumeEach(action, [
    counter('pair', `${email} ${network}`, `${action}:pair`),
    counter('network', network, 'mail:network'),
    counter('account', email, `${action}:address`),
    counter('reserve', email, `${action}:reserve`),
  ])
}

const counter = (scope: keyof typeof MAILS, who: string, prefix: string): Counter => ({
  scope,
  key: hash(who),
  limiter: limiterOf(prefix, MAILS[scope], HOUR_S),
})
