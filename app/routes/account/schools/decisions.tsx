import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { DecidedPiece } from '#app/features/moderation/decisions/components/decided-piece.tsx'
import { appealForSchool, listPieceDecisions } from '#app/features/moderation/decisions/file-appeal.server.ts'
import { schoolAppealSchema } from '#app/features/moderation/decisions/piece-decision.schema.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import type { Route } from './+types/decisions.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, MODERATION_POLICY.appealContent)
  const school = await findOwnSchool(userId, args.params.id)
  if (!school) throw data(null, { status: 404 })
  const decisions = await listPieceDecisions(school.id)
  return data({ school, decisions }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: schoolAppealSchema }, async ({ decisionId, text }) => {
    const { userId } = await sessionForChange({ context }, MODERATION_POLICY.appealContent)
    await appealForSchool({ userId, schoolId: params.id }, decisionId, text)
    const page = localePath(localeOf(new URL(request.url).pathname), `/account/schools/${params.id}/decisions`)
    return redirect(page, { headers: { 'set-cookie': messageCookie('message.contentAppealed') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'own.decisions')

export default function Decisions({ loaderData: { school, decisions } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <div>
        <BackLink to={`/account/schools/${school.id}`}>{school.name}</BackLink>
        <h1>{t('own.decisions')}</h1>
        <p className="mt-2 max-w-measure">{t('own.decisions.text', { months: APPEAL_MONTHS })}</p>
      </div>
      {decisions.length === 0 ? (
        <p className="text-ink-soft">{t('own.decisions.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {decisions.map((decision) => (
            <li key={decision.id} className="sheet p-5 sm:p-6">
              <DecidedPiece decision={decision} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
