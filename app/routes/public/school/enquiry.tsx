import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { EnquiryForm } from '#app/features/enquiries/components/enquiry-form.tsx'
import { enquirySchema } from '#app/features/enquiries/enquiry.schema.ts'
import { findMessageable } from '#app/features/enquiries/find-messageable.server.ts'
import { ENQUIRIES_POLICY } from '#app/features/enquiries/policy.ts'
import { sendEnquiry } from '#app/features/enquiries/send-enquiry.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '../../message.server.ts'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/enquiry.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [school, session] = await Promise.all([
    findMessageable(params.id),
    currentSession({ context }, ENQUIRIES_POLICY.send),
  ])
  if (!school) throw data(null, { status: 404 })
  const values = session ? { name: session.fullName, email: session.email } : {}
  return data({ school, values }, { headers: { 'cache-control': 'private, no-store' } })
}

/** Accepts an enquiry to the school from any visitor. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: enquirySchema }, async (written) => {
    const session = await currentSession({ context }, ENQUIRIES_POLICY.send)
    await sendEnquiry(params.id, written, { session, visitor: context.get(visitorContext), locale })
    const headers = { 'set-cookie': messageCookie('message.messageSent') }
    return redirect(localePath(locale, `/schools/${params.id}`), { headers })
  })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const [title, description] = [t('enquiry.title'), t('enquiry.intro')]
  return pageMeta({ location, matches, title, description, noindex: true })
}

export default function Message({ loaderData: { school, values } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page pt-8">
      <h1>{t('enquiry.title')}</h1>
      <p className="mt-2 mb-6 text-lg">
        <Link to={`/schools/${school.id}`}>{[school.name, school.city].filter(Boolean).join(', ')}</Link>
      </p>
      <p className="mb-6 max-w-measure">{t('enquiry.intro')}</p>
      <EnquiryForm values={values} />
    </div>
  )
}
