import { data, redirect } from 'react-router'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { Comparison } from '#app/features/school-admin/components/comparison.tsx'
import { MergeSection } from '#app/features/school-admin/components/merge-section.tsx'
import { mergeSchema } from '#app/features/school-admin/edit/school-actions.schema.ts'
import { mergeSchools } from '#app/features/school-admin/merge/merge-schools.server.ts'
import { SCHOOL_ADMIN_POLICY } from '#app/features/school-admin/policy.ts'
import { viewSchool } from '#app/features/school-admin/view-school.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import type { Route } from './+types/merge.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, SCHOOL_ADMIN_POLICY.merge)
  const otherId = (new URL(args.request.url).searchParams.get('with') ?? '').trim()
  const [school, other] = await Promise.all([viewSchool(args.params.id), viewSchool(otherId)])
  if (!school) throw new Response(null, { status: 404 })
  const answer = { school, otherId, other: other && other.id !== school.id ? other : null }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: mergeSchema }, async ({ otherId, survivorId, reason }) => {
    const { userId: adminId } = await sessionForChange({ context }, SCHOOL_ADMIN_POLICY.merge)
    if (survivorId !== id && survivorId !== otherId) throw new Failure('not_found', 'school_unknown')
    await mergeSchools({ survivorId, mergedId: survivorId === id ? otherId : id }, { adminId, reason })
    const headers = { 'set-cookie': messageCookie('message.schoolsMerged') }
    return redirect(localePath(locale, `/admin/schools/${survivorId}`), { headers })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'schoolAdmin.merge.title')

export default function Merge({ loaderData: { school, otherId, other } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <p>
        <BackLink to={`/admin/schools/${school.id}`}>{school.name}</BackLink>
      </p>
      <h1>{t('schoolAdmin.merge.title')}</h1>
      {other ? (
        <>
          <Comparison schools={[school, other]} />
          <MergeSection schools={[school, other]} />
        </>
      ) : (
        <p className="wrap-anywhere">{t('schoolAdmin.noOther', { id: otherId })}</p>
      )}
    </>
  )
}
