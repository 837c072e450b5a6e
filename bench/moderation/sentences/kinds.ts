/** The kinds that screening looks for in a review; a sentence without any of them is harmless. */
export const KINDS = ['name', 'phone', 'address', 'link', 'insult', 'health'] as const

export type Kind = (typeof KINDS)[number]

/** A sentence as it occurs in a review, with every kind that a careful human moderator would mark in it. */
export type LabelledSentence = { text: string; kinds: Kind[] }
