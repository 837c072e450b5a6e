import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { NamedPersonForm } from '#app/features/support/components/named-person-form.tsx'
import { SentNote } from '#app/features/support/components/sent-note.tsx'
import { sendRequest } from '#app/features/support/open/send-contact.server.ts'
import { namedPersonSchema } from '#app/features/support/ticket.schema.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/named-in-a-review.ts'

/** Accepts the request of a person who is named in a review. */
export async function action({ request, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: namedPersonSchema }, async (written) => {
    const session = await currentSession({ context }, MODERATION_POLICY.report)
    const locale = localeOf(new URL(request.url).pathname)
    await sendRequest(written, { session, visitor: context.get(visitorContext), locale })
    return data({ sent: Date.now() }, { headers: { 'cache-control': 'private, no-store' } })
  })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({
    location,
    matches,
    title: `${t('namedPerson.title')} · Aulario`,
    description: t('namedPerson.intro'),
  })
}

export default function NamedInAReview({ actionData }: Route.ComponentProps) {
  const t = useTranslation()
  const { sent } = (actionData ?? {}) as { sent?: number }
  return (
    <div className="page pt-8">
      <h1>{t('namedPerson.title')}</h1>
      <div className="mt-4 grid max-w-160 gap-6">
        {sent ? (
          <SentNote key={sent} title={t('namedPerson.sent')} text={t('namedPerson.sent.text')} />
        ) : (
          <>
            <p>
              {t('namedPerson.intro')} {t('namedPerson.clock')}
            </p>
            <NamedPersonForm />
          </>
        )}
      </div>
    </div>
  )
}
