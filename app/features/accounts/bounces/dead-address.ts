/**
 * Whether a refusal means that an address accepts no mail at all, so that further mails would only do harm. Full
 * mailboxes, rules about content and unknown senders do not count (RFC 3463: subjects 0 and 1, 5.2.1 a disabled
 * mailbox, 5.4.4 a domain without mail).
 *
 * @param status enhanced code such as 5.1.1, or the plain SMTP code where a server gives no other
 */
export function isDead(status: string): boolean {
  if (status.includes('.')) return /^5\.([01]\.\d{1,3}|2\.1|4\.4)$/.test(status)
  return ['550', '551', '553'].includes(status)
}
