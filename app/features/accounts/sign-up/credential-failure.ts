import { Failure } from '#app/core/failure.ts'

/**
 * Returns the failure that the first message of a schema stands for: no credentials at all, or a password that is easy
 * to guess.
 */
export function credentialFailure(message: string): Failure | undefined {
  if (message === 'failure.credentials_missing') return new Failure('invalid', 'credentials_missing')
  return message.startsWith('weak.') ? new Failure('unprocessable', 'weak_password') : undefined
}
