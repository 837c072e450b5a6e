import { data } from 'react-router'
import { readProof } from '#app/features/moderation/proofs/read-proof.server.ts'
import { requireRole } from '#app/routes/session.server.ts'
import type { Route } from './+types/proof.ts'
import { fileAnswer } from './file-answer.server.ts'
import { STAFF } from './staff.server.ts'

/** The file of a proof, for the moderators who decide about it. */
export async function loader(args: Route.LoaderArgs) {
  const proof = await readProof(await requireRole(args, STAFF), args.params.id)
  if (!proof) throw data(null, { status: 404 })
  return fileAnswer(proof, 'proof')
}
