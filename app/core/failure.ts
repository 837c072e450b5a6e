/**
 * What can go wrong with an account, with the HTTP status of the answer. The text for people is `failure.<code>` of the
 * catalogue.
 */
export const FAILURES = {
  /** Neither an e-mail address nor a password came. */
  credentials_missing: 400,
  invalid_credentials: 400,
  /** The password asked for again is not the account's. */
  wrong_password: 400,
  weak_password: 422,
  /** Nobody is signed in. */
  session_missing: 400,
  /** The session was ended, or its time is over. */
  session_not_found: 403,
  /** The cookie or link was not made by us, or was changed. */
  invalid_jwt: 403,
  /** Signed in, but this needs another role. */
  not_allowed: 403,
  too_many_attempts: 429,
  account_banned: 403,
  account_deleted: 403,
  link_used: 410,
  wrong_code: 400,
  /** A second factor was begun too long ago, or not in this session. */
  set_up_over: 410,
  same_email: 400,
  google_failed: 400,
  /** Somebody signed up with a password before, but has not confirmed the address or is not the same person. */
  google_not_linked: 403,
  /** The school was merged into another one. */
  school_merged: 409,
  school_hidden: 409,
  /** Only closed schools have a successor, which is no school that they themselves follow. */
  school_open: 409,
  successor_circle: 409,
  merge_same: 409,
  /** Both schools are premium, or one buyer has begun a payment for each. */
  merge_both_premium: 409,
  merge_both_ordering: 409,
  merge_unknown: 404,
  /** The merge was undone, or is too old for that; or a later one of the same schools stands. */
  merge_over: 409,
  merge_not_last: 409,
  /** There is no such school, or not among the person's own. */
  school_unknown: 404,
  /** The person does not run the school (any more), or there is no such school. */
  school_not_yours: 404,
  /** People of a school: is one of them already; no room for more; the invitation went to another address. */
  already_operator: 409,
  people_full: 409,
  invitation_not_yours: 403,
  /** The person is no editor of the school (any more). */
  person_gone: 409,
  /** Nobody would be left who decides for the school. */
  last_owner: 409,
  /** The profile says what the correction proposes. */
  correction_same: 409,
  /** The school is not premium (any more). */
  premium_required: 403,
  /** The school takes no messages (any more). */
  messages_closed: 409,
  /** There is no such message, or it went to a school that the person does not run. */
  message_unknown: 404,
  /** An answer to the message was sent already. */
  message_answered: 409,
  /** The school announces as many events as it may. */
  events_full: 409,
  /** There is no such event, or it is another school's. */
  event_unknown: 404,
  /** Somebody else changed the text, or what the form holds, after the person opened it. */
  text_changed: 409,
  /** The version is not kept (any more). */
  version_unknown: 404,
  /** A pin would stand outside of the school's country, or too far from where the register has the school. */
  position_abroad: 422,
  position_far: 422,
  /** The seller is not registered for VAT where the buyer is. */
  vat_country: 409,
  /** The school has premium already: it cannot be bought twice. */
  already_premium: 409,
  vat_id_invalid: 400,
  /** Consumers pay at once; somebody else who runs the school has ordered on invoice already. */
  invoice_consumer: 400,
  invoice_open: 409,
  /** The operator of the site takes no payments. */
  ordering_closed: 503,
  /** The payment provider does not answer, or refuses. */
  payment_away: 503,
  /** There is no such order, or it is somebody else's. */
  order_unknown: 404,
  /** The order is not (or no longer) in a state in which this can be done. */
  order_state: 409,
  /** The 30 days of the money-back promise are over. */
  refund_over: 409,
  /** The account keeps as many schools as it can. */
  favourites_full: 409,
  /** Somebody decided first, or the text is no longer what the moderator saw. */
  already_decided: 409,
  /** The jobs that failed are not there any more. */
  letters_gone: 409,
  /** Somebody else of the team has the matter in hand. */
  matter_held: 409,
  /** The author has written another review of the school, so that this one cannot come back. */
  review_replaced: 409,
  /** There is no such review or answer, or it is not public any more. */
  review_unknown: 404,
  /** Somebody else has changed the answer meanwhile. */
  answer_changed: 409,
  /** The answer says again what a moderator removed; or was removed too often to be written again. */
  answer_removed: 409,
  answer_closed: 409,
  /** The review is disputed already; was kept and has not changed since; or the school disputes as many as it may. */
  dispute_open: 409,
  dispute_decided: 409,
  disputes_full: 409,
  /** The author still has time to answer. */
  dispute_waiting: 409,
  /** The dispute is decided, or the author's time to answer has passed. */
  dispute_over: 409,
  /** A moderator refused twice what the person wrote about the school. */
  rewrite_used: 409,
  /** A moderator has yet to decide the person's objection. */
  objection_open: 409,
  /** Somebody objected to the decision already, or six months have passed. */
  objection_over: 409,
  /** So many pictures are being read that this one would wait too long. */
  pictures_busy: 503,
  proof_missing: 400,
  proof_type: 415,
  proof_too_large: 413,
  proof_damaged: 422,
  proof_away: 503,
  /** The school is closed: nobody can begin to run it. */
  school_closed: 409,
  /** The person owns the school already. */
  already_owner: 409,
  /** The code of a claim is wrong, used, too old, tried too often or somebody else's. */
  claim_code_wrong: 400,
  /** The register names no address that a code could go to. */
  no_register_address: 409,
  /** There is no such claim, or it is none of the person's business. */
  claim_unknown: 404,
  /** A claim of this school by this person waits already. */
  claim_open: 409,
  claims_full: 409,
  /** The school has an owner meanwhile: an admin decides. */
  claim_contested: 409,
  /** Schools that may be the same one must be ruled out first. */
  school_known: 409,
  /** Files that schools upload: see media/school. */
  media_missing: 400,
  media_type: 415,
  media_damaged: 422,
  media_pixels: 413,
  image_bytes: 413,
  video_bytes: 413,
  logo_bytes: 413,
  /** More than the plan of the school allows. */
  images_full: 409,
  videos_full: 409,
  /** There is no such picture or video, or it is another school's. */
  media_unknown: 404,
  /** Not the address of a video at a provider that we know. */
  media_link: 400,
  media_away: 503,
  /** There is no such upload, it is somebody else's, or its time is over. */
  upload_unknown: 404,
  /** Somebody sent the same bytes meanwhile. */
  upload_moved: 409,
  /** There is no account of this id. */
  person_unknown: 404,
  /** Nobody suspends or promotes themselves. */
  own_account: 409,
  /** The account is suspended or about to be erased. */
  person_locked: 409,
  /** There is no such import run. */
  import_unknown: 404,
  /** The run is not (or no longer) in a state in which this can be done. */
  import_state: 409,
  /** Neither a file nor an address came; the form broke off; files are too large or too many. */
  import_missing: 400,
  import_damaged: 400,
  import_too_large: 413,
  import_files_many: 413,
  /** Not an entry that a list of words may hold; as many changes as a language can have. */
  rule_entry: 400,
  rules_full: 409,
  /** There is no such case, or it is somebody else's. */
  ticket_unknown: 404,
  /** Somebody else wrote or decided after the page was opened. */
  ticket_moved: 409,
  /** The account keeps as many searches as it can; there is no such search, or it is somebody else's. */
  searches_full: 409,
  search_unknown: 404,
  unexpected: 500,
} as const

export type FailureCode = keyof typeof FAILURES

/** Whether a text, which may be anything that a visitor sends, is the code of a refusal. */
export const isFailureCode = (text: string): text is FailureCode => Object.hasOwn(FAILURES, text)

/** A refusal that people are told about. */
export class Failure extends Error {
  readonly code: FailureCode
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined
  /** When what is refused becomes possible again, ISO 8601. */
  readonly until: string | undefined

  constructor(code: FailureCode, options: { retryAfter?: number; until?: string; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.retryAfter = options.retryAfter
    this.until = options.until
  }

  get status(): number {
    return FAILURES[this.code]
  }
}
