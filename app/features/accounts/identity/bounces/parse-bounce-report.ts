import type { Email } from 'postal-mime'
import { z } from 'zod'
import { isOwnMessage } from '#lib/mail/message-id.ts'

/**
 * What became of a mail, as reported by the server or provider that carried it. `status` follows RFC 3463; complaints
 * have none.
 */
type Report = { address: string; kind: 'bounce' | 'complaint'; status: string }

const reportSchema = z.object({
  address: z.string().max(254, { abort: true }).pipe(z.email()),
  kind: z.enum(['bounce', 'complaint']),
  status: z
    .string()
    .regex(/^[2-5]\.\d{1,3}\.\d{1,3}$/)
    .default('5.0.0'),
})

/**
 * Parses reports that a mail provider sends as JSON, one or a list.
 *
 * @returns undefined when the text is not such a report
 */
export function readJson(text: string): Report[] | undefined {
  try {
    const parsed = z
      .union([reportSchema.transform((one) => [one]), z.array(reportSchema).max(1000, { abort: true })])
      .safeParse(JSON.parse(text))
    return parsed.data
  } catch {
    return undefined
  }
}

/**
 * Reads a mail reporting that others could not be delivered (RFC 3464). Anybody can send such mails, so only those
 * count that contain the Message-ID of one of our mails to the same address.
 *
 * @returns no report for any other mail, or for an unreadable one; its sender is not told
 */
export async function readDeliveryReport(raw: string): Promise<Report[]> {
  const mail = await parseMail(raw)
  if (!mail) return []
  const original = originalId(mail)
  if (!original) return []
  return fieldGroups(partOf(mail, /^message\/(global-)?delivery-status$/))
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .map((fields) => ({
      address: (fields.get('final-recipient') ?? '').replace(/^[^;]*;/, '').trim(),
      kind: 'bounce' as const,
      status: /^[2-5]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '',
    }))
    .filter(({ address }) => isOwnMessage(original, address))
}

/** Strangers write such mails: the library throws an error for one that is nested too deep or otherwise damaged. */
async function parseMail(raw: string): Promise<Email | undefined> {
  try {
    // Few processes ever read one.
    const { default: PostalMime } = await import('postal-mime')
    return await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' })
  } catch {
    return undefined
  }
}

const partOf = ({ attachments }: Email, type: RegExp): string => {
  const content = attachments.find(({ mimeType }) => type.test(mimeType))?.content
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Returns the Message-ID of the returned mail, whose headers are part of the report. */
function originalId(mail: Email): string | undefined {
  const returned = partOf(mail, /^(message\/rfc822|text\/rfc822-headers|message\/global(-headers)?)$/)
  return /^message-id:\s*(<[^<>\s]+>)/im.exec(returned)?.[1]
}

/** Groups of fields, separated by empty lines; names are in lower case. */
function fieldGroups(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ')
  return unfolded.split(/\n{2,}/).map((group) => {
    const fields = [...group.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)]
    return new Map(fields.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]))
  })
}
