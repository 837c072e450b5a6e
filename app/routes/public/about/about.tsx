import { useEffect } from 'react'
import { data, useLocation } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { Independence } from '#app/features/legal/components/independence.tsx'
import { operator } from '#app/features/legal/operator/operator.server.ts'
import { ContactForm } from '#app/features/support/components/contact-form.tsx'
import { sendContact } from '#app/features/support/open/send-contact.server.ts'
import { SUPPORT_POLICY } from '#app/features/support/policy.ts'
import { contactSchema } from '#app/features/support/ticket.schema.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { useSite } from '../../shell/site.ts'
import type { Route } from './+types/about.ts'

/** The page is the same for all visitors, except for the answer to the form. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({
  'cache-control': actionHeaders.get('cache-control') ?? 'public, max-age=0, s-maxage=300',
})

export function loader() {
  const { name, owners, ties } = operator()
  return { name, owners, ties }
}

/** Accepts the contact form. */
export async function action({ request, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: contactSchema }, async (written) => {
    const session = await currentSession({ context }, SUPPORT_POLICY.contact)
    const locale = localeOf(new URL(request.url).pathname)
    await sendContact(written, { session, visitor: context.get(visitorContext), locale })
    return data({ sent: Date.now() }, { headers: { 'cache-control': 'private, no-store' } })
  })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t('about.metaTitle'), description: t('about.metaDescription') })
}

const VALUES = [
  { key: 'transparency', icon: 'eye' },
  { key: 'quality', icon: 'list-checks' },
  { key: 'innovation', icon: 'lightbulb' },
] as const

export default function About({ actionData, loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  const { sent } = (actionData ?? {}) as { sent?: number }
  return (
    <div className="page">
      <section className="pt-10 md:pt-14">
        <h1 className="ruled max-w-3xl">{t('about.title')}</h1>
        <p className="mt-5 max-w-measure text-lg">{t('about.intro')}</p>
      </section>
      <div className="mt-10 grid max-w-[calc(2*var(--measure))] gap-10 md:grid-cols-2">
        <section aria-labelledby="mission">
          <h2 id="mission">{t('about.mission')}</h2>
          <p className="mt-3 max-w-measure">{t('about.mission.text')}</p>
        </section>
        <section aria-labelledby="vision">
          <h2 id="vision">{t('about.vision')}</h2>
          <p className="mt-3 max-w-measure">{t('about.vision.text')}</p>
        </section>
      </div>
      <section className="section-space" aria-labelledby="values">
        <h2 id="values" className="mb-5">
          {t('about.values')}
        </h2>
        <ul className="grid gap-6 md:grid-cols-3">
          {VALUES.map(({ key, icon }) => (
            <li key={key} className="sheet p-6">
              <Icon name={icon} size={30} strokeWidth={1.6} className="text-board" />
              <h3 className="mt-3">{t(`about.value.${key}`)}</h3>
              <p className="mt-1 text-ink-soft">{t(`about.value.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Independence {...loaderData} />
      <Contact sent={sent} />
    </div>
  )
}

function Contact({ sent }: { sent: number | undefined }) {
  const t = useTranslation()
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again scrolls again
  useEffect(() => {
    if (hash === '#contact') document.getElementById('contact-title')?.focus({ preventScroll: true })
  }, [hash, key])
  return (
    <section id="contact" className="section-space" aria-labelledby="contact-title">
      <h2 id="contact-title" tabIndex={-1}>
        {t('contact.title')}
      </h2>
      <p className="mt-3 mb-8 max-w-measure">{t('contact.text')}</p>
      <div className="grid gap-10 md:grid-cols-[minmax(0,40rem)_minmax(14rem,1fr)] md:gap-16">
        <ContactForm sent={sent} />
        <OtherWays />
      </div>
    </section>
  )
}

function OtherWays() {
  const t = useTranslation()
  const site = useSite()
  return (
    <div className="grid content-start gap-8">
      {site && (
        <div>
          <h3 className="text-lg">{t('contact.direct')}</h3>
          <a
            href={`mailto:${site.contactEmail}`}
            className="wrap-anywhere inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Icon name="mail" size={18} className="flex-none" />
            {site.contactEmail}
          </a>
        </div>
      )}
      <div>
        <h3 className="text-lg">{t('contact.named')}</h3>
        <p className="mt-1">{t('contact.named.text')}</p>
        <Link to="/named-in-a-review" className="inline-flex min-h-11 items-center">
          {t('contact.named.link')}
        </Link>
      </div>
    </div>
  )
}
