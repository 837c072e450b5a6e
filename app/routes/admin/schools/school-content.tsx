import { data, redirect } from 'react-router'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { PieceDecisionForm } from '#app/features/moderation/decisions/components/piece-decision-form.tsx'
import { decidePiece } from '#app/features/moderation/decisions/decide-reports.server.ts'
import { pieceDecisionSchema } from '#app/features/moderation/decisions/piece-decision.schema.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { PieceList } from '#app/features/moderation/reports/components/piece-list.tsx'
import { PieceView } from '#app/features/moderation/reports/components/piece-view.tsx'
import { readPiece } from '#app/features/moderation/subject.ts'
import { listPieces } from '#app/features/moderation/subjects/pieces.server.ts'
import { viewSchool } from '#app/features/school-admin/view-school.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/school-content.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MODERATION_POLICY.checkContent)
  const { id } = args.params
  const [school, items] = await Promise.all([viewSchool(id), listPieces(id)])
  if (!school) throw new Response(null, { status: 404 })
  const asked = new URL(args.request.url).searchParams.get('item')
  const chosen = items.find(({ item }) => item === asked) ?? null
  const answer = { school: { id: school.id, name: school.name }, items, chosen }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  return await submit(await formOf(request), { schema: pieceDecisionSchema }, async (ruling) => {
    const admin = await sessionForChange({ context }, MODERATION_POLICY.checkContent)
    if (ruling.outcome === 'dismissed') throw new Failure('invalid', 'content_unknown')
    await decidePiece(admin, { schoolId: id, ref: readPiece(searchParams.get('item') ?? '') }, ruling)
    const page = localePath(localeOf(pathname), `/admin/schools/${id}/content`)
    return redirect(page, { headers: { 'set-cookie': messageCookie('message.decided') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'schoolAdmin.content')

export default function SchoolContent({ loaderData: { school, items, chosen } }: Route.ComponentProps) {
  const t = useTranslation()
  const page = `/admin/schools/${school.id}`
  return (
    <>
      <header>
        <p>
          <BackLink to={chosen ? `${page}/content` : page}>{chosen ? t('schoolAdmin.content') : school.name}</BackLink>
        </p>
        <h1 className="wrap-anywhere">{chosen ? school.name : t('schoolAdmin.content')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('schoolAdmin.content.text')}</p>
      </header>
      {chosen ? (
        <Section id="decide-title" title={t('moderation.decide')} gap={5}>
          <PieceView piece={chosen} />
          <PieceDecisionForm key={chosen.item} item={chosen} inQueue={false} />
        </Section>
      ) : (
        <PieceList to="decide" pieces={items} pathOf={(item) => `${page}/content?item=${encodeURIComponent(item)}`} />
      )}
    </>
  )
}
