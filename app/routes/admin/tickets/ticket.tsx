import { data, redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { findLock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { Workbench } from '#app/features/admin/components/workbench.tsx'
import { applyTicketAction } from '#app/features/support/admin/apply-ticket-action.server.ts'
import { AnswerForm, NoteForm, StateForm } from '#app/features/support/admin/components/action-forms.tsx'
import { CaseHead, HistorySection, SenderSection } from '#app/features/support/admin/components/ticket-case.tsx'
import { viewTicket } from '#app/features/support/admin/view-ticket.server.ts'
import { SUPPORT_POLICY } from '#app/features/support/policy.ts'
import { actionSchema } from '#app/features/support/ticket.schema.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { afterDecision } from '../queue/after-decision.server.ts'
import type { Route } from './+types/ticket.ts'

const isId = (id: string) => z.uuid().safeParse(id).success

export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, SUPPORT_POLICY.read)
  const ticket = isId(args.params.id) ? await viewTicket(args.params.id) : undefined
  if (!ticket) throw new Response(null, { status: 404 })
  const lock = await findLock(session, { kind: 'ticket', id: ticket.id })
  return data({ ticket, lock }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action(args: Route.ActionArgs) {
  return await submit(await formOf(args.request), { schema: actionSchema }, async (change) => {
    const staff = await sessionForChange(args, SUPPORT_POLICY.answer)
    if (!isId(args.params.id)) throw new Response(null, { status: 404 })
    await applyTicketAction(staff, args.params.id, change)
    if (change.intent === 'note') {
      const here = localePath(localeOf(new URL(args.request.url).pathname), `/admin/tickets/${args.params.id}`)
      const headers = { 'set-cookie': messageCookie('message.ticketNoted') }
      return redirect(here, { headers })
    }
    return afterDecision(args.request, `/admin/tickets/${args.params.id}`, 'message.ticketSettled')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'ticketAdmin.title')

/** Reloads even after a refusal: another person may have written in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function Ticket({ loaderData: { ticket, lock } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <p>
        <BackLink to="/admin/tickets">{t('ticketAdmin.back')}</BackLink>
      </p>
      <CaseHead ticket={ticket} />
      <SenderSection ticket={ticket} />
      <HistorySection ticket={ticket} />
      <Workbench key={ticket.id} caseRef={{ kind: 'ticket', id: ticket.id }} lock={lock} open={ticket.state === 'open'}>
        <AnswerForm ticket={ticket} />
        <NoteForm />
        <StateForm ticket={ticket} />
      </Workbench>
    </>
  )
}
