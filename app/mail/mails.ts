import type { AccountMails, GroupMails, UserMails } from './account-mails.ts'
import type { ContentStatement } from './content-statement.ts'
import type { PostMails } from './post-mails.ts'
import type { statements } from './texts/statements/de.ts'

/**
 * Every mail with the values that its template needs. Addresses of pages are absolute, days are YYYY-MM-DD, instants
 * ISO 8601 in UTC: a mail is stored as JSON until it is sent.
 */
export type Mails = AccountMails & GroupMails & UserMails & PostMails & OtherMails

type OtherMails = {
  /** To the author of a new or changed review: it is public. `url` is its page in the account, as below. */
  'review-published': { school: string; url: string }
  /** To the author of a new or changed review: a moderator checks it first. */
  'review-waiting': { school: string; url: string }
  /**
   * To an author who has since become a member of the school: a moderator checks the review, which is not public until
   * then.
   */
  'review-held': { school: string; url: string }
  /** To the author: the school answers the review. `url` is the public address of the review. */
  'review-answered': { school: string; url: string }
  /** To the author: a moderator accepted the evidence that the author attended the school. */
  'proof-accepted': { school: string; url: string }
  /** To the author: a moderator refused the evidence, with the reason in the moderator's words. */
  'proof-refused': { school: string; url: string; reason: string }
  /** To the author, before a refusal or removal takes effect: DSA Art. 17. `rule` is one of the rules for content. */
  'statement-of-reasons': StatementOfReasons
  /** To the author: a removed or refused review is public again, with the moderator's reasons. */
  'review-restored': { school: string; facts: string; url: string }
  /** To the author of a successful appeal, when the review itself has been replaced or deleted in the meantime. */
  'objection-upheld': { school: string; facts: string; url: string }
  'objection-dismissed': { school: string; facts: string; url: string }
  /** To the reporter of a review: the report was received. `url` is the address of the review, as below. */
  'report-received': { number: string; url: string }
  /** To the reporter: the decision, its reasons, and the address for an appeal. */
  'report-upheld': { number: string; facts: string; url: string; contact: string }
  'report-dismissed': { number: string; facts: string; url: string; contact: string }
  /** To the reporter: the author has deleted the review in the meantime. */
  'report-gone': { number: string; facts: string; url: string; contact: string }
  /** To the author: the school disputes the review. `url` is the page to answer on, `due` the deadline. */
  'dispute-opened': { school: string; due: string; url: string }
  'dispute-reminder': { school: string; due: string; url: string }
  /** To the author: the school has withdrawn its dispute, or (`dispute-kept`) a moderator keeps the review. */
  'dispute-withdrawn': { school: string; url: string }
  'dispute-kept': { school: string; facts: string; url: string }
  /** To the members of the school: the outcome of their dispute. */
  'school-dispute-kept': { school: string; facts: string; url: string; contact: string }
  'school-dispute-removed': { school: string; facts: string; url: string; contact: string }
  'school-dispute-gone': { school: string; facts: string; url: string; contact: string }
  /** Asks a person to help with a school. `inviter` is the address of the main contact. */
  'school-invitation': { school: string; inviter: string; url: string }
  /** To every main contact of a school, and to the person (by address) whom the change concerns. */
  'school-people': { school: string; change: 'joined' | 'removed' | 'left' | 'owner'; person: string; url: string }
  /** To the members of a school: an action by the team, and the reason. `url` is the school's page in the account. */
  'school-desk': {
    school: string
    event: 'hidden' | 'shown' | 'successor' | 'corrected' | 'merged' | 'merge-undone' | 'visited' | 'member-removed'
    reason: string
    url: string
    contact: string
  }
  /** To the author of a correction, with the moderator's reasons, which may be empty. */
  'correction-accepted': { school: string; facts: string; url: string }
  'correction-refused': { school: string; facts: string; url: string }
  /** To the members of the school: its answer to a review was removed, with the reasons. */
  'answer-removed': {
    school: string
    rule: StatementOfReasons['rule']
    law: string
    sentence: string
    facts: string
    url: string
    contact: string
  }
  /** To the members of a school: the team removed or edited a photo, video, text or event, with the reasons. */
  'content-decided': ContentStatement
  /** To the members of a school: how its appeal against such a decision ended. */
  'content-appeal': { school: string; outcome: 'upheld' | 'dismissed'; facts: string; url: string }
  /** To the buyer of premium: the order was received and payment is due. `number` is the order's. */
  'order-received': OrderMail
  /** To the buyer: the order is paid and the school is premium. */
  'order-confirmed': OrderMail
  /** To the buyer: another person paid for the same school first, and the money is refunded. */
  'order-paid-twice': OrderMail
  /** To the buyer: the money was refunded, whoever requested it. */
  'order-refunded': OrderMail
  /** To the buyer: the payment was reversed, and premium has ended. */
  'order-revoked': OrderMail
  /** To the buyer: the invoice of a paid order. `url` is its PDF, as below. */
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
  /** To the declarant of a withdrawal: its receipt, with content and instant. */
  'withdrawal-received': {
    number: string
    at: string
    name: string
    contract: string
    email: string
    /** Whether the withdrawal took effect immediately. */
    done: boolean
    contact: string
  }
  /** To the buyer of an order for which a withdrawal was declared: the link carries it out, until the instant given. */
  'withdrawal-link': { school: string; number: string; at: string; until: string; url: string; contact: string }
  /** To the declarant of a withdrawal: why it cannot be accepted. */
  'withdrawal-refused': { number: string; reason: string; contact: string }
  /** To the declarant of a cancellation: its receipt, with content and instant; `endsOn` is '' for the earliest day. */
  'cancellation-received': {
    number: string
    at: string
    kind: 'ordinary' | 'extraordinary'
    reason: string
    name: string
    contract: string
    endsOn: string
    email: string
    contact: string
  }
  /** To the declarant of a cancellation: the outcome, in an admin's words. */
  'cancellation-answered': { number: string; answer: string; contact: string }
  /**
   * To the author of a ticket: a copy; `cut` if parts were left out. `url` is empty if the ticket has no page for its
   * author.
   */
  'ticket-received': {
    number: string
    group: 'contact' | 'named_person' | 'support'
    due: string
    text: string
    cut: boolean
    url: string
  }
  /** To the author of a ticket: the team's answer. `url` as above. */
  'ticket-answered': { number: string; text: string; url: string }
  /** To the team: a new ticket, or another message in one. `url` is its admin page. */
  'ticket-opened': TicketForTeam
  'ticket-replied': TicketForTeam
  /**
   * To the address of a school in its register: the code that the person with `account` needs to claim the school.
   * `url` is its profile.
   */
  'claim-code': { school: string; code: string; account: string; minutes: string; url: string }
  /** To the claimant of a school: the decision; `reason` may be empty after an approval. */
  'claim-approved': { school: string; reason: string; url: string }
  'claim-refused': { school: string; reason: string; url: string }
  /** To the main contacts of a school: `account` claims it, `url` is the page to answer on. */
  'owner-claim-opened': { school: string; account: string; url: string }
  /**
   * To the current or previous main contacts of a school: the outcome of another person's claim. `reason` may be empty.
   */
  'owner-claim-added': { school: string; reason: string; url: string; contact: string }
  'owner-claim-replaced': { school: string; reason: string; url: string; contact: string }
  'owner-claim-refused': { school: string; reason: string; url: string; contact: string }
  /**
   * To the members of a school: `count` new public reviews, or a message to the school. `url` is the entry behind the
   * bell. A mail without a count is about one review. `first`: the school had none before.
   */
  'school-review': { school: string; count?: number; first?: boolean; url: string }
  'school-message': { school: string; name: string; email: string; phone: string; text: string; url: string }
  /** To the author of an enquiry: it was sent. `text` is empty unless the address is known to belong to the author. */
  'message-sent': { school: string; text: string; url: string }
  /** To the author of an enquiry (`question`): the school's answer. */
  'message-answered': { school: string; question: string; text: string; url: string }
  /** To members of schools, once a week. `more` is the number of further schools not named in the mail. */
  'view-digest': {
    from: string
    to: string
    schools: { name: string; views: number; before: number }[]
    more: number
    url: string
  }
  /** To an address whose mails bounced, when the account's owner says that it works again. */
  'address-check': { url: string }
  /** To a parent: dates of its children that are near. `what` and `bring` are in the recipient's language. */
  'admission-dates': {
    children: {
      /** Month of birth, YYYY-MM. */
      born: string
      area: string
      dates: {
        what: string
        day: string
        daysLeft: number
        bring: string[]
        isCertain: boolean
        source: { publisher: string; address: string; read: string }
      }[]
    }[]
    settingsUrl: string
  }
  /** To the owner of saved searches: new matches, at most ten schools named per search. */
  'school-news': {
    schools: SchoolNews[]
    settingsUrl: string
  }
  'saved-search-matches': {
    frequency: 'at_once' | 'weekly'
    searches: {
      name: string
      /** Number of new matches; `schools` holds the first of them. */
      count: number
      schools: { name: string; city: string; url: string }[]
      /** Number of earlier matches with news; `changed` holds the first of them. */
      changedCount: number
      changed: SchoolNews[]
      url: string
    }[]
    settingsUrl: string
  }
  /**
   * To the team: a scheduled import of a register does not work. `detail` is an English sentence, `url` its admin page.
   */
  'import-problem': {
    register: string
    problem: 'unreachable' | 'failed' | 'shrunk' | 'columns' | 'late'
    detail: string
    url: string
  }
}
/** Values that were not given are empty. `due` is an instant. */
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
  /** The total price, formatted. */
  amount: string
  /** Whether the price contains no VAT: the buyer owes it, or the seller is not registered. */
  untaxed: boolean
  url: string
}
/** The news about a school: at least one of the four, or `changes`, which say in words what is new of their kind. */
export type SchoolNews = {
  changes: { kind: 'school' | 'own' | 'figures' | 'dates' | 'events' | 'reviews'; text: string }[]
  name: string
  city: string
  reviews: number
  events: number
  facts: boolean
  figures: boolean
  url: string
}
export type MailName = keyof Mails
type RuleIn<Key> = Key extends `statement.rule.${infer Rule}` ? Rule : never

/** The decision on a review and its reasons. `law` and `sentence` may be empty. */
type StatementOfReasons = {
  measure: 'rejected' | 'removed'
  school: string
  rule: RuleIn<keyof typeof statements>
  law: string
  /** The passage of the review to which the decision applies. */
  sentence: string
  facts: string
  /** The full text of the review. */
  comment: string
  /** What led to the decision: our own check, a report, or a dispute by the school. */
  occasion: 'check' | 'report' | 'notice' | 'dispute'
  noticedByProgram: boolean
  mayRewrite: boolean
  decidedOn: string
  objectUntil: string
  url: string
}
