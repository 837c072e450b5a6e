import { log } from '#lib/log.ts'
import { ForgedMessage, UnreadableMessage } from '../providers/provider.ts'
import { providerNamed } from '../providers/providers.server.ts'
import { handleEvent } from './handle-event.server.ts'

/**
 * Handles a message to the webhook of a provider.
 *
 * @param body as received, byte by byte: the signature covers it
 * @returns status of the answer; anything but 200 makes the provider send it again
 */
export async function handleWebhook(name: string, body: string, signature: string): Promise<200 | 400 | 404> {
  const provider = providerNamed(name)
  if (!provider) return 404
  try {
    const event = await provider.read(body, signature)
    if (event) await handleEvent(event)
    return 200
  } catch (error) {
    if (error instanceof ForgedMessage)
      log().warn({ provider: name }, 'a payment message was not signed by its provider')
    else if (error instanceof UnreadableMessage) log().error({ provider: name }, 'a payment message cannot be read')
    else throw error
    return 400
  }
}
