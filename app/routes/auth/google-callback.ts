import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { finishGoogle, googleOffered } from '#app/features/accounts/sign-in/google/google.server.ts'
import type { Route } from './+types/google-callback.ts'

/** Google redirects the browser to this address; what fails is told on the sign-in page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!googleOffered()) throw new Response(null, { status: 404 })
  try {
    return await finishGoogle(request, context.get(visitorContext))
  } catch (error) {
    if (error instanceof Failure) return redirect(`/auth?failure=${error.code}`)
    throw error
  }
}
