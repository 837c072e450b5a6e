import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { answerEnquiry } from '#app/features/enquiries/answer-enquiry.server.ts'
import { closeEnquiry, deleteEnquiry, reopenEnquiry } from '#app/features/enquiries/change-enquiry.server.ts'
import { AnswerForm, EnquiryActions } from '#app/features/enquiries/components/enquiry-actions.tsx'
import { EnquiryText } from '#app/features/enquiries/components/enquiry-text.tsx'
import { enquiryActionSchema } from '#app/features/enquiries/enquiry.schema.ts'
import { findEnquiry } from '#app/features/enquiries/find-enquiry.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/message.ts'

/** Shows an enquiry to the premium school on which the person is working; any other enquiry is a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { session } = await requireDashboard(args)
  const enquiry = await findEnquiry(session.userId, args.params.id)
  if (!enquiry) throw data(null, { status: 404 })
  return data({ enquiry, own: session.email }, { headers: { 'cache-control': 'private, no-store' } })
}

const MESSAGES = {
  answer: 'message.answerSent',
  done: 'message.enquiryDone',
  reopen: 'message.enquiryReopened',
  delete: 'message.enquiryDeleted',
} as const

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: enquiryActionSchema }, async (wish) => {
    const access = { userId: (await sessionForChange({ context })).userId, id }
    if (wish.intent === 'answer') await answerEnquiry(access, wish.text)
    else if (wish.intent === 'done') await closeEnquiry(access)
    else if (wish.intent === 'reopen') await reopenEnquiry(access)
    else await deleteEnquiry(access)
    const path = wish.intent === 'delete' ? '/dashboard/messages' : `/dashboard/messages/${id}`
    return redirect(localePath(locale, path), { headers: { 'set-cookie': messageCookie(MESSAGES[wish.intent]) } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.messages')

export default function Message({ loaderData: { enquiry, own } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <Link to="/dashboard/messages" className="inline-flex min-h-8 items-center gap-1.5">
          <Icon name="arrow-left" size={16} className="flex-none" />
          {t('inbox.back')}
        </Link>
        <h1 className="wrap-anywhere mt-2">{t('inbox.from', { name: enquiry.name })}</h1>
      </header>
      <EnquiryText enquiry={enquiry} />
      {!enquiry.answer && <AnswerForm email={enquiry.email} own={own} />}
      <EnquiryActions enquiry={enquiry} />
    </>
  )
}
