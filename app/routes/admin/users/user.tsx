import { data, redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import type { StaffRight } from '#app/core/policy.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { logQuery } from '#app/features/moderation/team/audit-log/audit-log-address.ts'
import { LogTable } from '#app/features/moderation/team/audit-log/components/audit-log-table.tsx'
import { changeRole } from '#app/features/moderation/team/users/actions/change-role.server.ts'
import {
  approveFactorRemoval,
  refuseFactorRemoval,
} from '#app/features/moderation/team/users/actions/decide-factor-removal.server.ts'
import { endSessionsOf, sendPasswordReset } from '#app/features/moderation/team/users/actions/help-user.server.ts'
import { liftSuspension, suspendUser } from '#app/features/moderation/team/users/actions/suspend-user.server.ts'
import { roleSchema, suspendSchema } from '#app/features/moderation/team/users/actions/user-actions.schema.ts'
import { AccessForm } from '#app/features/moderation/team/users/components/access-form.tsx'
import { RoleForm } from '#app/features/moderation/team/users/components/role-form.tsx'
import { SuspensionSection } from '#app/features/moderation/team/users/components/suspension-section.tsx'
import { UserFacts } from '#app/features/moderation/team/users/components/user-facts.tsx'
import {
  OrdersPlaced,
  ReviewsWritten,
  SchoolsRun,
} from '#app/features/moderation/team/users/components/user-records.tsx'
import { UserState } from '#app/features/moderation/team/users/components/user-state.tsx'
import { viewUser } from '#app/features/moderation/team/users/view-user.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/user.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, MODERATION_POLICY.readUsers)
  const found = await viewUser(args.params.id)
  if (!found) throw new Response(null, { status: 404 })
  return data({ ...found, self: userId === found.person.id }, { headers: { 'cache-control': 'private, no-store' } })
}

const HELP = {
  lift: liftSuspension,
  'end-sessions': endSessionsOf,
  'send-reset': sendPasswordReset,
  'approve-removal': approveFactorRemoval,
  'refuse-removal': refuseFactorRemoval,
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), `/admin/users/${params.id}`)
  const done = () => redirect(here, { headers: { 'set-cookie': messageCookie('message.personChanged') } })
  const admin = async (right: StaffRight) => (await sessionForChange({ context }, right)).userId
  switch (form.get('intent')) {
    case 'suspend':
      return await submit(form, { schema: suspendSchema }, async ({ reason, lastDay }) => {
        await suspendUser(await admin(MODERATION_POLICY.suspendUser), params.id, { reason, lastDay })
        return done()
      })
    case 'role':
      return await submit(form, { schema: roleSchema }, async ({ role }) => {
        await changeRole(await admin(MODERATION_POLICY.changeRole), params.id, role)
        return done()
      })
    default:
      return await submit(
        form,
        {
          schema: z.object({
            intent: z.enum(['lift', 'end-sessions', 'send-reset', 'approve-removal', 'refuse-removal']),
          }),
        },
        async ({ intent }) => {
          await HELP[intent](await admin(MODERATION_POLICY.helpUser), params.id)
          return done()
        },
      )
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.users')

export default function User({ loaderData }: Route.ComponentProps) {
  const { person, schools, reviews, orders, history, self } = loaderData
  const t = useTranslation()
  const state = person.eraseAfter ? 'deleted' : person.suspended ? 'suspended' : 'active'
  return (
    <>
      <p>
        <BackLink to="/admin/users">{t('people.back')}</BackLink>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1>{person.email}</h1>
        <UserState state={state} bannedUntil={person.bannedUntil} />
      </div>
      <Section id="facts-title" title={t('people.facts')}>
        <UserFacts person={person} />
      </Section>
      <Section id="schools-title" title={t('people.schools')}>
        <SchoolsRun schools={schools} />
      </Section>
      <Section id="reviews-title" title={t('people.reviews', { count: person.reviewCount })}>
        <ReviewsWritten reviews={reviews} count={person.reviewCount} />
      </Section>
      <Section id="orders-title" title={t('people.orders', { count: person.orderCount })}>
        <OrdersPlaced orders={orders} count={person.orderCount} />
      </Section>
      <Section id="suspend-title" title={t('people.suspend')}>
        {self ? <p>{t('people.suspend.self')}</p> : <SuspensionSection person={person} />}
      </Section>
      {!self && (
        <Section id="role-title" title={t('people.role')}>
          <RoleForm role={person.role} />
        </Section>
      )}
      <Section id="access-title" title={t('people.access')}>
        <div className="grid gap-6">
          <AccessForm intent="end-sessions" />
          {state === 'active' && <AccessForm intent="send-reset" />}
          {!self && person.asksForFactorRemoval && (
            <>
              <AccessForm intent="approve-removal" />
              <AccessForm intent="refuse-removal" />
            </>
          )}
        </div>
      </Section>
      <History entries={history} userId={person.id} />
    </>
  )
}

type HistoryProps = { entries: Route.ComponentProps['loaderData']['history']; userId: string }

function History({ entries, userId }: HistoryProps) {
  const t = useTranslation()
  return (
    <section aria-labelledby="history-title" className="grid grid-cols-1 gap-4">
      <h2 id="history-title" className="text-xl">
        {t('people.history')}
      </h2>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{t('people.history.none')}</p>
      ) : (
        <LogTable entries={entries} />
      )}
      <p>
        <Link
          to={`/admin/log${logQuery({ kind: 'user', subject: userId })}`}
          className="inline-flex min-h-11 items-center"
        >
          {t('people.history.all')}
        </Link>
      </p>
    </section>
  )
}
