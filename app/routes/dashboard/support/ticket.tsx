import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { emptySchema } from '#app/core/forms/empty.schema.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { chatAvailability } from '#app/features/support/chat-availability.server.ts'
import { ReplyForm } from '#app/features/support/components/reply-form.tsx'
import { TicketFacts } from '#app/features/support/components/ticket-facts.tsx'
import { TicketHistory } from '#app/features/support/components/ticket-history.tsx'
import { viewOwnTicket } from '#app/features/support/own-tickets/own-tickets.server.ts'
import { closeOwnTicket, replyToTicket } from '#app/features/support/own-tickets/reply-to-ticket.server.ts'
import { SUPPORT_POLICY } from '#app/features/support/policy.ts'
import { replySchema } from '#app/features/support/ticket.schema.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { useFresh } from '#app/ui/hooks/use-fresh.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/ticket.ts'

/** How often an open chat checks for new messages. */
const CHAT_EVERY_MS = 10_000

export async function loader(args: Route.LoaderArgs) {
  const { session } = await requireDashboard(args)
  const ticket = await viewOwnTicket(session.userId, args.params.number)
  if (!ticket) throw new Response(null, { status: 404 })
  return data({ ticket, chat: chatAvailability() }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ params: { number }, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), `/dashboard/support/${number}`)
  const done = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  if (form.get('intent') === 'close')
    return await submit(form, { schema: emptySchema }, async () => {
      await closeOwnTicket((await sessionForChange({ context }, SUPPORT_POLICY.closeOwn)).userId, number)
      return done('message.ticketClosed')
    })
  return await submit(form, { schema: replySchema }, async ({ message }) => {
    await replyToTicket(
      (await sessionForChange({ context }, SUPPORT_POLICY.reply)).userId,
      number,
      message,
      context.get(visitorContext),
    )
    return done('message.ticketReplied')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.support')

export default function Ticket({ loaderData: { ticket, chat } }: Route.ComponentProps) {
  const t = useTranslation()
  const chatting = ticket.kind === 'live_chat' && ticket.state !== 'closed'
  useFresh(chatting, CHAT_EVERY_MS)
  return (
    <div className="grid max-w-160 gap-6">
      <p>
        <BackLink to="/dashboard/support">{t('ticket.back')}</BackLink>
      </p>
      <TicketFacts ticket={ticket} chat={chatting ? chat : undefined} />
      <section aria-labelledby="history" className="grid gap-4">
        <h2 id="history" className="text-lg">
          {t('ticket.history')}
        </h2>
        <TicketHistory
          messages={ticket.messages}
          whoOf={({ author }) => (author === 'team' ? t('ticket.team') : (ticket.colleague ?? t('ticket.you')))}
          isMine={({ author }) => author === 'sender'}
        />
      </section>
      {ticket.colleague ? (
        <p className="text-ink-soft">{t('ticket.colleagueAnswers', { name: ticket.colleague })}</p>
      ) : (
        <ReplyForm state={ticket.state} />
      )}
    </div>
  )
}
