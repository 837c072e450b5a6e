import { data } from 'react-router'
import { readReviewEvidence } from '#app/features/moderation/decisions/read-evidence.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/evidence.ts'
import { fileAnswer } from './file-answer.server.ts'

/** The file of a piece of evidence, for the moderators who decide on it. */
export async function loader(args: Route.LoaderArgs) {
  const evidence = await readReviewEvidence(await requireSession(args, MODERATION_POLICY.readEvidence), args.params.id)
  if (!evidence) throw data(null, { status: 404 })
  return fileAnswer(evidence, 'proof')
}
