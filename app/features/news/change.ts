/** Schools whose changes are asked for at once. */
export const MAX_ASKED = 50
/** Days before today for which changes are told; earlier looks count as that old. */
export const CHANGE_DAYS = 365

/** Whose changes are wanted, and between which instants; what came at `since` itself is not told again. */
export type Wish = { schoolId: string; since: Date; until: Date }

/** What a change is about. */
export const CHANGE_KINDS = ['school', 'own', 'figures', 'dates', 'events', 'reviews'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** A change in the words of a language. */
export type Change = { kind: ChangeKind; text: string }

/** The changes of a school that the directory lists, by the id under which it was asked for. */
export type ChangedSchool = { askedFor: string; id: string; name: string; changes: Change[] }
