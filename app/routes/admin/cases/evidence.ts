import { data } from 'react-router'
import { readReviewEvidence } from '#app/features/moderation/evidence/read-evidence.server.ts'
import { requireRole } from '../../session.server.ts'
import { STAFF } from '../staff.server.ts'
import type { Route } from './+types/evidence.ts'
import { fileAnswer } from './file-answer.server.ts'

/** The file of a piece of evidence, for the moderators who decide on it. */
export async function loader(args: Route.LoaderArgs) {
  const evidence = await readReviewEvidence(await requireRole(args, STAFF), args.params.id)
  if (!evidence) throw data(null, { status: 404 })
  return fileAnswer(evidence, 'proof')
}
