import { Failure } from '#app/core/failure.ts'

/** The failure that a schema tells of by its first message: no credentials at all, or a password that is easy to guess. */
export function credentialFailure(message: string): Failure | undefined {
  if (message === 'failure.credentials_missing') return new Failure('invalid', 'credentials_missing')
  return message.startsWith('weak.') ? new Failure('unprocessable', 'weak_password') : undefined
}
