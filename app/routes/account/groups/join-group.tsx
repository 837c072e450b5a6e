import { data, Form } from 'react-router'
import { z } from 'zod'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { listOwnGroups } from '#app/features/groups/list-own-groups.server.ts'
import {
  acceptGroupInvitation,
  findGroupInvitation,
} from '#app/features/groups/people/accept-group-invitation.server.ts'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Route } from './+types/join-group.ts'
import { leadTo } from './group-page.server.ts'

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, GROUPS_POLICY.join)
  await countAttempt('link', { address: args.context.get(visitorContext).address })
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const [invitation, groups] = await Promise.all([findGroupInvitation(userId, token), listOwnGroups(userId)])
  const own = groups.filter(({ role }) => role === 'owner').map(({ id, name }) => ({ id, name }))
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  return data({ token, invitation, groups: own }, { headers })
}

const schema = tokenSchema.extend({ groupId: z.uuid('field.invalid').optional() })

export async function action({ request, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema }, async ({ token, groupId }) => {
    const { userId } = await sessionForChange({ context }, GROUPS_POLICY.join)
    await countAttempt('link', { address: context.get(visitorContext).address })
    const joined = await acceptGroupInvitation(userId, token, groupId)
    return leadTo(request, `/account/groups/${joined}`, 'message.groupJoined')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.join.title')

export default function JoinGroup({ loaderData: { token, invitation, groups } }: Route.ComponentProps) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'groupId'>('join-group', { groupId: groups[0]?.id })
  const title = <h1>{t('groups.join.title')}</h1>
  if (!invitation || invitation === 'other')
    return (
      <>
        {title}
        <p className="max-w-measure">{t(invitation ? 'join.other' : 'join.used')}</p>
      </>
    )
  const { group, school, city } = invitation
  const isForSchool = group === null
  return (
    <>
      {title}
      <div className="sheet grid max-w-160 gap-5 p-5 sm:p-6">
        <p>
          {isForSchool
            ? t('groups.join.school', { school: [school, city].filter(Boolean).join(', ') })
            : t('groups.join.group', { group })}
        </p>
        {isForSchool && groups.length === 0 ? (
          <>
            <p>{t('groups.join.noGroup')}</p>
            <Link to="/account/groups" className={`${button('main')} justify-self-start`}>
              {t('groups.found')}
            </Link>
          </>
        ) : (
          <Form {...form} className="grid gap-5">
            <FormFailure failure={failure} />
            <input type="hidden" name="token" value={token} />
            {isForSchool && (
              <RadioField
                field={fields.groupId}
                label={t('groups.join.choose')}
                values={groups.map(({ id }) => id)}
                textOf={(id) => groups.find((one) => one.id === id)?.name ?? ''}
                required
              />
            )}
            <SubmitButton intent="join-group" busy={t('account.busy')} className="justify-self-start">
              {t('groups.join.submit')}
            </SubmitButton>
          </Form>
        )}
      </div>
    </>
  )
}
