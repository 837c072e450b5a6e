import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

let domains: Set<string> | undefined

/**
 * Whether an address belongs to a provider of disposable mailboxes, according to the community's list
 * (github.com/disposable-email-domains). Subdomains of a listed domain count as well.
 */
export function isDisposableEmail(email: string): boolean {
  domains ??= disposableEmailBlocklistSet()
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_, index) => domains!.has(labels.slice(index).join('.')))
}
