// Generated from the migrations by `npm run generate-schema`; a test compares it with them.

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string>
/** An instant that the database fills in. */
type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
/** An instant that may be missing. */
type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** YYYY-MM-DD */
type Day = string

/** Admins in the dashboard of a school, for an hour each; the school sees them. */
export type AdminVisitsTable = {
  id: Generated<string>
  user_id: string | null
  school_id: string
  reason: string
  started_at: DefaultTimestamp
  until: Timestamp
}

/** A day or period of admission, or holidays, in an area; without rule and days it says that only the publisher knows. */
export type AdmissionDatesTable = {
  id: Generated<string>
  origin: ColumnType<'file' | 'team', string, string>
  country: ColumnType<'DE' | 'FR' | 'ES' | 'IT' | 'GB', string, string>
  area: Generated<string>
  stages: ColumnType<('nursery' | 'primary' | 'secondary' | 'high_school' | 'vocational' | 'special_needs')[], string[] | undefined, string[]>
  school_form: Generated<string>
  sector: ColumnType<'' | 'public' | 'private', string | undefined, string>
  event: ColumnType<'registration' | 'deadline' | 'late_deadline' | 'offers' | 'reply' | 'appeal' | 'enrolment' | 'test' | 'school_start' | 'school_end' | 'holidays', string, string>
  name: Generated<string>
  rule: Generated<string>
  starts_on: Day | null
  ends_on: Day | null
  school_year: Generated<string>
  turns: Generated<string>
  bring: Generated<string[]>
  source_url: string
  publisher: string
  licence: Generated<string>
  read_on: Day | null
  valid_until: Day | null
  cite: Generated<string>
  note: Generated<string>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** Requests with a key on a day in Berlin. */
export type ApiKeyDaysTable = {
  key_id: string
  day: Day
  requests: number
}

/** Keys by which programs of an account read more of the API. */
export type ApiKeysTable = {
  id: Generated<string>
  user_id: string
  name: string
  hash: Buffer
  ending: string
  created_at: DefaultTimestamp
}

/** The author of a review, or a member for a school, contests a decision. */
export type AppealsTable = {
  id: Generated<string>
  decision_id: string
  user_id: string | null
  text: string
  state: ColumnType<'open' | 'upheld' | 'dismissed', string | undefined, string>
  created_at: DefaultTimestamp
  decided_at: OptionalTimestamp
  answer: Generated<string>
}

/** Attempts per action and account or network, as rate-limiter-flexible keeps them; expire in milliseconds since 1970. */
export type AttemptCountsTable = {
  key: string
  points: Generated<number>
  expire: number | null
}

/** Who did what to what and when; kept for good, without the names of people. */
export type AuditEntriesTable = {
  id: Generated<string>
  at: DefaultTimestamp
  actor_id: string | null
  actor_role: ColumnType<'visitor' | 'user' | 'operator' | 'moderator' | 'admin' | 'program', string, string>
  action: string
  subject_kind: string
  subject_id: string
  before: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
  after: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
}

/** Second factors that a session began to set up. Another begin replaces the secret; a first right code moves it to second_factors. */
export type BegunSecondFactorsTable = {
  session_id: string
  secret: string
  created_at: DefaultTimestamp
}

/** Declared at /cancellation (§ 312k BGB). Name, contract, address and texts go three years after the year of the declaration. */
export type CancellationsTable = {
  id: Generated<string>
  number: GeneratedAlways<number>
  name: string
  contract: string
  email: string
  kind: ColumnType<'ordinary' | 'extraordinary', string, string>
  reason: Generated<string>
  ends_on: Day | null
  locale: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  received_at: DefaultTimestamp
  answer: Generated<string>
  answered_at: OptionalTimestamp
}

/** Reserves a case for a moderator for 15 minutes. */
export type CaseLocksTable = {
  kind: ColumnType<'review' | 'claim' | 'correction' | 'ticket' | 'content' | 'post', string, string>
  id: string
  user_id: string
  taken_at: DefaultTimestamp
  until: Timestamp
}

/** An area, or a street with its house numbers, whose children belong to certain schools. */
export type CatchmentsTable = {
  source: string
  period_start: Day
  unit: string
  part: Generated<string>
  name: string
  district: Generated<string>
  outline: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
  west: number | null
  south: number | null
  east: number | null
  north: number | null
  street: Generated<string>
  first_house: number | null
  last_house: number | null
  house_side: ColumnType<'odd' | 'even' | 'both', string | undefined, string>
  school_key: string | null
  run_id: string | null
}

/** Dates of which a person was reminded for a child, so that no mail repeats them. */
export type ChildRemindersTable = {
  child_id: string
  date_id: string
  day: Day
  lead_days: number
  sent_at: DefaultTimestamp
}

/** Children of a person for whom it is reminded of dates: no name, no day of birth, no address. */
export type ChildrenTable = {
  id: Generated<string>
  user_id: string
  born_in: string
  country: ColumnType<'DE' | 'FR' | 'ES' | 'IT' | 'GB', string, string>
  area: string
  created_at: DefaultTimestamp
  changed_at: DefaultTimestamp
  reminded_at: OptionalTimestamp
}

/** How many open schools of a kind have each choice of a fact, in a region or (region empty) a whole area: a country, or a nation of the United Kingdom. Made anew by each import for the facts that it wrote. */
export type ChoiceStatisticsTable = {
  fact: string
  area: string
  region: string
  category: string
  period_start: Day | null
  period: ColumnType<'year' | 'school_year' | null, string | null | undefined, string | null>
  schools: number
  counts: JSONColumnType<Record<string, unknown>>
  regions: number
  region_names: string[]
  counted_on: Generated<Day>
}

/** Codes mailed to the address that a register has for a school; the right one decides a claim. */
export type ClaimCodesTable = {
  user_id: string
  school_id: string
  code_hash: Buffer
  email: string
  tries: Generated<number>
  expires_at: Timestamp
}

/** Open schools of registers by country, region and kind; without region those of the whole country, without kind those of all kinds. Made anew by each import. */
export type CoverageStatisticsTable = {
  country: string
  region: string | null
  category: string | null
  schools: number
  located: number
  described: number
}

/** What was decided about what can be reported, and why; never changed. */
export type DecisionsTable = {
  id: Generated<string>
  school_id: string
  author_id: string | null
  occasion: ColumnType<'check' | 'report' | 'dispute' | 'appeal' | 'evidence', string, string>
  outcome: ColumnType<'published' | 'rejected' | 'removed' | 'edited' | 'restored' | 'kept' | 'dismissed' | 'accepted' | 'refused', string, string>
  rule: string | null
  facts: Generated<string>
  sentence: Generated<string>
  content: JSONColumnType<Record<string, unknown>>
  automated: Generated<boolean>
  decided_by: string | null
  about_id: string | null
  decided_at: DefaultTimestamp
  law: Generated<string>
  subject_kind: ColumnType<'review' | 'answer' | 'image' | 'video' | 'text' | 'event' | 'day' | 'question' | 'question_answer', string, string>
  subject_id: string
  review_id: GeneratedAlways<string | null>
}

/** A school contests a review. */
export type DisputesTable = {
  id: Generated<string>
  review_id: string
  school_id: string
  member_id: string | null
  reason: ColumnType<'never_here' | 'false_facts' | 'breaks_rule', string, string>
  text: Generated<string>
  content: JSONColumnType<Record<string, unknown>>
  author_due_at: Timestamp
  author_reply: string | null
  author_replied_at: OptionalTimestamp
  state: ColumnType<'open' | 'kept' | 'removed' | 'withdrawn', string | undefined, string>
  created_at: DefaultTimestamp
  decided_at: OptionalTimestamp
}

/** Deleted after twelve months; nothing here is ever public. */
export type EnquiriesTable = {
  id: Generated<string>
  school_id: string
  sender_id: string | null
  name: string
  email: string
  phone: Generated<string>
  text: string
  locale: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  privacy_version: string
  created_at: DefaultTimestamp
  answer: Generated<string>
  answered_by: string | null
  answered_at: OptionalTimestamp
}

/** Shown to moderators only; file and row are removed 30 days after they came. */
export type EvidenceTable = {
  id: Generated<string>
  review_id: string
  file_key: string
  state: ColumnType<'open' | 'accepted' | 'refused', string | undefined, string>
  created_at: DefaultTimestamp
  decided_at: OptionalTimestamp
}

/** How a fact is spread over open schools of a kind, in a region or (region empty) a whole area: a country, or a nation of the United Kingdom, since each measures in its own way. Made anew by each import for the facts that it wrote. */
export type FactStatisticsTable = {
  fact: string
  period_start: Day
  area: string
  region: string
  category: string
  schools: number
  low: number
  lower_quartile: number
  median: number
  upper_quartile: number
  high: number
  regions: Generated<number>
  region_names: Generated<string[]>
  counted_on: Generated<Day | null>
}

/** People who lost their second factor and asked for its removal; whoever gives the factor ends the request. */
export type FactorRemovalsTable = {
  user_id: string
  requested_at: DefaultTimestamp
  due_at: OptionalTimestamp
  approved_by: string | null
}

/** Schools that a person keeps, with a private note and the day of a visit. */
export type FavouritesTable = {
  user_id: string
  school_id: string
  note: Generated<string>
  visit_on: Day | null
  created_at: DefaultTimestamp
}

/** What a bulk change wants for each school, and what stood there before. */
export type GroupChangeRowsTable = {
  change_id: string
  line: number
  school_id: string | null
  named: Generated<string>
  wanted: JSONColumnType<Record<string, unknown>, string | undefined>
  before: JSONColumnType<Record<string, unknown>, string | undefined>
  problems: JSONColumnType<Record<string, unknown>, string | undefined>
  kept: Generated<string[]>
}

/** What a group writes for several schools at once; tried first, and undone as a whole. */
export type GroupChangesTable = {
  id: Generated<string>
  group_id: string
  made_by: string | null
  file_name: string | null
  state: ColumnType<'trial' | 'applied' | 'undone', string | undefined, string>
  created_at: DefaultTimestamp
  applied_at: OptionalTimestamp
  undone_at: OptionalTimestamp
}

/** Asks a person to join a group, or to have their group manage a school. */
export type GroupInvitationsTable = {
  id: Generated<string>
  group_id: string | null
  school_id: string | null
  email: string
  token_hash: Buffer
  invited_by: string | null
  expires_at: Timestamp
  created_at: DefaultTimestamp
}

/** Who belongs to a group. */
export type GroupPeopleTable = {
  group_id: string
  user_id: string
  role: ColumnType<'owner' | 'editor', string, string>
  created_at: DefaultTimestamp
}

/** The schools that a group manages; a school has at most one group. */
export type GroupSchoolsTable = {
  school_id: string
  group_id: string
  by_invitation: boolean
  created_at: DefaultTimestamp
}

/** The last code mailed to an account that has no password; using it deletes it. */
export type IdentityCodesTable = {
  user_id: string
  code_hash: Buffer
  expires_at: Timestamp
}

/** Catchments that a run wrote or removed, so that it can be taken back. */
export type ImportCatchmentChangesTable = {
  run_id: string
  source: string
  period_start: Day
  unit: string
  part: string
  before: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
}

/** What a run did, or would do, to which school. Not bound to schools: those of a trial are not there. */
export type ImportChangesTable = {
  run_id: string
  kind: ColumnType<'added' | 'changed' | 'closed', string, string>
  school_id: string
  name: string
  city: string
  before: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
  after: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
  mark: string
  outcome: ColumnType<'undone' | 'newer' | 'in_use' | 'gone' | null, string | null | undefined, string | null>
}

/** Each look of a scheduled import at its addresses. */
export type ImportChecksTable = {
  id: GeneratedAlways<number>
  schedule_id: string
  at: DefaultTimestamp
  outcome: ColumnType<'unchanged' | 'changed' | 'unreachable', string, string>
  run_id: string | null
  detail: Generated<string>
}

/** Facts that a run wrote, so that it can be taken back. */
export type ImportFactChangesTable = {
  run_id: string
  key: string
  fact: string
  period_start: Day
  before: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
}

/** Files of a trial; the import that carries it out takes the same bytes. */
export type ImportFilesTable = {
  run_id: string
  number: number
  name: string
  address: string | null
  key: string | null
  bytes: number | null
  modified: Day | null
  changed: Day | null
}

/** Rows of a register that a run did not take, with the reason. */
export type ImportRejectionsTable = {
  run_id: string
  number: number
  file: string
  line: number
  code: Generated<string>
  reason: string
  detail: Generated<string>
}

/** Inspections, trials, imports and undoings of registers. */
export type ImportRunsTable = {
  id: Generated<string>
  source: string
  files: string[]
  complete: Generated<boolean>
  started_at: DefaultTimestamp
  ended_at: OptionalTimestamp
  state: ColumnType<'waiting' | 'running' | 'finished' | 'failed' | 'cancelled', string | undefined, string>
  error: string | null
  read_count: Generated<number>
  added_count: Generated<number>
  changed_count: Generated<number>
  unchanged_count: Generated<number>
  closed_count: Generated<number>
  rejected_count: Generated<number>
  kind: ColumnType<'inspection' | 'trial' | 'import' | 'undo', string | undefined, string>
  of_run: string | null
  started_by: string | null
  day: Day | null
  undated: Generated<boolean>
  cancel_asked: Generated<boolean>
  bytes_total: Generated<number>
  bytes_read: Generated<number>
  facts_count: Generated<number>
  facts_changed: Generated<number>
  facts_waiting: Generated<number>
  mapping: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
  findings: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
  inspection_id: string | null
  catchments_count: Generated<number>
  catchments_changed: Generated<number>
  catchments_removed: Generated<number>
  error_code: string | null
  inputs: string | null
  rules: string | null
  held: string | null
  confirmed: Generated<boolean>
  columns: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
  alike_in_files: Generated<number>
  alike_elsewhere: Generated<number>
}

/** The addresses of a scheduled import, and what tells whether their content has changed. */
export type ImportScheduleFilesTable = {
  schedule_id: string
  number: number
  address: string
  etag: string | null
  last_modified: string | null
  sha256: string | null
}

/** Imports that come again by themselves, when what the addresses hold has changed. */
export type ImportSchedulesTable = {
  id: Generated<string>
  source: string
  rhythm: ColumnType<'daily' | 'weekly' | 'monthly' | 'quarterly' | 'yearly', string, string>
  complete: Generated<boolean>
  max_loss: Generated<number>
  created_by: string | null
  created_at: DefaultTimestamp
  paused: Generated<boolean>
  next_at: DefaultTimestamp
  checked_at: OptionalTimestamp
  changed_at: OptionalTimestamp
  problem: ColumnType<'unreachable' | 'failed' | 'shrunk' | 'columns' | 'late' | null, string | null | undefined, string | null>
  problem_detail: Generated<string>
  problem_since: OptionalTimestamp
  catalogue_group: string | null
}

/** Last number given in each year. T numbers payments in which no money moves. */
export type InvoiceSeriesTable = {
  series: ColumnType<'A' | 'T', string, string>
  year: number
  last: number
}

/** As they were issued; never changed. Removed eight years, with VAT through the one-stop shop ten, after the year of the last paper of their order. */
export type InvoicesTable = {
  id: Generated<string>
  series: string
  year: number
  position: number
  number: GeneratedAlways<string>
  kind: ColumnType<'invoice' | 'credit_note', string, string>
  order_id: string
  credits_id: string | null
  issued_at: DefaultTimestamp
  due_on: Day | null
  locale: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  net_cents: number
  vat_cents: number
  gross_cents: number
  content: JSONColumnType<Record<string, unknown>>
  pdf: Buffer
}

/** Open schools of registers by kind, in a region or (region empty) a whole area: a country, or a nation of the United Kingdom. Made anew by imports that change them. */
export type KindStatisticsTable = {
  area: string
  region: string
  kind: string
  schools: number
  regions: number
  expected: number | null
}

/** Mails sent and failed by day. */
export type MailCountsTable = {
  day: Day
  sent: Generated<number>
  failed: Generated<number>
}

/** Addresses that get no mails but those about the safety of an account, until somebody confirms them again. */
export type MailSuppressionsTable = {
  address: string
  reason: ColumnType<'refused' | 'bounced' | 'complaint', string, string>
  status: Generated<string>
  created_at: DefaultTimestamp
}

/** Links that work once: using one deletes it. */
export type MailedLinksTable = {
  token_hash: Buffer
  user_id: string
  purpose: ColumnType<'reset-password' | 'change-email-old' | 'change-email-new' | 'restore-account' | 'confirm-email' | 'stop-factor-removal', string, string>
  new_email: string | null
  expires_at: Timestamp
  created_at: DefaultTimestamp
}

/** Each account once for each mailing, so that nobody gets a mail twice. */
export type MailingRecipientsTable = {
  mailing_id: string
  user_id: string
  locale: string
  state: ColumnType<'waiting' | 'sent' | 'left_out', string | undefined, string>
}

/** Mails of the team to many accounts, and what the program announces. */
export type MailingsTable = {
  id: Generated<string>
  audience: ColumnType<'members' | 'accounts' | 'contracts', string, string>
  reason: ColumnType<'security' | 'service' | 'rights' | 'law' | null, string | null | undefined, string | null>
  template: string
  mails: JSONColumnType<Record<string, unknown>>
  saved_by: string | null
  saved_at: DefaultTimestamp
  ordered_at: OptionalTimestamp
  recipients: Generated<number>
  sent: Generated<number>
  left_out: Generated<number>
  cancelled_at: OptionalTimestamp
  done_at: OptionalTimestamp
}

/** Sources that a mapping declares, as of their last import. */
export type MappedSourcesTable = {
  id: string
  mapping: JSONColumnType<Record<string, unknown>>
  updated_at: DefaultTimestamp
}

/** Subtitles of a video (WebVTT), one file for each language. */
export type MediaSubtitlesTable = {
  media_id: string
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  vtt: string
}

/** Asks a person to become an editor of a school. */
export type MemberInvitationsTable = {
  id: Generated<string>
  school_id: string
  email: string
  token_hash: Buffer
  invited_by: string | null
  expires_at: Timestamp
  created_at: DefaultTimestamp
}

/** The migrations that were applied, with their statements. */
export type MigrationsTable = {
  name: string
  applied_at: DefaultTimestamp
  statements: string | null
}

/** Only choices that a person made; the defaults stand in app/features/accounts/notifications.ts. */
export type NotificationPreferencesTable = {
  user_id: string
  type: ColumnType<'email' | 'push', string, string>
  event: ColumnType<'review' | 'message' | 'view' | 'update' | 'saved_search' | 'question', string, string>
  enabled: boolean
  updated_at: DefaultTimestamp
  digest_week: Day | null
}

/** Entries behind the bell. Ids grow with time, so they are the order of the list as well. */
export type NotificationsTable = {
  id: Generated<string>
  user_id: string
  kind: ColumnType<'review' | 'message' | 'ticket' | 'update' | 'saved_search' | 'question' | 'question_answer', string, string>
  school_id: string | null
  update_id: string | null
  props: JSONColumnType<Record<string, string | number>, string | undefined>
  path: string
  created_at: DefaultTimestamp
  read_at: OptionalTimestamp
}

/** One payment for premium of one school. Who bought is kept for eight years, with VAT through the one-stop shop ten, as tax law asks: neither school nor account takes that away. */
export type OrdersTable = {
  id: Generated<string>
  number: Generated<number>
  school_id: string
  school_name: string
  buyer_id: string | null
  state: ColumnType<'pending' | 'invoiced' | 'paid' | 'refunded' | 'disputed' | 'revoked' | 'failed', string | undefined, string>
  amount_cents: Generated<number>
  currency: Generated<string>
  vat_country: string
  vat_rule: string
  vat_basis_points: number
  net_cents: number
  vat_cents: number
  buyer_kind: ColumnType<'consumer' | 'business' | 'public_body', string, string>
  buyer_name: string
  buyer_organisation: Generated<string>
  buyer_street: string
  buyer_postal_code: string
  buyer_city: string
  buyer_country: string
  buyer_vat_id: Generated<string>
  buyer_email: string
  buyer_reference: Generated<string>
  locale: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  provider: ColumnType<'stripe' | 'test' | 'invoice', string, string>
  attempt: Generated<number>
  checkout_id: string | null
  checkout_url: string | null
  checkout_expires_at: OptionalTimestamp
  payment_id: string | null
  method: Generated<string>
  terms_version: string
  terms_accepted_at: DefaultTimestamp
  created_at: DefaultTimestamp
  state_changed_at: DefaultTimestamp
  paid_at: OptionalTimestamp
  guaranteed_until: OptionalTimestamp
  refundable_until: OptionalTimestamp
  refund_requested_at: OptionalTimestamp
  refund_reason: ColumnType<'money_back' | 'withdrawal' | 'already_premium' | 'admin' | null, string | null | undefined, string | null>
  refunded_at: OptionalTimestamp
}

/** Public keys of passkeys (WebAuthn), each with the id that its device gave it. */
export type PasskeysTable = {
  id: string
  user_id: string
  public_key: Buffer
  sign_count: Generated<number>
  transports: Generated<string[]>
  device: string | null
  created_at: DefaultTimestamp
  used_at: OptionalTimestamp
}

/** What providers told and what became of it, written in the same transaction; never changed. */
export type PaymentEventsTable = {
  id: Generated<string>
  provider: ColumnType<'stripe' | 'test', string, string>
  event_id: string
  type: string
  order_id: string | null
  payload: JSONColumnType<Record<string, unknown>>
  outcome: string
  received_at: DefaultTimestamp
  handled_at: DefaultTimestamp
}

/** Accounts whose address is not confirmed yet. */
export type PendingSignUpsTable = {
  id: Generated<string>
  handle_hash: Buffer
  token_hash: Buffer | null
  email: string
  password: string
  full_name: Generated<string>
  locale: string
  expires_at: Timestamp
  created_at: DefaultTimestamp
}

/** Questions and their answers, as moderation decides about both. */
export type PostsView = {
  kind: GeneratedAlways<'question' | 'question_answer'>
  id: string
  school_id: string
  question_id: string
  question: string
  author_id: string | null
  by_school: boolean
  relation: 'parent' | 'pupil' | 'former_pupil' | 'staff' | 'other' | null
  text: string
  language: 'de' | 'en' | 'fr' | 'es' | 'it'
  status: 'pending' | 'published' | 'rejected' | 'removed'
  version: number
  useful_count: number
  created_at: Date
  changed_at: Date | null
  published_at: Date | null
  status_changed_at: Date
}

/** Since when and until when a school has premium, and from which order. */
export type PremiumGrantsTable = {
  id: Generated<string>
  school_id: string
  reason: string
  granted_at: DefaultTimestamp
  ended_at: OptionalTimestamp
  order_id: string | null
}

/** What people say of themselves in their account. */
export type ProfileDetailsTable = {
  id: string
  full_name: Generated<string>
  avatar_url: string | null
  phone: Generated<string>
  website: Generated<string>
  address: Generated<string>
  city: Generated<string>
  postal_code: Generated<string>
  country: Generated<string>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** What people say of themselves, with the plan that follows from the schools they run. */
export type ProfilesView = {
  id: string
  subscription_type: GeneratedAlways<'free' | 'premium'>
  full_name: Generated<string>
  avatar_url: string | null
  phone: Generated<string>
  website: Generated<string>
  address: Generated<string>
  city: Generated<string>
  postal_code: Generated<string>
  country: Generated<string>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** Who found an answer useful. */
export type QuestionAnswerVotesTable = {
  answer_id: string
  user_id: string
  created_at: DefaultTimestamp
}

/** Answers to questions: one of the school, and one of each family that gives one. */
export type QuestionAnswersTable = {
  id: Generated<string>
  question_id: string
  author_id: string | null
  by_school: boolean
  relation: ColumnType<'parent' | 'pupil' | 'former_pupil' | 'staff' | 'other' | null, string | null | undefined, string | null>
  old_enough: Generated<boolean>
  text: string
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  status: ColumnType<'pending' | 'published' | 'rejected' | 'removed', string | undefined, string>
  version: Generated<number>
  signals: JSONColumnType<{ kind: string; detail: Record<string, string | number> }[], string | undefined>
  useful_count: Generated<number>
  created_at: DefaultTimestamp
  changed_at: OptionalTimestamp
  published_at: OptionalTimestamp
  status_changed_at: DefaultTimestamp
  network_hash: Buffer | null
}

/** Who found a question useful. */
export type QuestionVotesTable = {
  question_id: string
  user_id: string
  created_at: DefaultTimestamp
}

/** What people ask about a school, publicly; nobody reads who asks. */
export type QuestionsTable = {
  id: Generated<string>
  school_id: string
  author_id: string | null
  text: string
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  status: ColumnType<'pending' | 'published' | 'rejected' | 'removed', string | undefined, string>
  version: Generated<number>
  signals: JSONColumnType<{ kind: string; detail: Record<string, string | number> }[], string | undefined>
  useful_count: Generated<number>
  created_at: DefaultTimestamp
  changed_at: OptionalTimestamp
  published_at: OptionalTimestamp
  status_changed_at: DefaultTimestamp
  network_hash: Buffer | null
}

/** Codes for the day the authenticator is lost; using one deletes it. */
export type RecoveryCodesTable = {
  user_id: string
  code_hash: Buffer
}

/** Addresses by the operator, in place of those of the catalogue. */
export type RegisterAddressesTable = {
  source: string
  file: string
  address: string
  set_at: DefaultTimestamp
}

/** The newest edition of each file of the catalogue that was fetched. */
export type RegisterFilesTable = {
  source: string
  file: string
  address: string
  edition: Day | null
  version: string | null
  etag: string | null
  last_modified: string | null
  sha256: string
  bytes: number
  fetched_at: DefaultTimestamp
  imported_sha256: string | null
  imported_at: OptionalTimestamp
}

/** The newest edition of a register that lists a code. */
export type RegisterListingsTable = {
  source: string
  code: string
  listed_on: Day | null
  is_open: boolean
  run_id: string | null
}

/** What became of the last update of each source of the catalogue. */
export type RegisterOutcomesTable = {
  source: string
  at: DefaultTimestamp
  outcome: ColumnType<'imported' | 'unchanged' | 'failed', string, string>
  detail: Generated<string>
}

/** Countries that have schools of a register: their samples are in no list. Kept by imports. */
export type RegisteredCountriesTable = {
  country: ColumnType<'DE' | 'FR' | 'ES' | 'IT' | 'GB', string, string>
}

/** Consents to store children and to be reminded of their dates by mail; at most one of an account is in force. */
export type ReminderConsentsTable = {
  id: Generated<string>
  user_id: string
  text_version: Day
  given_at: DefaultTimestamp
  stopped_at: OptionalTimestamp
  withdrawn_at: OptionalTimestamp
  checked_on: Day | null
}

/** Complaints of visitors about reviews, answers, photos, videos, texts and events. */
export type ReportsTable = {
  id: Generated<string>
  number: GeneratedAlways<string>
  school_id: string
  subject_kind: ColumnType<'review' | 'answer' | 'image' | 'video' | 'text' | 'event' | 'day' | 'question' | 'question_answer', string, string>
  kind: ColumnType<'rule' | 'illegal', string, string>
  rule: string
  reason: string
  reporter_id: string | null
  reporter_name: Generated<string>
  reporter_email: Generated<string>
  good_faith: Generated<boolean>
  locale: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  content: JSONColumnType<Record<string, unknown>>
  state: ColumnType<'open' | 'upheld' | 'dismissed', string | undefined, string>
  created_at: DefaultTimestamp
  decided_at: OptionalTimestamp
  subject_id: string
  review_id: GeneratedAlways<string | null>
}

/** Restrictions of reviews that take effect when the mail with their reasons was sent. */
export type RestrictionsTable = {
  decision_id: string
  review_id: string
  version: number
  status: ColumnType<'rejected' | 'removed', string, string>
  mail: ColumnType<'waiting' | 'sent' | 'failed' | 'none', string | undefined, string>
  created_at: DefaultTimestamp
  done_at: OptionalTimestamp
}

/** The answer of a school to a review. */
export type ReviewAnswersTable = {
  review_id: string
  text: string
  created_at: DefaultTimestamp
  changed_at: OptionalTimestamp
  author_id: string | null
  status: ColumnType<'pending' | 'published' | 'rejected' | 'removed', string | undefined, string>
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it' | null, string | null | undefined, string | null>
  version: Generated<number>
}

/** A review written before signing in, kept until its writer has signed in. The token stands in the address that leads back. */
export type ReviewDraftsTable = {
  token_hash: Buffer
  school_id: string
  content: JSONColumnType<Record<string, unknown>>
  expires_at: Timestamp
  created_at: DefaultTimestamp
}

/** Codes by which a school asks families for reviews; one at a time is current. */
export type ReviewInvitationsTable = {
  id: Generated<string>
  school_id: string
  token: string
  ends_on: Day | null
  created_at: DefaultTimestamp
  ended_at: OptionalTimestamp
}

/** Why a review was held back, in terms that explain themselves to the moderator: rule, place in the text, what it resembles. */
export type ReviewSignalsTable = {
  id: Generated<string>
  review_id: string
  version: number
  kind: ColumnType<'name' | 'phone' | 'email' | 'address' | 'link' | 'insult' | 'health' | 'repeat' | 'similar' | 'burst_account' | 'burst_network' | 'burst_school' | 'burst_invitation' | 'school_network' | 'new_account' | 'earlier_refusal' | 'own_school', string, string>
  detail: JSONColumnType<Record<string, unknown>, string | undefined>
  created_at: DefaultTimestamp
  notified_at: OptionalTimestamp
}

/** What a review said before it was edited or replaced: for moderators only. */
export type ReviewVersionsTable = {
  review_id: string
  version: number
  content: JSONColumnType<Record<string, unknown>>
  replaced_at: DefaultTimestamp
}

/** Who found a review helpful. */
export type ReviewVotesTable = {
  review_id: string
  user_id: string
  created_at: DefaultTimestamp
}

/** Texts with stars about schools, one living review for each author and school. */
export type ReviewsTable = {
  id: Generated<string>
  school_id: string
  author_id: string | null
  author_name: string
  rating: number
  comment: string
  teaching: number | null
  climate: number | null
  communication: number | null
  support: number | null
  building: number | null
  activities: number | null
  relation: ColumnType<'parent' | 'pupil' | 'former_pupil' | 'staff' | 'other', string, string>
  until_year: number | null
  experienced_on: Day | null
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  status: ColumnType<'pending' | 'published' | 'disputed' | 'rejected' | 'removed', string | undefined, string>
  verified_level: ColumnType<'invited' | 'proof' | 'domain' | null, string | null | undefined, string | null>
  helpful_count: Generated<number>
  aged: Generated<boolean>
  created_at: DefaultTimestamp
  changed_at: OptionalTimestamp
  published_at: OptionalTimestamp
  no_reward: Generated<boolean>
  old_enough: Generated<boolean>
  version: Generated<number>
  rewrites: Generated<number>
  network_hash: Buffer | null
  status_changed_at: DefaultTimestamp
  sketch: Generated<number[]>
  invitation_id: string | null
  former_id: string | null
  themes: Generated<string[]>
  invited: Generated<boolean>
}

/** Searches that mail new matches. */
export type SavedSearchesTable = {
  id: Generated<string>
  user_id: string
  name: string
  query: string
  mail: Generated<boolean>
  seen_ids: string[] | null
  match_count: number | null
  check_at: DefaultTimestamp
  created_at: DefaultTimestamp
  frequency: ColumnType<'at_once' | 'weekly', string | undefined, string>
  reviews: Generated<boolean>
  events: Generated<boolean>
  facts: Generated<boolean>
  notified_until: DefaultTimestamp
}

/** Schools of which something changed, by day only: an instant would tell when a review was written. */
export type SchoolChangeDaysTable = {
  day: Day
  school_id: string
}

/** How far school_changes has been read into school_change_days. */
export type SchoolChangeStateTable = {
  single: Generated<boolean>
  seen: string
  day: Day
}

/** Outbox of changes, by which every process brings its index and its kept pages up to date; * stands for all schools. */
export type SchoolChangesTable = {
  xid: Generated<string>
  school_id: string
  at: DefaultTimestamp
}

/** What those who own a school say of somebody else's claim. */
export type SchoolClaimAnswersTable = {
  claim_id: string
  user_id: string
  text: string
  created_at: DefaultTimestamp
}

/** The schools that a claim for a group names. */
export type SchoolClaimSchoolsTable = {
  claim_id: string
  school_id: string
  approved: Generated<boolean>
}

/** Requests to manage the profile of a school, or of the schools of a group. */
export type SchoolClaimsTable = {
  id: Generated<string>
  user_id: string
  school_id: string | null
  proposal: JSONColumnType<Record<string, string> | null, string | null | undefined>
  by_code: Generated<boolean>
  person_function: Generated<string>
  explanation: Generated<string>
  file_key: string | null
  state: ColumnType<'open' | 'approved' | 'refused' | 'withdrawn', string | undefined, string>
  reason: Generated<string>
  decided_by: string | null
  decided_at: OptionalTimestamp
  created_at: DefaultTimestamp
  group_id: string | null
}

/** Register codes of a school; mergers and reorganisations change them, the school id stays. */
export type SchoolCodesTable = {
  source: string
  code: string
  school_id: string
  valid_from: Day | null
  valid_to: Day | null
}

/** Better values for facts, proposed by visitors; once accepted, one comes between register and school. */
export type SchoolCorrectionsTable = {
  id: Generated<string>
  school_id: string
  field: ColumnType<'name' | 'category' | 'local_type' | 'ownership' | 'street' | 'postal_code' | 'city' | 'country' | 'phone' | 'email' | 'website' | 'pupils' | 'position' | 'closed' | 'duplicate', string, string>
  shown: string
  value: string
  reason: Generated<string>
  by_school: Generated<boolean>
  reporter_id: string | null
  reporter_email: Generated<string>
  locale: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  state: ColumnType<'open' | 'accepted' | 'refused' | 'replaced', string | undefined, string>
  register_value: string | null
  facts: Generated<string>
  decided_by: string | null
  created_at: DefaultTimestamp
  decided_at: OptionalTimestamp
}

/** Votes of the published reviews of a school by criterion; kept by triggers. */
export type SchoolCriteriaTable = {
  school_id: string
  criterion: ColumnType<'teaching' | 'climate' | 'communication' | 'support' | 'building' | 'activities', string, string>
  votes: Generated<number>
  points: Generated<number>
  average: GeneratedAlways<number | null>
}

/** What at least three families say about the day at a school in a school year. */
export type SchoolDayAgreedView = {
  school_id: string
  topic: string
  school_year: number
  value: string
  sayings: number
}

/** What filters may rest on: what the school says, else what families agree on in the newest school year. */
export type SchoolDayKnownView = {
  school_id: string
  topic: string
  value: string
  school_year: number
  said_by: string
}

/** What families say about the day at school: one saying for each account, topic and year. */
export type SchoolDaySayingsTable = {
  id: Generated<string>
  school_id: string
  user_id: string
  topic: ColumnType<'hours' | 'careFrom' | 'careUntil' | 'lunch' | 'lunchCost' | 'lunchKinds' | 'holidayCare' | 'uniform' | 'phones' | 'homework' | 'homeworkMinutes' | 'languages', string, string>
  value: string
  school_year: number
  given_at: DefaultTimestamp
  removed_by: string | null
}

/** What a school says about the day at school, topic by topic. */
export type SchoolDayValuesTable = {
  school_id: string
  topic: ColumnType<'hours' | 'careFrom' | 'careUntil' | 'lunch' | 'lunchCost' | 'lunchKinds' | 'holidayCare' | 'uniform' | 'phones' | 'homework' | 'homeworkMinutes' | 'languages', string, string>
  value: string
  school_year: number
  stated_at: DefaultTimestamp
  stated_by: string | null
}

/** What is shown of schools: the word of the school before an accepted correction, and that before the register. */
export type SchoolDirectoryView = {
  id: string
  name: string
  category: 'primary' | 'secondary' | 'high_school' | 'vocational' | 'special_needs' | 'other'
  local_type: string
  ownership: 'public' | 'private' | null
  street: string
  postal_code: string
  city: string
  region: string
  country: 'DE' | 'FR' | 'ES' | 'IT' | 'GB'
  lat: number | null
  lng: number | null
  position_precision: 'exact' | 'postal_code' | 'town' | null
  phone: string
  email: string
  website: string
  features: ('fullDay' | 'music' | 'sports' | 'science' | 'languages' | 'arts' | 'digitalEducation' | 'inclusion' | 'international' | 'religious' | 'montessori' | 'waldorf' | 'eco' | 'bilingual')[]
  languages: string[]
  pupils: number | null
  logo: string | null
  status: 'active' | 'closed' | 'hidden'
  successor_id: string | null
  source: string
  source_id: string
  source_date: Day | null
  sample: boolean
  show_in_search: boolean
  show_contact: boolean
  show_reviews: boolean
  verified_at: Date | null
  premium: boolean
  rating_count: number
  rating_average: number | null
  rating_rank: number
  stars_1: number
  stars_2: number
  stars_3: number
  stars_4: number
  stars_5: number
  created_at: Date
  updated_at: Date
  faith: 'catholic' | 'protestant' | 'anglican' | 'christian' | 'jewish' | 'muslim' | 'other' | null
  gender: 'mixed' | 'girls' | 'boys' | null
  boarding: boolean | null
  age_from: number | null
  age_to: number | null
  institute: string | null
  official_name: string
  audience: 'children' | 'adults' | 'prison_or_hospital'
}

/** Changes of a profile that were saved but not published. */
export type SchoolDraftsTable = {
  school_id: string
  saved_by: string | null
  saved_at: DefaultTimestamp
  content: JSONColumnType<Record<string, unknown>>
}

/** Pairs of rows that may be one school, found every day. */
export type SchoolDuplicatesTable = {
  first_id: string
  second_id: string
  reason: ColumnType<'place' | 'point' | 'phone' | 'website', string, string>
  likeness: number
  found_at: DefaultTimestamp
  dismissed_by: string | null
  dismissed_at: OptionalTimestamp
}

/** Events with their dates that schools announce. */
export type SchoolEventsTable = {
  id: Generated<string>
  school_id: string
  kind: ColumnType<'open_day' | 'info_evening' | 'registration' | 'other', string, string>
  title: string
  text: Generated<string>
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  starts_at: Timestamp
  ends_at: Timestamp
  place: Generated<string>
  link: Generated<string>
  version: Generated<number>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  dated_at: DefaultTimestamp
}

/** One official fact about a school in one period, by the code that its register gives the school. */
export type SchoolFactsTable = {
  key: string
  fact: string
  period_start: Day
  period: ColumnType<'day' | 'year' | 'school_year', string, string>
  number: number | null
  choice: string | null
  missing: ColumnType<'suppressed' | 'too_few' | 'not_applicable' | 'not_published' | null, string | null | undefined, string | null>
  source: string
  run_id: string | null
  dated_by: ColumnType<'publisher' | 'file' | 'import', string, string>
  is_provisional: Generated<boolean>
  edition_day: Day | null
}

/** Figures of one day in Europe/Berlin; written in batches that add up, whatever process they come from. */
export type SchoolFiguresTable = {
  school_id: string
  day: Day
  views: Generated<number>
  visitors: Generated<number>
  shown: Generated<number>
  phone_clicks: Generated<number>
  web_clicks: Generated<number>
  email_clicks: Generated<number>
  route_clicks: Generated<number>
  favourite_adds: Generated<number>
}

/** Schools of whose news a person wants mails, and of which news. */
export type SchoolFollowsTable = {
  user_id: string
  school_id: string
  mail: ColumnType<'never' | 'weekly' | 'at_once', string, string>
  reviews: boolean
  events: boolean
  facts: boolean
  notified_until: DefaultTimestamp
  check_at: DefaultTimestamp
  created_at: DefaultTimestamp
}

/** Names under which a register listed a school before. An import adds one when it renames the school; another spelling is no other name. */
export type SchoolFormerNamesTable = {
  school_id: string
  name: string
  replaced_on: Day
  source: string
  run_id: string | null
}

/** Bodies that run several schools. */
export type SchoolGroupsTable = {
  id: Generated<string>
  name: string
  country: ColumnType<'DE' | 'FR' | 'ES' | 'IT' | 'GB', string, string>
  created_at: DefaultTimestamp
}

/** The school that stands for a code of a register today: its own, the one it was merged into, or the one that follows a school that no register lists. */
export type SchoolKeysView = {
  key: string
  school_id: string
}

/** Photos and videos of profiles, their order and the state of their files. */
export type SchoolMediaTable = {
  id: Generated<string>
  school_id: string
  kind: ColumnType<'image' | 'video', string, string>
  url: Generated<string>
  title: string
  alt: Generated<string>
  width: number | null
  height: number | null
  position: number
  created_at: DefaultTimestamp
  state: ColumnType<'processing' | 'ready' | 'failed', string | undefined, string>
  failure: string | null
  folder: string | null
  widths: Generated<number[]>
  bytes: number | null
  caption: Generated<string>
  duration: number | null
  poster: string | null
  link_provider: ColumnType<'youtube' | 'vimeo' | null, string | null | undefined, string | null>
  link_id: string | null
  deleted_at: OptionalTimestamp
  translations: JSONColumnType<Record<string, Record<'alt' | 'caption', string>>, string | undefined>
  removed_by: string | null
}

/** Who manages a school, in their own right or through a group. */
export type SchoolMembersTable = {
  school_id: string
  user_id: string
  role: ColumnType<'owner' | 'editor', string, string>
  created_at: DefaultTimestamp
  chosen_at: OptionalTimestamp
  group_id: string | null
}

/** Journal of a merge; removed when it can no longer be undone. Keys and states, never words of people. */
export type SchoolMergeRowsTable = {
  id: GeneratedAlways<number>
  merge_id: string
  table_name: string
  action: ColumnType<'moved' | 'changed' | 'added', string, string>
  key: JSONColumnType<Record<string, unknown>>
  before: JSONColumnType<Record<string, unknown>>
  after: JSONColumnType<Record<string, unknown>>
}

/** Schools that were joined; the merged one stays as a hidden row that leads to the survivor. */
export type SchoolMergesTable = {
  id: Generated<string>
  merged_id: string
  survivor_id: string
  reason: string
  merged_by: string | null
  merged_at: DefaultTimestamp
  undone_by: string | null
  undone_at: OptionalTimestamp
  undo_reason: Generated<string>
  rule: ColumnType<'phone' | 'code' | null, string | null | undefined, string | null>
}

/** What the school says of itself; null means that the register's word stands. Imports never touch it. */
export type SchoolProfilesTable = {
  school_id: string
  name: string | null
  category: ColumnType<'primary' | 'secondary' | 'high_school' | 'vocational' | 'special_needs' | 'other' | null, string | null | undefined, string | null>
  local_type: string | null
  ownership: ColumnType<'public' | 'private' | null, string | null | undefined, string | null>
  street: string | null
  postal_code: string | null
  city: string | null
  lat: number | null
  lng: number | null
  phone: string | null
  email: string | null
  website: string | null
  pupils: number | null
  features: ColumnType<('fullDay' | 'music' | 'sports' | 'science' | 'languages' | 'arts' | 'digitalEducation' | 'inclusion' | 'international' | 'religious' | 'montessori' | 'waldorf' | 'eco' | 'bilingual')[], string[] | undefined, string[]>
  languages: Generated<string[]>
  logo: string | null
  show_in_search: Generated<boolean>
  show_contact: Generated<boolean>
  show_reviews: Generated<boolean>
  verified_at: OptionalTimestamp
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  fees_from: number | null
  fees_to: number | null
  fees_year: number | null
  fees_included: ColumnType<('meals' | 'care' | 'books' | 'materials' | 'trips' | 'transport' | 'boarding')[], string[] | undefined, string[]>
}

/** Stars of the published reviews of a school; kept by triggers. */
export type SchoolRatingsTable = {
  school_id: string
  stars_1: Generated<number>
  stars_2: Generated<number>
  stars_3: Generated<number>
  stars_4: Generated<number>
  stars_5: Generated<number>
  aged_count: Generated<number>
  aged_sum: Generated<number>
  rating_count: GeneratedAlways<number>
  rating_average: GeneratedAlways<number | null>
  rating_rank: GeneratedAlways<number>
}

/** Former ids of schools, whose addresses lead to the current one. */
export type SchoolRedirectsTable = {
  old_id: string
  school_id: string
}

/** The code that follows a former one, where exactly one school follows exactly one other: neither mergers nor divisions. */
export type SchoolSuccessorsTable = {
  key: string
  successor: string
}

/** Texts of a profile by section and language. */
export type SchoolTextsTable = {
  school_id: string
  section: ColumnType<'summary' | 'description' | 'educational-model' | 'diversity-attention' | 'educational-phases' | 'languages' | 'academic-results' | 'extracurricular-activities' | 'services' | 'facilities' | 'educational-technologies' | 'awards', string, string>
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  text: string
  updated_at: DefaultTimestamp
}

/** Files on their way: each holds a place among the items that the plan of the school allows. */
export type SchoolUploadsTable = {
  id: Generated<string>
  school_id: string
  user_id: string
  kind: ColumnType<'image' | 'video', string, string>
  name: string
  bytes: number
  received: Generated<number>
  parts: Generated<string[]>
  created_at: DefaultTimestamp
  finished_at: OptionalTimestamp
}

/** Earlier states of self-reported data that can be restored. */
export type SchoolVersionsTable = {
  school_id: string
  number: number
  made_by: string | null
  made_at: DefaultTimestamp
  content: JSONColumnType<Record<string, unknown>>
  changed: string[]
}

/** Public warning on the profile after proven manipulation of reviews, for 90 days. */
export type SchoolWarningsTable = {
  id: Generated<string>
  school_id: string
  kind: ColumnType<'rewarded_reviews' | 'own_reviews' | 'pressure_on_authors', string, string>
  facts: Generated<string>
  decided_by: string | null
  created_at: DefaultTimestamp
  ends_at: DefaultTimestamp
}

/** The directory, one row for each address on the site; written by imports alone. */
export type SchoolsTable = {
  id: string
  name: string
  category: ColumnType<'primary' | 'secondary' | 'high_school' | 'vocational' | 'special_needs' | 'other', string, string>
  local_type: Generated<string>
  ownership: ColumnType<'public' | 'private' | null, string | null | undefined, string | null>
  street: Generated<string>
  postal_code: Generated<string>
  city: Generated<string>
  region: Generated<string>
  country: ColumnType<'DE' | 'FR' | 'ES' | 'IT' | 'GB', string, string>
  lat: number | null
  lng: number | null
  position_precision: ColumnType<'exact' | 'postal_code' | 'town' | null, string | null | undefined, string | null>
  phone: Generated<string>
  email: Generated<string>
  website: Generated<string>
  features: ColumnType<('fullDay' | 'music' | 'sports' | 'science' | 'languages' | 'arts' | 'digitalEducation' | 'inclusion' | 'international' | 'religious' | 'montessori' | 'waldorf' | 'eco' | 'bilingual')[], string[] | undefined, string[]>
  languages: Generated<string[]>
  pupils: number | null
  status: ColumnType<'active' | 'closed' | 'hidden', string | undefined, string>
  successor_id: string | null
  source: string
  source_id: string
  source_date: Day | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  faith: ColumnType<'catholic' | 'protestant' | 'anglican' | 'christian' | 'jewish' | 'muslim' | 'other' | null, string | null | undefined, string | null>
  gender: ColumnType<'mixed' | 'girls' | 'boys' | null, string | null | undefined, string | null>
  boarding: boolean | null
  age_from: number | null
  age_to: number | null
  institute: string | null
  short_name: string | null
  audience: ColumnType<'children' | 'adults' | 'prison_or_hospital', string | undefined, string>
  source_layout: string | null
  field_editions: JSONColumnType<Record<string, unknown> | null, string | null | undefined>
}

/** What the team says that typed words mean in searches. */
export type SearchSynonymsTable = {
  id: Generated<string>
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  typed: string
  meaning: string
  country: ColumnType<'DE' | 'FR' | 'ES' | 'IT' | 'GB' | null, string | null | undefined, string | null>
  region: string | null
  made_by: string | null
  created_at: DefaultTimestamp
  changed_by: string | null
  changed_at: DefaultTimestamp
}

/** Grows with each change of synonyms, so that every process reads them again. */
export type SearchSynonymsVersionTable = {
  only_row: Generated<boolean>
  version: Generated<number>
}

/** Codes of the second factor that were tried since the last right one. */
export type SecondFactorTriesTable = {
  user_id: string
  device: string
  tries: Generated<number>
  blocks: Generated<number>
  locked_until: OptionalTimestamp
  notified_at: OptionalTimestamp
  updated_at: DefaultTimestamp
}

/** Secrets of authenticator apps. */
export type SecondFactorsTable = {
  user_id: string
  secret: string
  confirmed_at: OptionalTimestamp
  last_step: Generated<number>
  created_at: DefaultTimestamp
}

/** Browsers in which somebody is signed in. */
export type SessionsTable = {
  id: Generated<string>
  user_id: string
  token: string
  expires_at: Timestamp
  second_factor_at: OptionalTimestamp
  ip_address: string | null
  user_agent: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** Facts about this installation, such as whether the sample schools were removed. */
export type SettingsTable = {
  key: string
  value: string
}

/** Shared lists of schools. Only who has the key, which stands in the fragment of their links, can read them. */
export type SharedListsTable = {
  id: string
  write_hash: Buffer
  version: Generated<number>
  content: Buffer | null
  created_at: DefaultTimestamp
  used_at: DefaultTimestamp
  revoked_at: OptionalTimestamp
}

/** Password (provider credential, argon2id) and Google. Tokens of Google are never kept. */
export type SignInMethodsTable = {
  id: Generated<string>
  user_id: string
  provider_id: ColumnType<'credential' | 'google', string, string>
  account_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: OptionalTimestamp
  refresh_token_expires_at: OptionalTimestamp
  scope: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** What stands in the directory from each register or statistic. Made anew by each import. */
export type SourceStatisticsTable = {
  source: string
  schools: number
  facts: number
  edition: Day | null
  period_start: Day | null
  period: ColumnType<'year' | 'school_year' | null, string | null | undefined, string | null>
}

/** Schools that the first start took from the starter directory, with the edition: a school whose row in schools has another one has been taken over by a register. */
export type StarterSchoolsTable = {
  school_id: string
  source: string
  source_date: Day | null
}

/** News about the product itself, written by admins. */
export type SystemUpdatesTable = {
  id: Generated<string>
  texts: JSONColumnType<Record<string, Record<'title' | 'text', string>>>
  published_by: string | null
  published_at: DefaultTimestamp
}

/** Announced by email at least 15 days before they apply, as the terms promise (Art. 3(2) Regulation (EU) 2019/1150). */
export type TermsChangesTable = {
  id: Generated<string>
  effective_on: Day
  texts: JSONColumnType<Record<string, unknown>>
  saved_at: DefaultTimestamp
  ordered_at: OptionalTimestamp
  mailed_up_to: string | null
  mailed: Generated<number>
  done_at: OptionalTimestamp
  mailing_id: string | null
}

/** What the built-in test provider knows, apart from the orders as any provider is. No money moves. */
export type TestPaymentsTable = {
  id: Generated<string>
  order_id: string
  attempt: number
  amount_cents: number
  currency: string
  state: ColumnType<'open' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'disputed', string | undefined, string>
  expires_at: Timestamp
  created_at: DefaultTimestamp
}

/** Texts of the team, by rule and language, that begin a statement of reasons. */
export type TextBlocksTable = {
  block: string
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  text: string
  changed_at: DefaultTimestamp
}

/** What sender and team wrote to each other, and notes within the team. */
export type TicketMessagesTable = {
  id: Generated<string>
  ticket_id: string
  author: ColumnType<'sender' | 'team', string, string>
  internal: Generated<boolean>
  text: string
  author_id: string | null
  created_at: DefaultTimestamp
}

/** Messages to the team. */
export type TicketsTable = {
  id: Generated<string>
  number: GeneratedAlways<string>
  kind: ColumnType<'contact' | 'named_person' | 'live_chat' | 'email' | 'phone' | 'priority', string, string>
  state: ColumnType<'open' | 'answered' | 'closed', string | undefined, string>
  subject: Generated<string>
  wish: ColumnType<'removal' | 'correction' | 'access' | null, string | null | undefined, string | null>
  sender_name: string
  sender_email: string
  sender_phone: string | null
  preferred_time: string | null
  locale: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  user_id: string | null
  school_id: string | null
  consent_version: string | null
  consented_at: OptionalTimestamp
  created_at: DefaultTimestamp
  due_at: Timestamp
  answered_at: OptionalTimestamp
  closed_at: OptionalTimestamp
}

/** Accounts. */
export type UsersTable = {
  id: Generated<string>
  email: string
  email_verified: Generated<boolean>
  name: Generated<string>
  image: string | null
  role: ColumnType<'user' | 'moderator' | 'admin', string | undefined, string>
  locale: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string | undefined, string>
  suspended_at: OptionalTimestamp
  erase_after: OptionalTimestamp
  keep_reviews: Generated<boolean>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  suspended_until: OptionalTimestamp
  suspension_reason: Generated<string>
  device_generation: Generated<number>
  address_proved: Generated<boolean>
}

/** State of a sign-in by Google while the browser is there: once usable, ten minutes. */
export type VerificationsTable = {
  id: Generated<string>
  identifier: string
  value: string
  expires_at: Timestamp
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** The key of the marks of a day, made by chance and removed with the day. */
export type VisitorKeysTable = {
  day: Day
  key: Buffer
}

/** Keyed hashes of visitor and school. They cannot be told apart from chance once the key of their day is gone. */
export type VisitorMarksTable = {
  mark: Buffer
  day: Day
}

/** Editions that list every school of their register: a school that the newest of them lacks is closed. */
export type WholeEditionsTable = {
  source: string
  edition_day: Day
  run_id: string | null
}

/** Declared at /withdrawal (§ 356a BGB). Name, contract and address go three years after the year of the declaration. */
export type WithdrawalsTable = {
  id: Generated<string>
  number: Generated<number>
  name: string
  contract: string
  email: string
  locale: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  received_at: DefaultTimestamp
  order_id: string | null
  state: ColumnType<'open' | 'accepted' | 'refused', string | undefined, string>
  reason: Generated<string>
  decided_at: OptionalTimestamp
  link_hash: Buffer | null
  link_expires_at: OptionalTimestamp
}

/** Words that the team adds to the lists of the screening or takes out. */
export type WordListEntriesTable = {
  id: Generated<string>
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  list: string
  entry: string
  effect: ColumnType<'add' | 'leave_out', string, string>
  enabled: Generated<boolean>
  note: Generated<string>
  made_by: string | null
  created_at: DefaultTimestamp
  changed_by: string | null
  changed_at: DefaultTimestamp
}

/** Grows with each change of word lists, so that every process reads them again. */
export type WordListVersionTable = {
  only_row: Generated<boolean>
  version: Generated<number>
}

/** Texts that found nothing, by day and language, without whoever typed them. */
export type ZeroResultsTable = {
  day: Generated<Day>
  language: ColumnType<'de' | 'en' | 'fr' | 'es' | 'it', string, string>
  text: string
  count: Generated<number>
  relaxed: Generated<number>
}

export type Database = {
  admin_visits: AdminVisitsTable
  admission_dates: AdmissionDatesTable
  api_key_days: ApiKeyDaysTable
  api_keys: ApiKeysTable
  appeals: AppealsTable
  attempt_counts: AttemptCountsTable
  audit_entries: AuditEntriesTable
  begun_second_factors: BegunSecondFactorsTable
  cancellations: CancellationsTable
  case_locks: CaseLocksTable
  catchments: CatchmentsTable
  child_reminders: ChildRemindersTable
  children: ChildrenTable
  choice_statistics: ChoiceStatisticsTable
  claim_codes: ClaimCodesTable
  coverage_statistics: CoverageStatisticsTable
  decisions: DecisionsTable
  disputes: DisputesTable
  enquiries: EnquiriesTable
  evidence: EvidenceTable
  fact_statistics: FactStatisticsTable
  factor_removals: FactorRemovalsTable
  favourites: FavouritesTable
  group_change_rows: GroupChangeRowsTable
  group_changes: GroupChangesTable
  group_invitations: GroupInvitationsTable
  group_people: GroupPeopleTable
  group_schools: GroupSchoolsTable
  identity_codes: IdentityCodesTable
  import_catchment_changes: ImportCatchmentChangesTable
  import_changes: ImportChangesTable
  import_checks: ImportChecksTable
  import_fact_changes: ImportFactChangesTable
  import_files: ImportFilesTable
  import_rejections: ImportRejectionsTable
  import_runs: ImportRunsTable
  import_schedule_files: ImportScheduleFilesTable
  import_schedules: ImportSchedulesTable
  invoice_series: InvoiceSeriesTable
  invoices: InvoicesTable
  kind_statistics: KindStatisticsTable
  mail_counts: MailCountsTable
  mail_suppressions: MailSuppressionsTable
  mailed_links: MailedLinksTable
  mailing_recipients: MailingRecipientsTable
  mailings: MailingsTable
  mapped_sources: MappedSourcesTable
  media_subtitles: MediaSubtitlesTable
  member_invitations: MemberInvitationsTable
  migrations: MigrationsTable
  notification_preferences: NotificationPreferencesTable
  notifications: NotificationsTable
  orders: OrdersTable
  passkeys: PasskeysTable
  payment_events: PaymentEventsTable
  pending_sign_ups: PendingSignUpsTable
  posts: PostsView
  premium_grants: PremiumGrantsTable
  profile_details: ProfileDetailsTable
  profiles: ProfilesView
  question_answer_votes: QuestionAnswerVotesTable
  question_answers: QuestionAnswersTable
  question_votes: QuestionVotesTable
  questions: QuestionsTable
  recovery_codes: RecoveryCodesTable
  register_addresses: RegisterAddressesTable
  register_files: RegisterFilesTable
  register_listings: RegisterListingsTable
  register_outcomes: RegisterOutcomesTable
  registered_countries: RegisteredCountriesTable
  reminder_consents: ReminderConsentsTable
  reports: ReportsTable
  restrictions: RestrictionsTable
  review_answers: ReviewAnswersTable
  review_drafts: ReviewDraftsTable
  review_invitations: ReviewInvitationsTable
  review_signals: ReviewSignalsTable
  review_versions: ReviewVersionsTable
  review_votes: ReviewVotesTable
  reviews: ReviewsTable
  saved_searches: SavedSearchesTable
  school_change_days: SchoolChangeDaysTable
  school_change_state: SchoolChangeStateTable
  school_changes: SchoolChangesTable
  school_claim_answers: SchoolClaimAnswersTable
  school_claim_schools: SchoolClaimSchoolsTable
  school_claims: SchoolClaimsTable
  school_codes: SchoolCodesTable
  school_corrections: SchoolCorrectionsTable
  school_criteria: SchoolCriteriaTable
  school_day_agreed: SchoolDayAgreedView
  school_day_known: SchoolDayKnownView
  school_day_sayings: SchoolDaySayingsTable
  school_day_values: SchoolDayValuesTable
  school_directory: SchoolDirectoryView
  school_drafts: SchoolDraftsTable
  school_duplicates: SchoolDuplicatesTable
  school_events: SchoolEventsTable
  school_facts: SchoolFactsTable
  school_figures: SchoolFiguresTable
  school_follows: SchoolFollowsTable
  school_former_names: SchoolFormerNamesTable
  school_groups: SchoolGroupsTable
  school_keys: SchoolKeysView
  school_media: SchoolMediaTable
  school_members: SchoolMembersTable
  school_merge_rows: SchoolMergeRowsTable
  school_merges: SchoolMergesTable
  school_profiles: SchoolProfilesTable
  school_ratings: SchoolRatingsTable
  school_redirects: SchoolRedirectsTable
  school_successors: SchoolSuccessorsTable
  school_texts: SchoolTextsTable
  school_uploads: SchoolUploadsTable
  school_versions: SchoolVersionsTable
  school_warnings: SchoolWarningsTable
  schools: SchoolsTable
  search_synonyms: SearchSynonymsTable
  search_synonyms_version: SearchSynonymsVersionTable
  second_factor_tries: SecondFactorTriesTable
  second_factors: SecondFactorsTable
  sessions: SessionsTable
  settings: SettingsTable
  shared_lists: SharedListsTable
  sign_in_methods: SignInMethodsTable
  source_statistics: SourceStatisticsTable
  starter_schools: StarterSchoolsTable
  system_updates: SystemUpdatesTable
  terms_changes: TermsChangesTable
  test_payments: TestPaymentsTable
  text_blocks: TextBlocksTable
  ticket_messages: TicketMessagesTable
  tickets: TicketsTable
  users: UsersTable
  verifications: VerificationsTable
  visitor_keys: VisitorKeysTable
  visitor_marks: VisitorMarksTable
  whole_editions: WholeEditionsTable
  withdrawals: WithdrawalsTable
  word_list_entries: WordListEntriesTable
  word_list_version: WordListVersionTable
  zero_results: ZeroResultsTable
}
