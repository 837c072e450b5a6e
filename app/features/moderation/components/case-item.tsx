import { casePath } from '#app/features/admin/case-locks/case-kind.ts'
import { ENTRY } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { formatInstant, languageName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Waiting } from '../queue/list-queue.server.ts'

/**
 * An open case with the link to the page where it is decided. `now` is the server's time, so that server and browser
 * render the same.
 */
export function CaseItem({ waiting, now }: { waiting: Waiting; now: Date }) {
  const t = useTranslation()
  const { school, number, excerpt, language, lock } = waiting
  const name = school && [school.name, school.city].filter(Boolean).join(', ')
  const title = name ?? (number ? t('moderation.number', { number }) : t('moderation.unknownSchool'))
  return (
    <li className="sheet relative grid gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg">
          <Link to={casePath(waiting.subject)} className="text-ink after:absolute after:inset-0" {...ENTRY}>
            {title}
          </Link>
        </h2>
        <Badge variant="edge">{t(`moderation.one.${waiting.kind}`)}</Badge>
      </div>
      <Facts waiting={waiting} />
      {excerpt && (
        <p lang={language ?? undefined} className="wrap-anywhere">
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
  const aboutReview = !['claim', 'correction', 'ticket'].includes(kind)
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

/** Since when it waits and when it is due; says in words when it is overdue. */
function Deadline({ waiting: { since, due }, now }: { waiting: Waiting; now: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  const instant = (date: Date) => formatInstant(locale, date.toISOString())
  if (since > now) return <p className="text-ink-soft text-sm">{t('moderation.notRipe', { time: instant(since) })}</p>
  return (
    <p className="text-ink-soft text-sm">
      {t('moderation.waiting', { time: instant(since) })}
      {' · '}
      {due > now ? (
        t('moderation.due', { time: instant(due) })
      ) : (
        <strong className="inline-flex items-center gap-1 text-danger">
          <Icon name="circle-alert" size={16} />
          {t('moderation.overdue', { time: instant(due) })}
        </strong>
      )}
    </p>
  )
}

function Holder({ lock }: { lock: NonNullable<Waiting['lock']> }) {
  const t = useTranslation()
  const locale = useLocale()
  const time = formatInstant(locale, lock.since.toISOString())
  return (
    <p className="text-sm">
      <Badge variant={lock.mine ? 'success' : 'edge'} icon={<Icon name="user-round" size={14} />}>
        {lock.mine ? t('moderation.held.mine') : t('moderation.held', { name: lock.name, time })}
      </Badge>
    </p>
  )
}
