import type { statements } from './statements/texts/de.ts'

/**
 * Every mail with what its template needs. Addresses of pages are absolute, days YYYY-MM-DD, instants ISO 8601 in UTC:
 * a mail waits as JSON until it is sent.
 */
export type Mails = {
  /** To a new account: the link confirms the address. */
  'confirm-email': { url: string }
  /** To an address that somebody tried to sign up with again; whoever did so sees nothing of it. */
  'account-exists': { loginUrl: string; resetUrl: string }
  /** Link that sets a new password once, within 60 minutes. */
  'reset-password': { url: string }
  /** After the password was changed or reset. */
  'password-changed': { resetUrl: string }
  /** To the address so far: the link agrees to the new one. */
  'change-email-old': { url: string; newEmail: string }
  /** To the new address: the link confirms it. */
  'change-email-new': { url: string }
  /** To the address before, after the change. `contact`: address to write to if somebody else did it. */
  'email-changed': { newEmail: string; contact: string }
  /** Somebody with the password used up ten codes of the second factor. */
  'codes-tried': { at: string; resetUrl: string }
  /** After the account was deleted: the link brings it back until the day of erasure. */
  'account-deletion': { undoUrl: string; erasedOn: string }
  /** A sign-in from a device that the account has not seen before. */
  'sign-in-notice': { at: string; device: string; sessionsUrl: string }
  /** To the author, after writing or changing a review: it is public. `url` is its page in the account, as below. */
  'review-published': { school: string; url: string }
  /** To the author, after writing or changing a review: a moderator looks at it first. */
  'review-waiting': { school: string; url: string }
  /** To the author, who has come to run the school since: a moderator looks at the review, which is not public until then. */
  'review-held': { school: string; url: string }
  /** To the author: the school answers the review. `url` is the public address of the review. */
  'review-answered': { school: string; url: string }
  /** To the author: a moderator accepted what proves that he or she was there. */
  'proof-accepted': { school: string; url: string }
  /** To the author: a moderator did not accept it, and why in the moderator's words. */
  'proof-refused': { school: string; url: string; reason: string }
  /** To the author, before a refusal or removal takes effect: DSA Art. 17. `rule` is one of the rules for content. */
  'statement-of-reasons': StatementOfReasons
  /** To the author: a removed or refused review stands again, with the moderator's reasons. */
  'review-restored': { school: string; facts: string; url: string }
  /** To the author who objected rightly, when the review itself has been replaced or deleted meanwhile. */
  'objection-upheld': { school: string; facts: string; url: string }
  'objection-dismissed': { school: string; facts: string; url: string }
  /** To whoever reported a review: the report came in. `url` is the address of the review, as below. */
  'report-received': { number: string; url: string }
  /** To whoever reported: what was decided, why, and the address to object to. */
  'report-upheld': { number: string; facts: string; url: string; contact: string }
  'report-dismissed': { number: string; facts: string; url: string; contact: string }
  /** To whoever reported: the author has deleted the review meanwhile. */
  'report-gone': { number: string; facts: string; url: string; contact: string }
  /** To the author: the school disputes the review. `url` is where to answer, `due` the instant until then. */
  'dispute-opened': { school: string; due: string; url: string }
  'dispute-reminder': { school: string; due: string; url: string }
  /** To the author: the school no longer disputes the review; a moderator keeps it. */
  'dispute-withdrawn': { school: string; url: string }
  'dispute-kept': { school: string; facts: string; url: string }
  /** To those who run the school: how their dispute ended. */
  'school-dispute-kept': { school: string; facts: string; url: string; contact: string }
  'school-dispute-removed': { school: string; facts: string; url: string; contact: string }
  'school-dispute-gone': { school: string; facts: string; url: string; contact: string }
  /** Asks somebody to help with a school. `inviter` is the owner's address. */
  'school-invitation': { school: string; inviter: string; url: string }
  /** To every owner of a school and to the person (by address) whom the change is about. */
  'school-people': { school: string; change: 'joined' | 'removed' | 'left' | 'owner'; person: string; url: string }
  /** To those who run a school: what the team has done with it, and why. `url` is the school's page in the account. */
  'school-desk': {
    school: string
    event: 'hidden' | 'shown' | 'successor' | 'corrected' | 'merged' | 'merge-undone'
    reason: string
    url: string
    contact: string
  }
  /** To whoever said that a fact is wrong, with the moderator's reasons, which may be empty. */
  'correction-accepted': { school: string; facts: string; url: string }
  'correction-refused': { school: string; facts: string; url: string }
  /** To those who run the school: its answer to a review was removed, with the reasons. */
  'answer-removed': {
    school: string
    rule: StatementOfReasons['rule']
    law: string
    sentence: string
    facts: string
    url: string
    contact: string
  }
  /** To the buyer of premium: paid, and the school is premium. `number` is the order's. */
  'order-confirmed': OrderMail
  /** To the buyer: somebody else's payment for the same school came first, and the money goes back. */
  'order-paid-twice': OrderMail
  /** To the buyer: the money went back, whoever wanted it. */
  'order-refunded': OrderMail
  /** To the buyer: the money was lost, and premium ended. */
  'order-revoked': OrderMail
  /** To the buyer: the invoice of an order that is paid. `url` is its PDF, as below. */
  'invoice-paid': { number: string; school: string; url: string }
  /** To the buyer: an invoice to be paid by transfer. `reference` is the buyer's own number and may be empty. */
  'invoice-open': {
    number: string
    school: string
    url: string
    amount: string
    due: string
    iban: string
    reference: string
  }
  'credit-note': { number: string; school: string; url: string }
  /** To whoever declared a withdrawal: that it came in, with its content and the instant. */
  'withdrawal-received': {
    number: string
    at: string
    name: string
    contract: string
    email: string
    /** It took effect at once. */
    done: boolean
    contact: string
  }
  /** To the buyer of an order from which somebody withdrew: the link carries it out, until the instant given. */
  'withdrawal-link': { school: string; number: string; at: string; until: string; url: string; contact: string }
  /** To whoever declared a withdrawal: why it cannot be followed. */
  'withdrawal-refused': { number: string; reason: string; contact: string }
  /** To whoever wrote to the team: a copy; `cut` when parts were left out of it. `url` is empty without a page of its own. */
  'ticket-received': {
    number: string
    group: 'contact' | 'named_person' | 'support'
    due: string
    text: string
    cut: boolean
    url: string
  }
  /** To whoever wrote to the team: its answer. `url` as above. */
  'ticket-answered': { number: string; text: string; url: string }
  /** To the team: somebody wrote for the first time, or again. `url` is the desk. */
  'ticket-opened': TicketForTeam
  'ticket-replied': TicketForTeam
  /** To the address of a school in its register: the code that somebody with `account` needs to claim it. `url` is its profile. */
  'claim-code': { school: string; code: string; account: string; minutes: string; url: string }
  /** To whoever claimed a school: what was decided; `reason` may be empty after an approval. */
  'claim-approved': { school: string; reason: string; url: string }
  'claim-refused': { school: string; reason: string; url: string }
  /** To those who own a school: `account` claims it, `url` is where to answer. */
  'owner-claim-opened': { school: string; account: string; url: string }
  /** To those who own a school, or did until now: what became of somebody else's claim. `reason` may be empty. */
  'owner-claim-added': { school: string; reason: string; url: string; contact: string }
  'owner-claim-replaced': { school: string; reason: string; url: string; contact: string }
  'owner-claim-refused': { school: string; reason: string; url: string; contact: string }
  /**
   * To those who run a school: reviews of it are public, `count` of them, or what somebody wrote to it. `url` is the entry
   * behind the bell. A mail without count is about one review.
   */
  'school-review': { school: string; count?: number; url: string }
  'school-message': { school: string; name: string; email: string; phone: string; text: string; url: string }
  /** To whoever wrote to a school: it went out. `text` is empty unless the address is known to be the writer's. */
  'message-sent': { school: string; text: string; url: string }
  /** To whoever wrote to a school (`question`): its answer. */
  'message-answered': { school: string; question: string; text: string; url: string }
  /** To those who run schools, once a week. `more` is the number of further schools that the mail does not name. */
  'view-digest': {
    from: string
    to: string
    schools: { name: string; views: number; before: number }[]
    more: number
    url: string
  }
  /** To an address whose mails came back, when its owner says that it works again. */
  'address-check': { url: string }
  /** To whoever's account was suspended. `lastDay` is empty when there is no end; `contact` is where to object. */
  'account-suspended': { reason: string; lastDay: string; contact: string }
  /** The suspension was lifted before its end. */
  'account-unlocked': { url: string }
  /** To whoever keeps searches: schools that match newly, at most ten named of each search. */
  'saved-search-matches': {
    searches: { name: string; count: number; schools: { name: string; city: string; url: string }[]; url: string }[]
    settingsUrl: string
  }
  /** To whoever has another role from now on. `url` leads to where the second factor is set up. */
  'role-changed': { role: 'user' | 'moderator' | 'admin'; url: string; contact: string }
}
/** What is empty was not given. `due` is an instant. */
type TicketForTeam = {
  number: string
  kind: 'contact' | 'named_person' | 'live_chat' | 'email' | 'phone' | 'priority'
  sender: string
  email: string
  phone: string
  preferredTime: string
  subject: string
  wish: '' | 'removal' | 'correction' | 'access'
  text: string
  due: string
  url: string
}
type OrderMail = {
  school: string
  number: string
  url: string
}
export type MailName = keyof Mails

type RuleIn<Key> = Key extends `statement.rule.${infer Rule}` ? Rule : never

/** What was decided about a review and why. `law` and `sentence` may be empty. */
type StatementOfReasons = {
  measure: 'rejected' | 'removed'
  school: string
  rule: RuleIn<keyof typeof statements>
  law: string
  /** The words of the review that it is about. */
  sentence: string
  facts: string
  /** The review as a whole. */
  comment: string
  /** What led to the decision: our own check, a report, or a dispute by the school. */
  occasion: 'check' | 'report' | 'notice' | 'dispute'
  noticedByProgram: boolean
  mayRewrite: boolean
  decidedOn: string
  objectUntil: string
  url: string
}
