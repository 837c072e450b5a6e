import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

const REFUSED: { error: PlainKey } = { error: 'failure.passkey_refused' }
const encoded = z
  .string(REFUSED)
  .max(12_000, { ...REFUSED, abort: true })
  .regex(/^[\w-]+$/, REFUSED)
/** An id that an authenticator gave a passkey; at most 1,023 bytes (WebAuthn 5.1.3). */
const credentialId = encoded.max(1366, { ...REFUSED, abort: true })

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.string().max(20, { abort: true }))
      .max(10, { abort: true })
      .default([]),
  }),
})
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.nullish(),
  }),
})

/** Reads the answer of a device from the hidden field that the script of the page filled. */
const answerAs = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string(REFUSED)
    .max(30_000, { ...REFUSED, abort: true })
    .transform((text, context): z.output<Schema> => {
      try {
        return schema.parse(JSON.parse(text))
      } catch {
        context.addIssue({ code: 'custom', message: REFUSED.error })
        return z.NEVER
      }
    })

/** What a device answers when it has made a passkey. */
export const newPasskeySchema = z.object({ answer: answerAs(registration) })
/** What a device answers when somebody signs in with a passkey. */
export const passkeySignInSchema = z.object({ answer: answerAs(assertion), next: z.string().optional() })
/** Names one's own passkey. */
export const removePasskeySchema = z.object({ id: credentialId })

export type NewPasskey = z.output<typeof registration>
export type PasskeyAnswer = z.output<typeof assertion>
