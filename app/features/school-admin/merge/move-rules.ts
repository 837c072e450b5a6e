/**
 * What a merge does with the rows of a table that refer to the merged school: all of them move to the survivor, or
 * those whose place there is free. What does not move stays with the hidden school, and nothing is deleted.
 */
export type MoveRule = {
  table: string
  /** Columns that identify a row, besides the one that names the school. */
  key: readonly string[]
  /** The column that names the school, if it is not `school_id`. */
  column?: 'successor_id'
  /** SQL condition for the rows `t` of the merged school that the rule covers. */
  only?: string
  /** A row `t` stays if the survivor has a row `o` that meets this condition. `''`: if it has any. */
  taken?: string
}

const BOTH_LIVE = ['t', 'o'].map((row) => `${row}.status in ('pending', 'published', 'disputed')`).join(' and ')

/** In the order in which they are applied; undoing uses the same order. docs/school-admin.md gives the reasons. */
export const MOVES: readonly MoveRule[] = [
  { table: 'school_codes', key: ['source', 'code'] },
  { table: 'school_redirects', key: ['old_id'] },
  { table: 'school_former_names', key: ['name'], taken: 'o.name = t.name' },
  { table: 'schools', key: ['id'], column: 'successor_id' },
  // Before the members: when its last owner leaves, a school loses its verification.
  { table: 'school_profiles', key: [], taken: '' },
  { table: 'school_members', key: ['user_id', 'created_at'], taken: 'o.user_id = t.user_id' },
  { table: 'group_schools', key: [], taken: '' },
  { table: 'group_invitations', key: ['id'], only: 't.school_id is not null', taken: 'o.email = t.email' },
  { table: 'member_invitations', key: ['id'], taken: 'o.email = t.email' },
  {
    table: 'school_claims',
    key: ['id'],
    taken: `t.state = 'open' and o.state = 'open' and o.user_id = t.user_id`,
  },
  { table: 'school_claim_schools', key: ['claim_id'], taken: 'o.claim_id = t.claim_id' },
  { table: 'school_texts', key: ['section', 'language'], taken: 'o.section = t.section and o.language = t.language' },
  { table: 'school_versions', key: ['number'], taken: '' },
  { table: 'school_drafts', key: [], taken: '' },
  { table: 'school_uploads', key: ['id'] },
  { table: 'school_events', key: ['id'] },
  { table: 'school_day_values', key: ['topic'], taken: 'o.topic = t.topic' },
  {
    table: 'school_day_sayings',
    key: ['id'],
    taken: 'o.topic = t.topic and o.school_year = t.school_year and o.user_id = t.user_id',
  },
  {
    table: 'school_corrections',
    key: ['id'],
    only: `t.state = 'open'`,
    taken: `o.state = 'open' and o.by_school and t.by_school and o.field = t.field`,
  },
  { table: 'premium_grants', key: ['id'] },
  { table: 'orders', key: ['id'] },
  { table: 'reviews', key: ['id'], taken: `o.author_id = t.author_id and ${BOTH_LIVE}` },
  { table: 'review_drafts', key: ['token_hash'] },
  { table: 'questions', key: ['id'] },
  { table: 'school_warnings', key: ['id'] },
  { table: 'review_invitations', key: ['id'], taken: 'o.ended_at is null and t.ended_at is null' },
  { table: 'favourites', key: ['user_id', 'created_at'], taken: 'o.user_id = t.user_id' },
  { table: 'school_follows', key: ['user_id', 'created_at'], taken: 'o.user_id = t.user_id' },
  { table: 'enquiries', key: ['id'] },
  { table: 'tickets', key: ['id'] },
  { table: 'notifications', key: ['id'] },
]

/** What belongs to a review moves with it. */
export const FOLLOW_REVIEWS = ['disputes', 'reports'] as const

/** Tables that refer to a school and are handled differently, each with its reason. */
export const OTHERWISE: Readonly<Record<string, string>> = {
  school_media: 'moves to the end of the survivor’s gallery',
  school_figures: 'are added up by day',
  school_ratings: 'follow from the reviews by triggers',
  school_criteria: 'follow from the reviews by triggers',
  group_change_rows: 'say what was written at this very school, and can be taken back only there',
  import_changes: 'name the rows of the register that an import wrote',
  claim_codes: 'hold for some minutes, and only against the address of their own register',
  decisions: 'can never be changed; their address redirects',
  admin_visits: 'are the record of the school that was visited',
  school_changes: 'is the outbox of changes',
  school_change_days: 'tells on which day each of the two changed',
  starter_schools: 'name the school that the first start took from the starter directory',
  school_directory: 'is a view',
  school_day_agreed: 'is a view',
  school_day_known: 'is a view',
  posts: 'is a view',
  school_keys: 'is a view',
}
