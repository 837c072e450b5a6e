/**
 * Masks an address so that those who know it recognise it and others learn nothing they could write to:
 * `s•••••@s•••••.de`. The number of dots is always the same.
 */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const dot = domain.lastIndexOf('.')
  const hidden = (text: string) => `${text.slice(0, 1)}•••••`
  return `${hidden(local)}@${hidden(domain.slice(0, dot))}${domain.slice(dot)}`
}
