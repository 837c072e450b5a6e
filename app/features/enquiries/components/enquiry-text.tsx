import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { FoundEnquiry } from '../find-enquiry.server.ts'

/** An enquiry with its sender, and the answer sent from here. */
export function EnquiryText({ enquiry }: { enquiry: FoundEnquiry }) {
  const t = useTranslation()
  const locale = useLocale()
  const { school, text, language, answer, createdAt, answeredAt } = enquiry
  return (
    <article className="sheet max-w-160 p-5 sm:p-6">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <time dateTime={createdAt.toISOString()}>{formatInstant(locale, createdAt.toISOString())}</time>
        <span>{t('inbox.to', { school })}</span>
        <Badge variant={answeredAt ? 'edge' : 'notice'}>{t(`inbox.state.${answeredAt ? 'answered' : 'open'}`)}</Badge>
      </p>
      <p lang={language} className="wrap-anywhere mt-4 whitespace-pre-line">
        {text}
      </p>
      <Sender enquiry={enquiry} />
      {answer && answeredAt && (
        <section className="mt-6 border-line border-t pt-5">
          <h2 className="text-lg">
            {t('inbox.answer.sent', { day: formatInstant(locale, answeredAt.toISOString()) })}
          </h2>
          <p className="wrap-anywhere mt-2 whitespace-pre-line">{answer}</p>
        </section>
      )}
    </article>
  )
}

function Sender({ enquiry: { email, phone } }: { enquiry: FoundEnquiry }) {
  const t = useTranslation()
  return (
    <ul className="mt-5 grid gap-1">
      <li>
        <a href={`mailto:${email}`} className="wrap-anywhere inline-flex min-h-8 items-center gap-2">
          <Icon name="mail" size={17} className="flex-none" />
          <span className="sr-only">{t('contactFields.email')}: </span>
          {email}
        </a>
      </li>
      {phone && (
        <li className="wrap-anywhere inline-flex min-h-8 items-center gap-2">
          <Icon name="phone" size={17} className="flex-none" />
          <span className="sr-only">{t('contactFields.phone')}: </span>
          {phone}
        </li>
      )}
    </ul>
  )
}
