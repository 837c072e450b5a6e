import type { FailureCode } from '#app/core/failure.ts'

/** What is wrong with a file stands beside its field. */
export const EVIDENCE_FAILURES: Partial<Record<FailureCode, string>> = {
  proof_missing: 'proof',
  proof_type: 'proof',
  proof_too_large: 'proof',
  proof_damaged: 'proof',
}

/** Why a file that was larger than any form did not even arrive, as the address of the page says it. */
export const refusedFile = (url: string): string | undefined =>
  new URL(url).searchParams.get('refused') === 'proof_too_large' ? 'failure.proof_too_large' : undefined
