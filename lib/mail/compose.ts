import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'
import { messageId } from './message-id.ts'

/**
 * Composes the message with its headers, in nodemailer's form.
 *
 * @param from sender, an address or `Name <address>`
 */
export function compose(mail: Mail, from: string): SendMailOptions {
  const domain = /@([^>]+)>?$/.exec(from)?.[1]
  return {
    from,
    // As an object, so that the address is taken as a whole and never parsed as a list.
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.attachments && { attachments: mail.attachments }),
    messageId: messageId(mail, domain),
    headers: {
      'Content-Language': mail.language,
      // Asks mailboxes not to reply automatically (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
