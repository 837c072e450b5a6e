import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

// One type per table and view; a test compares them with the migrated database.

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
/** An instant that may be missing. */
type Optional = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** YYYY-MM-DD */
type Day = string

export type SchoolsTable = {
  id: string
  name: string
  category: string
  local_type: Generated<string>
  ownership: string | null
  street: Generated<string>
  postal_code: Generated<string>
  city: Generated<string>
  region: Generated<string>
  country: string
  lat: number | null
  lng: number | null
  position_precision: string | null
  phone: Generated<string>
  email: Generated<string>
  website: Generated<string>
  features: Generated<string[]>
  languages: Generated<string[]>
  pupils: number | null
  status: Generated<string>
  successor_id: string | null
  source: string
  source_id: string
  source_date: Day | null
  created_at: Timestamp
  updated_at: Timestamp
  faith: string | null
  gender: string | null
  boarding: boolean | null
  age_from: number | null
  age_to: number | null
  institute: string | null
}

export type SchoolProfilesTable = {
  school_id: string
  name: string | null
  category: string | null
  local_type: string | null
  ownership: string | null
  street: string | null
  postal_code: string | null
  city: string | null
  lat: number | null
  lng: number | null
  phone: string | null
  email: string | null
  website: string | null
  pupils: number | null
  features: Generated<string[]>
  languages: Generated<string[]>
  logo: string | null
  show_in_search: Generated<boolean>
  show_contact: Generated<boolean>
  show_reviews: Generated<boolean>
  verified_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: Timestamp
  updated_at: Timestamp
}

export type SchoolDirectoryView = {
  id: string
  name: string
  category: string
  local_type: string
  ownership: string | null
  street: string
  postal_code: string
  city: string
  region: string
  country: string
  lat: number | null
  lng: number | null
  position_precision: string | null
  phone: string
  email: string
  website: string
  features: string[]
  languages: string[]
  pupils: number | null
  logo: string | null
  status: string
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
  faith: string | null
  gender: string | null
  boarding: boolean | null
  age_from: number | null
  age_to: number | null
  institute: string | null
}

export type SchoolCodesTable = {
  source: string
  code: string
  school_id: string
  valid_from: Day | null
  valid_to: Day | null
}

export type SchoolRedirectsTable = { old_id: string; school_id: string }

export type SchoolTextsTable = {
  school_id: string
  section: string
  language: string
  text: string
  updated_at: Timestamp
}

/** A state of what a school says of itself; see app/features/profile-editing/content.ts. */
export type SchoolVersionsTable = {
  school_id: string
  number: number
  made_by: string | null
  made_at: Timestamp
  content: JSONColumnType<Record<string, unknown>>
  changed: string[]
}

export type SchoolDraftsTable = {
  school_id: string
  saved_by: string | null
  saved_at: Timestamp
  content: JSONColumnType<Record<string, unknown>>
}

export type SchoolMediaTable = {
  id: Generated<string>
  school_id: string
  kind: string
  url: Generated<string>
  title: string
  alt: Generated<string>
  width: number | null
  height: number | null
  position: number
  created_at: Timestamp
  state: Generated<string>
  failure: string | null
  folder: string | null
  widths: Generated<number[]>
  bytes: number | null
  caption: Generated<string>
  duration: number | null
  poster: string | null
  link_provider: string | null
  link_id: string | null
  deleted_at: Optional
}

export type SchoolUploadsTable = {
  id: Generated<string>
  school_id: string
  user_id: string
  kind: string
  name: string
  bytes: number
  received: Generated<number>
  parts: Generated<string[]>
  created_at: Timestamp
  finished_at: Optional
}

export type PremiumGrantsTable = {
  id: Generated<string>
  school_id: string
  reason: string
  granted_at: Timestamp
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  order_id: ColumnType<string | null, string | null | undefined, string | null>
}

