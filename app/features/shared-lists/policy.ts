import type { Policy } from '#app/core/policy.ts'

/**
 * Who may do what with a shared list. Nobody needs an account: whoever has its id may read what is stored, which only
 * its key decrypts, and whoever has its write key as well may change, replace and end it.
 */
export const SHARED_LISTS_POLICY = {
  create: 'everybody',
  read: 'everybody',
  save: 'everybody',
  replace: 'everybody',
  end: 'everybody',
} as const satisfies Policy
