import { data } from 'react-router'
import { readProof } from '#app/features/moderation/proofs/read-proof.server.ts'
import { requireRole } from '#app/routes/session.server.ts'
import type { Route } from './+types/proof.ts'

/** The file of a proof, for the moderators who decide about it: saved, never shown as a page, kept in no cache. */
export async function loader(args: Route.LoaderArgs) {
  const session = await requireRole(args, ['moderator', 'admin'])
  const proof = await readProof(session, args.params.id)
  if (!proof) throw data(null, { status: 404 })
  return new Response(new Uint8Array(proof.content), {
    headers: {
      'content-type': proof.type,
      'content-disposition': `attachment; filename="proof.${proof.extension}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    },
  })
}