export type OrdersTable = {
  id: Generated<string>
  /** Nine random digits, or five that counted up. */
  number: Generated<number>
  school_id: string
  school_name: string
  buyer_id: string | null
  state: Generated<string>
  amount_cents: Generated<number>
  currency: Generated<string>
  vat_country: string
  vat_rule: string
  vat_basis_points: number
  net_cents: number
  vat_cents: number
  buyer_kind: string
  buyer_name: string
  buyer_organisation: Generated<string>
  buyer_street: string
  buyer_postal_code: string
  buyer_city: string
  buyer_country: string
  buyer_vat_id: Generated<string>
  buyer_email: string
  buyer_reference: Generated<string>
  locale: string
  provider: string
  attempt: Generated<number>
  checkout_id: string | null
  checkout_url: string | null
  checkout_expires_at: Optional
  payment_id: string | null
  method: Generated<string>
  terms_version: string
  terms_accepted_at: Timestamp
  created_at: Timestamp
  state_changed_at: Timestamp
  paid_at: Optional
  guaranteed_until: Optional
  refundable_until: Optional
  refund_requested_at: Optional
  refund_reason: string | null
  refunded_at: Optional
}

/** Append-only. */
export type PaymentEventsTable = {
  id: Generated<string>
  provider: string
  event_id: string
  type: string
  order_id: string | null
  payload: JSONColumnType<Record<string, unknown>>
  outcome: string
  received_at: Timestamp
  handled_at: Timestamp
}

export type InvoiceSeriesTable = { series: string; year: number; last: number }

/** Append-only. */
export type InvoicesTable = {
  id: Generated<string>
  series: string
  year: number
  position: number
  number: GeneratedAlways<string>
  kind: string
  order_id: string
  credits_id: string | null
  issued_at: Timestamp
  due_on: Day | null
  locale: string
  net_cents: number
  vat_cents: number
  gross_cents: number
  content: JSONColumnType<Record<string, unknown>>
  pdf: Buffer
}

export type WithdrawalsTable = {
  id: Generated<string>
  number: Generated<number>
  name: string
  contract: string
  email: string
  locale: string
  received_at: Timestamp
  order_id: string | null
  state: Generated<string>
  reason: Generated<string>
  decided_at: Optional
  link_hash: Buffer | null
  link_expires_at: Optional
}

export type TestPaymentsTable = {
  id: Generated<string>
  order_id: string
  attempt: number
  amount_cents: number
  currency: string
  state: Generated<string>
  expires_at: ColumnType<Date, Date | string, Date | string>
  created_at: Timestamp
}

export type ReviewsTable = {
  id: Generated<string>
  former_id: Generated<string | null>
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
  relation: string
  until_year: number | null
  experienced_on: Day | null
  language: string
  status: Generated<string>
  verified_level: string | null
  helpful_count: Generated<number>
  aged: Generated<boolean>
  created_at: Timestamp
  changed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  no_reward: Generated<boolean>
  old_enough: Generated<boolean>
  version: Generated<number>
  rewrites: Generated<number>
  network_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  status_changed_at: Timestamp
  sketch: GeneratedAlways<number[]>
  invitation_id: ColumnType<string | null, string | null | undefined, string | null>
}

export type ReviewAnswersTable = {
  review_id: string
  text: string
  created_at: Timestamp
  changed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  author_id: ColumnType<string | null, string | null | undefined, string | null>
  status: Generated<string>
  language: ColumnType<string | null, string | null | undefined, string | null>
  version: Generated<number>
}

