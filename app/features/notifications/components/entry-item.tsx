import { Form } from 'react-router'
import { formatDay, formatInstant, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import type { Entry } from '../entries/entry.ts'

/** A notification: its sentence links to what it is about. */
export function EntryItem({ entry }: { entry: Entry }) {
  const t = useTranslation()
  const locale = useLocale()
  const sentence = useSentence(entry)
  const instant = entry.createdAt.toISOString()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t py-4 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className={entry.unread ? 'font-semibold' : ''}>
          {entry.unread && <span className="sr-only">{t('news.unread')} </span>}
          {entry.unread && <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-board" />}
          {entry.leadsOn ? <Link to={`/account/news/${entry.id}`}>{sentence}</Link> : sentence}
        </p>
        {entry.kind === 'update' && <p className="mt-1 whitespace-pre-line">{entry.text}</p>}
        <p className="mt-1 text-ink-soft text-sm">
          {entry.kind === 'review' || entry.kind === 'question' ? (
            <time dateTime={berlinDay(entry.createdAt)}>{formatDay(locale, entry.createdAt)}</time>
          ) : (
            <time dateTime={instant}>{formatInstant(locale, instant)}</time>
          )}
        </p>
      </div>
      {entry.unread && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={`read:${entry.id}`} />
          <input type="hidden" name="id" value={entry.id} />
          <button type="submit" className={button('quiet', 'small')}>
            {t('news.read')}
            <span className="sr-only">: {sentence}</span>
          </button>
        </Form>
      )}
    </li>
  )
}

function useSentence(entry: Entry): string {
  const t = useTranslation()
  const locale = useLocale()
  switch (entry.kind) {
    case 'review':
      return t('news.review', { school: entry.props.school, count: entry.props.count ?? 1 })
    case 'message':
      return t('news.message', entry.props)
    case 'question':
      return t('news.question', entry.props)
    case 'question_answer':
      return t('news.questionAnswer', { school: entry.props.school })
    case 'ticket':
      return t('news.ticket', { number: String(entry.props.number) })
    case 'saved_search':
      return t('news.savedSearch', {
        name: entry.props.name,
        count: formatNumber(locale, entry.props.count),
      })
    case 'update':
      return entry.title
  }
}
