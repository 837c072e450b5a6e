import { data } from 'react-router'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { applyChange, discardChange, undoChange } from '#app/features/groups/changes/apply-change.server.ts'
import { refreshChange } from '#app/features/groups/changes/refresh-change.server.ts'
import { viewChange } from '#app/features/groups/changes/view-change.server.ts'
import { ChangeActions, ChangeSummary } from '#app/features/groups/components/change-list.tsx'
import { ChangeRows } from '#app/features/groups/components/change-rows.tsx'
import { GroupHead } from '#app/features/groups/components/group-head.tsx'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import type { Route } from './+types/change.ts'
import { leadTo, pageOf } from './group-page.server.ts'
import { PRIVATE, requireOwnGroup } from './own-group.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { group, ...member } = await requireOwnGroup(args, GROUPS_POLICY.applyChange)
  const page = pageOf(args.request)
  const change = await viewChange(member, args.params.change, page)
  if (!change) throw data(null, { status: 404 })
  return data({ group, change, page }, PRIVATE)
}

const schema = z.object({ intent: z.enum(['apply', 'undo', 'discard']) })

export async function action({ request, params, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema }, async ({ intent }) => {
    const member = { userId: (await sessionForChange({ context })).userId, groupId: params.id }
    const here = `/account/groups/${params.id}/changes`
    if (intent === 'discard') {
      await discardChange(member, params.change)
      return leadTo(request, here, 'message.changeDiscarded')
    }
    if (intent === 'undo') {
      await undoChange(member, params.change)
      return leadTo(request, `${here}/${params.change}`, 'message.changeUndone')
    }
    try {
      await applyChange(member, params.change)
    } catch (error) {
      if (error instanceof Failure && error.code === 'change_stale') await refreshChange(member, params.change)
      throw error
    }
    return leadTo(request, `${here}/${params.change}`, 'message.changeApplied')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.change.title')

/** Reloads even after a refusal, because a school may have changed in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function Change({ loaderData: { group, change, page } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <GroupHead group={group} title={t('groups.change.title')} />
      <div className="sheet grid gap-4 p-5 sm:p-6">
        <ChangeSummary change={change} />
        <ChangeActions change={change} />
      </div>
      <ChangeRows rows={change.rows} isUndone={change.state === 'undone'} />
      <PageLinks
        page={page}
        pages={change.pages}
        pathOf={(number) => `/account/groups/${group.id}/changes/${change.id}?page=${number}`}
      />
    </>
  )
}
