import { visitorContext } from '#app/core/contexts.ts'
import { askForPasskey } from '#app/features/accounts/passkeys/sign-in-with-passkey.server.ts'
import type { Route } from './+types/passkey-request.ts'

/** `POST /api/passkey-request`: what the browser needs to ask a device for a passkey, as WebAuthn writes it in JSON. */
export async function action({ context }: Route.ActionArgs) {
  return Response.json(await askForPasskey(context.get(visitorContext)), {
    headers: { 'cache-control': 'private, no-store' },
  })
}
