import { Form } from 'react-router'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import type { PublishedUpdate } from '../updates/list-updates.server.ts'

/** Published product news, each with a button that withdraws it. */
export function UpdateList({ updates }: { updates: PublishedUpdate[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (updates.length === 0) return <p>{t('updates.none')}</p>
  return (
    <ul>
      {updates.map(({ id, title, text, publishedAt }) => (
        <li key={id} className="border-line border-t py-4 first:border-t-0">
          <p className="font-semibold">{title}</p>
          <p className="mt-1 whitespace-pre-line">{text}</p>
          <p className="mt-1 text-ink-soft text-sm">{formatInstant(locale, publishedAt.toISOString())}</p>
          <Form method="post" className="mt-2">
            <input type="hidden" name="intent" value="withdraw" />
            <input type="hidden" name="updateId" value={id} />
            <button type="submit" className={button('quiet', 'small')}>
              {t('updates.withdraw')}
              <span className="sr-only">: {title}</span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
