/** Kinds of cases that a member of the team can lock. A review includes everything that is open about it. */
export const CASE_KINDS = ['review', 'claim', 'correction', 'ticket', 'content', 'post'] as const
export type CaseKind = (typeof CASE_KINDS)[number]
export type CaseRef = { kind: CaseKind; id: string }

/** Minutes that a lock lasts after the open page was last heard from. */
export const LOCK_MINUTES = 15
/** Returns the page on which a case is decided, without language. */
export const casePath = ({ kind, id }: CaseRef): string => `/admin/${kind === 'content' ? kind : `${kind}s`}/${id}`
