import { visitorContext } from '#app/core/contexts.ts'
import { askForPasskey } from '#app/features/accounts/sign-in/passkeys/sign-in-with-passkey.server.ts'
import type { Route } from './+types/passkey-request.ts'

/**
 * `POST /api/passkey-request`: the options with which the browser asks a device for a passkey, in WebAuthn's JSON
 * format.
 */
export async function action({ context }: Route.ActionArgs) {
  return Response.json(await askForPasskey(context.get(visitorContext)), {
    headers: { 'cache-control': 'private, no-store' },
  })
}
