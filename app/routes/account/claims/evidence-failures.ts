import type { FailureCode } from '#app/core/failure.ts'

/** Failures of a file are shown beside its field. */
export const EVIDENCE_FAILURES: Partial<Record<FailureCode, string>> = {
  proof_missing: 'proof',
  proof_type: 'proof',
  proof_too_large: 'proof',
  proof_damaged: 'proof',
}

/** Why a file larger than any form was refused before it was read, taken from the page's address. */
export const refusedFile = (url: string): string | undefined =>
  new URL(url).searchParams.get('refused') === 'proof_too_large' ? 'failure.proof_too_large' : undefined
