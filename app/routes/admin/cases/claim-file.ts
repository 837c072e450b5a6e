import { data } from 'react-router'
import { readEvidence } from '#app/features/claims/admin/read-evidence.server.ts'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/claim-file.ts'
import { fileAnswer } from './file-answer.server.ts'

/** The evidence of a claim, for the moderators who decide on it. */
export async function loader(args: Route.LoaderArgs) {
  const file = await readEvidence(await requireSession(args, CLAIMS_POLICY.decide), args.params.id)
  if (!file) throw data(null, { status: 404 })
  return fileAnswer(file, 'evidence')
}
