/** What somebody of the team can have in hand. A review stands for all that is open about it. */
export const CASE_KINDS = ['review', 'claim', 'correction', 'ticket'] as const
export type CaseKind = (typeof CASE_KINDS)[number]
export type CaseRef = { kind: CaseKind; id: string }

/** Minutes that somebody has a case after the page was last heard of. */
export const LOCK_MINUTES = 15
/** Hours after which a lock that is over is removed. */
export const LOCK_KEEP_HOURS = 24

/** Pages on which cases are decided, without language. */
export const casePath = ({ kind, id }: CaseRef): string => `/admin/${kind}s/${id}`
