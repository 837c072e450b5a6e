import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

let domains: Set<string> | undefined

/**
 * Whether an address belongs to a provider of throw-away mailboxes, by the list that the community keeps
 * (github.com/disposable-email-domains). Every address below a listed domain counts as well.
 */
export function isDisposableEmail(email: string): boolean {
  domains ??= disposableEmailBlocklistSet()
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_, index) => domains!.has(labels.slice(index).join('.')))
}
