import { casePath } from '#app/features/admin/case-locks/case-kind.ts'
import { ENTRY } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { formatSpan } from '#app/i18n/format-span.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { Waiting } from '../list-queue.server.ts'
import { type QueueQuery, queueAddress } from '../queue-address.ts'

type Props = {
  waiting: Waiting
  /** Instant at which the page was made. */
  now: Date
  /** The part of the queue being shown, which the case keeps. */
  query: Omit<QueueQuery, 'after'>
  /** Path of the page without language, which marks the open case. */
  path: string
}

/** An open case with the link to the page where it is decided. */
export function CaseItem({ waiting, now, query, path }: Props) {
  const t = useTranslation()
  const { school, number, excerpt, language, lock, subject, kind } = waiting
  const name = school && [school.name, school.city].filter(Boolean).join(', ')
  const title = name ?? (number ? t('moderation.number', { number }) : t('moderation.unknownSchool'))
  const page = casePath(subject)
  return (
    <li className="sheet relative grid gap-1.5 p-3 has-[[aria-current]]:outline-2 has-[[aria-current]]:outline-board">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 font-semibold font-read text-base">
          <Link
            to={page + queueAddress(query).slice('/admin'.length)}
            aria-current={path === page ? 'true' : undefined}
            className="text-ink no-underline after:absolute after:inset-0"
            {...ENTRY}
          >
            {title}
          </Link>
        </h2>
        <Badge variant="edge">{t(`moderation.one.${kind}`)}</Badge>
      </div>
      <Facts waiting={waiting} />
      {excerpt && (
        <p lang={language ?? undefined} className="wrap-anywhere line-clamp-2 text-sm">
          {excerpt}
        </p>
      )}
      <Deadline waiting={waiting} now={now} />
      {lock && <Holder lock={lock} />}
    </li>
  )
}

function Facts({ waiting: { kind, rating, language, marks } }: { waiting: Waiting }) {
  const t = useTranslation()
  const locale = useLocale()
  const aboutReview = !['claim', 'correction', 'ticket', 'content', 'post'].includes(kind)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft text-sm empty:hidden">
      {aboutReview && rating === null && t('moderation.deleted')}
      {rating !== null && <Stars value={rating} label={t('reviews.stars', { average: String(rating) })} />}
      {language && languageName(locale, language)}
      {marks.map((mark) => (
        <Badge key={mark} variant="notice">
          {t(
            (mark.startsWith('field_') ? `correction.field.${mark.slice(6)}` : `moderation.short.${mark}`) as PlainKey,
          )}
        </Badge>
      ))}
    </div>
  )
}

const HOUR_MS = 3_600_000
/** Hours before its deadline at which a case is marked. */
const SOON_H = 6

/** How long it has waited and what is left, in words and in colour; the exact instants are in a tooltip. */
function Deadline({ waiting: { since, due }, now }: Pick<Props, 'waiting' | 'now'>) {
  const t = useTranslation()
  const locale = useLocale()
  const instant = (date: Date) => formatInstant(locale, date.toISOString())
  const span = (from: Date, to: Date) => formatSpan(locale, to.getTime() - from.getTime())
  if (since > now) return <p className="text-ink-soft text-sm">{t('moderation.notRipe', { time: instant(since) })}</p>
  const isSoon = due.getTime() - now.getTime() < SOON_H * HOUR_MS
  return (
    <p className="flex flex-wrap gap-x-1.5 text-ink-soft text-sm">
      <time dateTime={since.toISOString()} title={instant(since)}>
        {t('moderation.waiting', { time: span(since, now) })}
      </time>
      <span aria-hidden="true">·</span>
      <time dateTime={due.toISOString()} title={instant(due)}>
        {due > now ? (
          <span className={isSoon ? 'font-semibold text-notice-ink' : undefined}>
            {t('moderation.due', { time: span(now, due) })}
          </span>
        ) : (
          <strong className="inline-flex items-center gap-1 text-danger">
            <Icon name="circle-alert" size={16} />
            {t('moderation.overdue', { time: span(due, now) })}
          </strong>
        )}
      </time>
    </p>
  )
}

function Holder({ lock }: { lock: NonNullable<Waiting['lock']> }) {
  const t = useTranslation()
  const locale = useLocale()
  const time = formatInstant(locale, lock.since.toISOString())
  return (
    <p
      className={classes(
        'flex items-start gap-1 font-semibold text-xs leading-normal',
        lock.mine ? 'text-success' : 'text-ink-soft',
      )}
    >
      <Icon name="user-round" size={14} className="mt-0.5 flex-none" />
      <span className="wrap-anywhere min-w-0">
        {lock.mine ? t('moderation.held.mine') : t('moderation.held', { name: lock.name, time })}
      </span>
    </p>
  )
}
