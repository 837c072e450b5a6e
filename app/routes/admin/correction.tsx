import { data } from 'react-router'
import { z } from 'zod'
import { Workbench } from '#app/features/desk/components/workbench.tsx'
import { findLock } from '#app/features/desk/locks/find-lock.server.ts'
import { CorrectionCase } from '#app/features/schools/corrections/components/correction-case.tsx'
import { CorrectionRulingForm } from '#app/features/schools/corrections/components/correction-ruling-form.tsx'
import { correctionRulingSchema } from '#app/features/schools/corrections/correction.schema.ts'
import { decideCorrection } from '#app/features/schools/corrections/decide-correction.server.ts'
import { viewCorrection } from '#app/features/schools/corrections/list-corrections.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { sendForm } from '#app/routes/retry.client.ts'
import { requireRole } from '#app/routes/session.server.ts'
import { formOf, submit } from '#app/routes/submit.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/correction.ts'
import { afterDecision } from './queue/after-decision.server.ts'
import { STAFF, staffForChange } from './staff.server.ts'

const isId = (id: string) => z.uuid().safeParse(id).success

export async function loader(args: Route.LoaderArgs) {
  const session = await requireRole(args, STAFF)
  const correction = isId(args.params.id) ? await viewCorrection(args.params.id) : undefined
  if (!correction) throw data(null, { status: 404 })
  const lock = await findLock(session, { kind: 'correction', id: correction.id })
  return data({ correction, lock }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action(args: Route.ActionArgs) {
  return await submit(await formOf(args.request), { schema: correctionRulingSchema }, async (ruling) => {
    const moderator = await staffForChange(args)
    if (!isId(args.params.id)) throw new Response(null, { status: 404 })
    await decideCorrection(moderator, args.params.id, ruling)
    return afterDecision(args.request, '/admin?kind=correction', 'message.correctionDecided')
  })
}

export const clientAction = sendForm
export const meta = (args: Route.MetaArgs) => authMeta(args, 'corrections.title')

/** Also after a refusal: somebody else may have decided. */
export const shouldRevalidate = () => true

export default function Correction({ loaderData: { correction, lock } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <p>
        <Link to="/admin?kind=correction" className="inline-flex min-h-11 items-center gap-1">
          <Icon name="chevron-left" size={18} />
          {t('corrections.back')}
        </Link>
      </p>
      <CorrectionCase correction={correction} />
      <Workbench
        key={correction.id}
        matter={{ kind: 'correction', id: correction.id }}
        lock={lock}
        open={correction.state === 'open'}
      >
        {correction.state === 'open' && (
          <section aria-labelledby="decide-title" className="sheet p-5 sm:p-6">
            <h2 id="decide-title" className="mb-4 text-xl">
              {t('corrections.decide')}
            </h2>
            <CorrectionRulingForm key={correction.value} seen={correction.value} />
          </section>
        )}
      </Workbench>
    </>
  )
}
