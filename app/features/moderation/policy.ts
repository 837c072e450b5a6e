import type { Policy } from '#app/core/policy.ts'

/** Who reports, who decides, and who looks after the accounts. Nobody decides on a case of their own. */
export const MODERATION_POLICY = {
  report: 'everybody',
  dispute: 'member',
  withdrawDispute: 'member',
  appealContent: 'member',
  readQueue: 'moderator',
  readFigures: 'moderator',
  readEvidence: 'moderator',
  decideReview: 'moderator',
  decideContent: 'moderator',
  warnSchool: 'moderator',
  saveTextBlock: 'moderator',
  /** Without a report. */
  checkContent: 'admin',
  editWordLists: 'admin',
  readAuditLog: 'admin',
  readUsers: 'admin',
  suspendUser: 'admin',
  changeRole: 'admin',
  helpUser: 'admin',
} as const satisfies Policy
