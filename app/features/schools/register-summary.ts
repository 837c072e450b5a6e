import type { IconName } from '#app/ui/icon-names.ts'

/** A fact from a register in few words, and in full for screen readers. */
export type RegisterFact = { icon: IconName; text: string; label: string }

/** What a card says from registers, in the reader's language; no sentence if they say no more than the type. */
export type RegisterSummary = { sentence: string | null; facts: RegisterFact[] }