export type SchoolInvitationsTable = {
  id: Generated<string>
  school_id: string
  token: string
  ends_on: ColumnType<Day | null, Day | null | undefined, Day | null>
  created_at: Timestamp
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type SchoolMessagesTable = {
  id: Generated<string>
  school_id: string
  sender_id: string | null
  name: string
  email: string
  phone: Generated<string>
  text: string
  locale: string
  privacy_version: string
  created_at: Timestamp
  answer: Generated<string>
  answered_by: string | null
  answered_at: Optional
}

export type SchoolEventsTable = {
  id: Generated<string>
  school_id: string
  kind: string
  title: string
  text: Generated<string>
  language: string
  starts_at: ColumnType<Date, Date | string>
  ends_at: ColumnType<Date, Date | string>
  place: Generated<string>
  link: Generated<string>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export type ReviewVersionsTable = {
  review_id: string
  version: number
  content: JSONColumnType<Record<string, unknown>>
  replaced_at: Timestamp
}

export type ReviewSignalsTable = {
  id: Generated<string>
  review_id: string
  version: number
  kind: string
  detail: JSONColumnType<Record<string, unknown>>
  created_at: Timestamp
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type ReviewDraftsTable = {
  token_hash: Buffer
  school_id: string
  content: JSONColumnType<Record<string, unknown>>
  expires_at: ColumnType<Date, Date | string, Date | string>
  created_at: Timestamp
}

export type ReviewVotesTable = { review_id: string; user_id: string; created_at: Timestamp }

export type ReviewReportsTable = {
  id: Generated<string>
  number: GeneratedAlways<string>
  review_id: string
  school_id: string
  subject: Generated<string>
  kind: string
  rule: string
  reason: string
  reporter_id: string | null
  reporter_name: Generated<string>
  reporter_email: Generated<string>
  good_faith: Generated<boolean>
  locale: string
  content: JSONColumnType<Record<string, unknown>>
  state: Generated<string>
  created_at: Timestamp
  decided_at: Optional
}

export type ReviewDisputesTable = {
  id: Generated<string>
  review_id: string
  school_id: string
  operator_id: string | null
  reason: string
  text: Generated<string>
  content: JSONColumnType<Record<string, unknown>>
  author_due_at: ColumnType<Date, Date | string, Date | string>
  author_reply: string | null
  author_replied_at: Optional
  state: Generated<string>
  created_at: Timestamp
  decided_at: Optional
}

export type ReviewProofsTable = {
  id: Generated<string>
  review_id: string
  file_key: string
  state: Generated<string>
  created_at: Timestamp
  decided_at: Optional
}

/** Append-only: the database refuses to change or delete what was decided. */
export type ModerationDecisionsTable = {
  id: Generated<string>
  review_id: string
  school_id: string
  author_id: string | null
  subject: string
  outcome: string
  rule: string | null
  facts: Generated<string>
  law: Generated<string>
  sentence: Generated<string>
  content: JSONColumnType<Record<string, unknown>>
  automated: Generated<boolean>
  decided_by: string | null
  about_id: string | null
  decided_at: Timestamp
}

/** Restrictions that wait for their statement of reasons to be sent, and what became of it. */
export type ModerationMeasuresTable = {
  decision_id: string
  review_id: string
  version: number
  status: string
  mail: Generated<string>
  created_at: Timestamp
  done_at: Optional
}

export type ReviewObjectionsTable = {
  id: Generated<string>
  decision_id: string
  review_id: string
  author_id: string | null
  text: string
  state: Generated<string>
  created_at: Timestamp
  decided_at: Optional
}

/** Append-only. */
export type AuditEntriesTable = {
  id: Generated<string>
  at: Timestamp
  actor_id: string | null
  actor_role: string
  action: string
  subject_kind: string
  subject_id: string
  before: JSONColumnType<Record<string, unknown>> | null
  after: JSONColumnType<Record<string, unknown>> | null
}

export type SchoolNoticesTable = {
  id: Generated<string>
  school_id: string
  kind: string
  facts: Generated<string>
  decided_by: string | null
  created_at: Timestamp
  ends_at: Timestamp
}

/** Kept by triggers on reviews: the program only reads it. */
export type SchoolCriteriaTable = {
  school_id: string
  criterion: string
  votes: Generated<number>
  points: Generated<number>
  average: GeneratedAlways<string | null>
}

export type SchoolOperatorsTable = {
  school_id: string
  user_id: string
  role: string
  created_at: Timestamp
  chosen_at: Optional
}

export type ClaimCodesTable = {
  user_id: string
  school_id: string
  code_hash: Buffer
  email: string
  tries: Generated<number>
  expires_at: Timestamp
}

export type SchoolClaimsTable = {
  id: Generated<string>
  user_id: string
  school_id: string | null
  proposal: MissingSchool
  by_code: Generated<boolean>
  person_function: Generated<string>
  explanation: Generated<string>
  file_key: string | null
  state: Generated<string>
  reason: Generated<string>
  decided_by: string | null
  decided_at: Optional
  created_at: Timestamp
}
/** A school that the directory does not have, as somebody described it. */
type MissingSchool = ColumnType<Record<string, string> | null, string | null | undefined, never>

export type SchoolClaimAnswersTable = {
  claim_id: string
  user_id: string
  text: string
  created_at: Timestamp
}

export type OperatorInvitationsTable = {
  id: Generated<string>
  school_id: string
  email: string
  token_hash: Buffer
  invited_by: string | null
  expires_at: Timestamp
  created_at: Timestamp
}

export type SchoolCorrectionsTable = {
  id: Generated<string>
  school_id: string
  field: string
  shown: string
  value: string
  reason: Generated<string>
  by_school: Generated<boolean>
  reporter_id: string | null
  reporter_email: Generated<string>
  locale: string
  state: Generated<string>
  register_value: string | null
  facts: Generated<string>
  decided_by: string | null
  created_at: Timestamp
  decided_at: Optional
}

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

export type ImportRunsTable = {
  id: Generated<string>
  source: string
  files: string[]
  complete: Generated<boolean>
  started_at: Timestamp
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  state: Generated<string>
  error: string | null
  read_count: Generated<number>
  added_count: Generated<number>
  changed_count: Generated<number>
  unchanged_count: Generated<number>
  closed_count: Generated<number>
  rejected_count: Generated<number>
  kind: Generated<string>
  of_run: string | null
  started_by: string | null
  day: Day | null
  undated: Generated<boolean>
  cancel_asked: Generated<boolean>
  bytes_total: Generated<number>
  bytes_read: Generated<number>
}

export type ImportFilesTable = {
  run_id: string
  number: number
  name: string
  address: string | null
  key: string | null
  bytes: number | null
  modified: Day | null
}

export type ImportChangesTable = {
  run_id: string
  kind: string
  school_id: string
  name: string
  city: string
  before: JSONColumnType<Record<string, unknown>> | null
  after: JSONColumnType<Record<string, unknown>> | null
  mark: string
  outcome: string | null
}

export type ImportRejectionsTable = {
  run_id: string
  number: number
  file: string
  line: number
  code: Generated<string>
  reason: string
  detail: Generated<string>
}

export type SavedSearchesTable = {
  id: Generated<string>
  user_id: string
  name: string
  query: string
  mail: Generated<boolean>
  seen_ids: string[] | null
  match_count: number | null
  check_at: Timestamp
  created_at: Timestamp
}

export type ScreeningEntriesTable = {
  id: Generated<string>
  language: string
  list: string
  entry: string
  effect: string
  enabled: Generated<boolean>
  note: Generated<string>
  made_by: string | null
  created_at: Timestamp
  changed_by: string | null
  changed_at: Timestamp
}

export type ScreeningVersionTable = {
  only_row: Generated<boolean>
  version: Generated<number>
}

export type UsersTable = {
  id: Generated<string>
  email: string
  email_verified: Generated<boolean>
  name: Generated<string>
  image: string | null
  role: Generated<string>
  locale: Generated<string>
  banned_at: Optional
  banned_until: Optional
  ban_reason: Generated<string>
  erase_after: Optional
  keep_reviews: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  device_generation: Generated<number>
}

export type SessionsTable = {
  id: Generated<string>
  user_id: string
  token: string
  expires_at: Timestamp
  second_factor_at: Optional
  ip_address: string | null
  user_agent: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

export type SignInMethodsTable = {
  id: Generated<string>
  user_id: string
  provider_id: string
  account_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Optional
  refresh_token_expires_at: Optional
  scope: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

export type VerificationsTable = {
  id: Generated<string>
  identifier: string
  value: string
  expires_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
}

export type PendingSignUpsTable = {
  id: Generated<string>
  handle_hash: Buffer
  token_hash: Buffer | null
  email: string
  password: string
  full_name: Generated<string>
  locale: string
  expires_at: Timestamp
  created_at: Timestamp
}

export type MailedLinksTable = {
  token_hash: Buffer
  user_id: string
  purpose: string
  new_email: string | null
  expires_at: Timestamp
  created_at: Timestamp
}

export type SecondFactorsTable = {
  user_id: string
  secret: string
  confirmed_at: Optional
  last_step: Generated<number>
  created_at: Timestamp
}

export type BegunSecondFactorsTable = { session_id: string; secret: string; created_at: Timestamp }

export type SecondFactorTriesTable = {
  user_id: string
  device: string
  tries: Generated<number>
  blocks: Generated<number>
  locked_until: Optional
  told_at: Optional
  updated_at: Timestamp
}

export type RecoveryCodesTable = { user_id: string; code_hash: Buffer }

export type NotificationPreferencesTable = {
  user_id: string
  type: string
  event: string
  enabled: boolean
  updated_at: Timestamp
  digest_week: ColumnType<Day | null, Day | null | undefined, Day | null>
}

export type SystemUpdatesTable = {
  id: Generated<string>
  texts: JSONColumnType<Record<string, Record<'title' | 'text', string>>>
  published_by: string | null
  published_at: Timestamp
}

export type NotificationsTable = {
  id: Generated<string>
  user_id: string
  kind: string
  school_id: string | null
  update_id: string | null
  props: JSONColumnType<Record<string, string | number>>
  path: string
  created_at: Timestamp
  read_at: Optional
}

export type MailSuppressionsTable = {
  address: string
  reason: string
  status: Generated<string>
  created_at: Timestamp
}

export type AttemptCountsTable = { key: string; points: Generated<number>; expire: number | null }

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
  created_at: Timestamp
  updated_at: Timestamp
}

/** The plan is computed: it can be read, never written. */
export type ProfilesView = ProfileDetailsTable & { subscription_type: GeneratedAlways<'free' | 'premium'> }

export type SchoolChangesTable = {
  xid: Generated<string>
  school_id: string
  at: Timestamp
}

export type SearchMissesTable = {
  day: Generated<Day>
  language: string
  text: string
  count: Generated<number>
}

export type SettingsTable = { key: string; value: string }
export type MigrationsTable = { name: string; applied_at: Timestamp }

export type FavouritesTable = {
  user_id: string
  school_id: string
  note: Generated<string>
  visit_on: Day | null
  created_at: Timestamp
}

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
  shortlist_adds: Generated<number>
}

export type VisitorMarksTable = { mark: Buffer; day: Day }
export type VisitorKeysTable = { day: Day; key: Buffer }

export type TicketsTable = {
  id: Generated<string>
  number: GeneratedAlways<string>
  kind: string
  state: Generated<string>
  subject: Generated<string>
  wish: string | null
  sender_name: string
  sender_email: string
  sender_phone: string | null
  preferred_time: string | null
  locale: string
  user_id: string | null
  school_id: string | null
  consent_version: string | null
  consented_at: Optional
  created_at: Timestamp
  due_at: ColumnType<Date, Date | string, Date | string>
  answered_at: Optional
  closed_at: Optional
}

/** Who of the team has what in hand. */
export type DeskLocksTable = {
  kind: string
  id: string
  user_id: string
  taken_at: Timestamp
  until: Timestamp
}

/** How many mails went out by day. */
export type MailCountsTable = {
  day: Day
  sent: Generated<number>
  failed: Generated<number>
}

export type TicketMessagesTable = {
  id: Generated<string>
  ticket_id: string
  author: string
  internal: Generated<boolean>
  text: string
  author_id: string | null
  created_at: Timestamp
}

export type SchoolMergesTable = {
  id: Generated<string>
  merged_id: string
  survivor_id: string
  reason: string
  merged_by: string | null
  merged_at: Timestamp
  undone_by: string | null
  undone_at: Optional
  undo_reason: Generated<string>
}

export type SchoolMergeRowsTable = {
  id: GeneratedAlways<string>
  merge_id: string
  table_name: string
  act: string
  key: JSONColumnType<Record<string, unknown>>
  before: JSONColumnType<Record<string, unknown>>
  after: JSONColumnType<Record<string, unknown>>
}

export type SchoolTwinsTable = {
  first_id: string
  second_id: string
  reason: string
  likeness: number
  found_at: Timestamp
  dismissed_by: string | null
  dismissed_at: Optional
}

export type Database = {
  schools: SchoolsTable
  school_profiles: SchoolProfilesTable
  school_directory: SchoolDirectoryView
  school_changes: SchoolChangesTable
  school_codes: SchoolCodesTable
  school_redirects: SchoolRedirectsTable
  school_merges: SchoolMergesTable
  school_merge_rows: SchoolMergeRowsTable
  school_twins: SchoolTwinsTable
  school_texts: SchoolTextsTable
  school_versions: SchoolVersionsTable
  school_drafts: SchoolDraftsTable
  school_media: SchoolMediaTable
  school_uploads: SchoolUploadsTable
  premium_grants: PremiumGrantsTable
  orders: OrdersTable
  payment_events: PaymentEventsTable
  test_payments: TestPaymentsTable
  invoice_series: InvoiceSeriesTable
  invoices: InvoicesTable
  withdrawals: WithdrawalsTable
  reviews: ReviewsTable
  review_answers: ReviewAnswersTable
  school_invitations: SchoolInvitationsTable
  review_versions: ReviewVersionsTable
  review_signals: ReviewSignalsTable
  review_drafts: ReviewDraftsTable
  review_votes: ReviewVotesTable
  school_criteria: SchoolCriteriaTable
  school_messages: SchoolMessagesTable
  school_events: SchoolEventsTable
  school_operators: SchoolOperatorsTable
  operator_invitations: OperatorInvitationsTable
  school_corrections: SchoolCorrectionsTable
  claim_codes: ClaimCodesTable
  school_claims: SchoolClaimsTable
  school_claim_answers: SchoolClaimAnswersTable
  school_ratings: SchoolRatingsTable
  import_runs: ImportRunsTable
  import_files: ImportFilesTable
  import_changes: ImportChangesTable
  import_rejections: ImportRejectionsTable
  saved_searches: SavedSearchesTable
  screening_entries: ScreeningEntriesTable
  screening_version: ScreeningVersionTable
  users: UsersTable
  sessions: SessionsTable
  sign_in_methods: SignInMethodsTable
  verifications: VerificationsTable
  pending_sign_ups: PendingSignUpsTable
  mailed_links: MailedLinksTable
  second_factors: SecondFactorsTable
  begun_second_factors: BegunSecondFactorsTable
  second_factor_tries: SecondFactorTriesTable
  recovery_codes: RecoveryCodesTable
  notification_preferences: NotificationPreferencesTable
  attempt_counts: AttemptCountsTable
  system_updates: SystemUpdatesTable
  notifications: NotificationsTable
  mail_suppressions: MailSuppressionsTable
  profile_details: ProfileDetailsTable
  profiles: ProfilesView
  search_misses: SearchMissesTable
  favourites: FavouritesTable
  settings: SettingsTable
  migrations: MigrationsTable
  review_reports: ReviewReportsTable
  review_disputes: ReviewDisputesTable
  review_proofs: ReviewProofsTable
  moderation_decisions: ModerationDecisionsTable
  moderation_measures: ModerationMeasuresTable
  review_objections: ReviewObjectionsTable
  audit_entries: AuditEntriesTable
  school_notices: SchoolNoticesTable
  school_figures: SchoolFiguresTable
  visitor_marks: VisitorMarksTable
  visitor_keys: VisitorKeysTable
  tickets: TicketsTable
  ticket_messages: TicketMessagesTable
  desk_locks: DeskLocksTable
  mail_counts: MailCountsTable
}
