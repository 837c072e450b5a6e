import { data } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { findLock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { Workbench } from '#app/features/admin/components/workbench.tsx'
import { CorrectionCase } from '#app/features/corrections/components/correction-case.tsx'
import { CorrectionDecisionForm } from '#app/features/corrections/components/correction-decision-form.tsx'
import { correctionDecisionSchema } from '#app/features/corrections/correction.schema.ts'
import { decideCorrection } from '#app/features/corrections/decide-correction.server.ts'
import { viewCorrection } from '#app/features/corrections/list-corrections.server.ts'
import { CORRECTIONS_POLICY } from '#app/features/corrections/policy.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import { afterDecision } from '../queue/after-decision.server.ts'
import type { Route } from './+types/correction.ts'

const isId = (id: string) => z.uuid().safeParse(id).success

export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, CORRECTIONS_POLICY.decide)
  const correction = isId(args.params.id) ? await viewCorrection(args.params.id) : undefined
  if (!correction) throw data(null, { status: 404 })
  const lock = await findLock(session, { kind: 'correction', id: correction.id })
  return data({ correction, lock }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action(args: Route.ActionArgs) {
  return await submit(await formOf(args.request), { schema: correctionDecisionSchema }, async (ruling) => {
    const moderator = await sessionForChange(args, CORRECTIONS_POLICY.decide)
    if (!isId(args.params.id)) throw new Response(null, { status: 404 })
    await decideCorrection(moderator, args.params.id, ruling)
    return afterDecision(args.request, '/admin?kind=correction', 'message.correctionDecided')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'corrections.title')

/** Reloads even after a refusal: another moderator may already have decided. */
export const shouldRevalidate = evenAfterRefusal

export default function Correction({ loaderData: { correction, lock } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <CorrectionCase correction={correction} />
      <Workbench
        key={correction.id}
        caseRef={{ kind: 'correction', id: correction.id }}
        lock={lock}
        open={correction.state === 'open'}
      >
        {correction.state === 'open' && (
          <Section id="decide-title" title={t('corrections.decide')}>
            <CorrectionDecisionForm key={correction.value} field={correction.field} seen={correction.value} />
          </Section>
        )}
      </Workbench>
    </>
  )
}
