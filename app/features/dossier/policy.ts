import type { Policy } from '#app/core/policy.ts'

/** Who may have a dossier made; notes in it are only a person's own. */
export const DOSSIER_POLICY = {
  make: 'everybody',
  readNotes: 'self',
} as const satisfies Policy
