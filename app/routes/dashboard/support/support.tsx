import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { chatAvailability } from '#app/features/support/chat-availability.server.ts'
import { OwnTicketList } from '#app/features/support/components/own-ticket-list.tsx'
import { PremiumClock } from '#app/features/support/components/premium-clock.tsx'
import { SupportForm } from '#app/features/support/components/support-form.tsx'
import { SupportWays } from '#app/features/support/components/support-ways.tsx'
import { requestSupport } from '#app/features/support/open/request-support.server.ts'
import { findNextDue, listOwnTickets } from '#app/features/support/own-tickets/own-tickets.server.ts'
import { readSupportAddress } from '#app/features/support/support-address.ts'
import { supportSchema } from '#app/features/support/ticket.schema.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/support.ts'
import { Questions } from './questions.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { school, session } = await requireDashboard(args)
  const { way, before } = readSupportAddress(new URL(args.request.url).searchParams)
  const [own, next] = await Promise.all([listOwnTickets(session.userId, before), findNextDue(session.userId)])
  const { id, name } = school
  const answer = { school: { id, name }, way, isFirst: before === undefined, ...own, next, now: new Date() }
  return data({ ...answer, chat: chatAvailability() }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: supportSchema }, async (written) => {
    const session = await sessionForChange({ context })
    const { number } = await requestSupport(session, written, { visitor: context.get(visitorContext), locale })
    const headers = { 'set-cookie': messageCookie('message.supportSent') }
    return redirect(localePath(locale, `/dashboard/support/${number}`), { headers })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.support')

export default function Support({ loaderData }: Route.ComponentProps) {
  const { school, way, chat, tickets, older, isFirst, next, now } = loaderData
  const t = useTranslation()
  return (
    <div className="grid max-w-160 gap-6">
      <div>
        <h1>{t('dashboard.nav.support')}</h1>
        <p className="mt-2 text-ink-soft">{t('support.intro')}</p>
      </div>
      <PremiumClock next={next} now={now} />
      <section aria-labelledby="ways" className="sheet p-5 md:p-6">
        <h2 id="ways" className="text-lg">
          {t('support.ways')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('support.ways.text')}</p>
        <SupportWays chosen={way} chat={chat} />
        {way && <SupportForm key={way} way={way} school={school} />}
      </section>
      <OwnTicketList tickets={tickets} older={older} isFirst={isFirst} />
      <Questions />
    </div>
  )
}
