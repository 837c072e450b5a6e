import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { finishGoogle, googleOffered } from '#app/features/accounts/sign-in/google/google.server.ts'
import type { Route } from './+types/google-callback.ts'

/** Google redirects the browser to this address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!googleOffered()) throw new Response(null, { status: 404 })
  try {
    return await finishGoogle(request, context.get(visitorContext))
  } catch (error) {
    if (error instanceof Failure) throw new Response(null, { status: error.status })
    throw error
  }
}
