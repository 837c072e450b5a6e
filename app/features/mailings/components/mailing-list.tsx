import { Form } from 'react-router'
import { formatInstant, formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { useFresh } from '#app/ui/hooks/use-fresh.ts'
import type { OrderedMailing } from '../list-mailings.server.ts'

const POLL_EVERY_MS = 5000

/** Ordered letters with their progress; those being sent can be cancelled. */
export function MailingList({ mailings }: { mailings: OrderedMailing[] }) {
  const t = useTranslation()
  useFresh(
    mailings.some(({ state }) => state === 'sending'),
    POLL_EVERY_MS,
  )
  if (mailings.length === 0) return <p>{t('mailing.none')}</p>
  return (
    <ul>
      {mailings.map((mailing) => (
        <Item key={mailing.id} {...mailing} />
      ))}
    </ul>
  )
}

function Item({ id, subject, audience, reason, state, orderedAt, recipients, sent, leftOut }: OrderedMailing) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <li className="grid gap-1 border-line border-t py-4 first:border-t-0">
      <p className="wrap-anywhere font-semibold">{subject}</p>
      <p className="text-sm">
        {t(`mailing.audience.${audience}`)}. {t(`mailing.reason.${reason ?? 'none'}`)}.
      </p>
      <p className="text-ink-soft text-sm">
        {t('mailing.orderedAt', { time: formatInstant(locale, orderedAt.toISOString()) })},{' '}
        {t(`mailing.state.${state}`)}:{' '}
        {t('mailing.sent', { sent: formatNumber(locale, sent), recipients: formatNumber(locale, recipients) })}
        {leftOut > 0 && `; ${t('mailing.leftOut', { count: formatNumber(locale, leftOut) })}`}
      </p>
      {state === 'sending' && (
        <>
          <progress
            aria-label={t('mailing.progress', { subject })}
            max={recipients}
            value={sent + leftOut}
            className="mt-1 h-3 w-full accent-board"
          />
          <Form method="post" className="mt-2">
            <input type="hidden" name="intent" value="cancel" />
            <input type="hidden" name="mailingId" value={id} />
            <button type="submit" className={button('quiet', 'small')}>
              {t('mailing.cancel')}
              <span className="sr-only">: {subject}</span>
            </button>
          </Form>
        </>
      )}
    </li>
  )
}
