import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import type { OwnPost } from '../own/own-posts.server.ts'
import type { PostStatus } from '../question.ts'

type Variant = { variant: 'success' | 'notice' | 'edge'; icon: IconName }
const VARIANTS: Record<PostStatus, Variant> = {
  pending: { variant: 'notice', icon: 'hourglass' },
  published: { variant: 'success', icon: 'check' },
  rejected: { variant: 'edge', icon: 'circle-alert' },
  removed: { variant: 'edge', icon: 'circle-alert' },
}

/** School, kind, day and state of a question or answer of the person. */
export function OwnPostHead({ post, level }: { post: OwnPost; level: 'h1' | 'h2' }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, kind, school, status, createdAt, changedAt, useful } = post
  const { variant, icon } = VARIANTS[status]
  const Heading = level
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading id={`post-${id}`} className={level === 'h2' ? 'text-[1.1875rem]' : undefined}>
          {t(kind === 'question' ? 'questions.own.question' : 'questions.own.answer')}:{' '}
          <Link to={`/schools/${school.id}`} className="text-ink no-underline hover:underline">
            {school.name}
          </Link>
        </Heading>
        <Badge variant={variant} icon={<Icon name={icon} size={13} />}>
          {t(`ownReviews.status.${status}`)}
        </Badge>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm">
        {school.city && <span>{school.city}</span>}
        <span>{t('questions.own.written', { day: formatDay(locale, createdAt) })}</span>
        {changedAt && <span>{t('questions.changed', { day: formatDay(locale, changedAt) })}</span>}
        {useful > 0 && <span>{t('questions.own.useful', { count: useful })}</span>}
      </p>
    </header>
  )
}

/** The text of a question or answer, an answer below its question. */
export function OwnPostText({ post, short = false }: { post: OwnPost; short?: boolean }) {
  return (
    <div className="mt-4 grid gap-2">
      {post.kind === 'question_answer' && <p className="wrap-anywhere text-ink-soft">{post.question.text}</p>}
      <p lang={post.language} className={`wrap-anywhere whitespace-pre-line${short ? ' line-clamp-3' : ''}`}>
        {post.text}
      </p>
    </div>
  )
}
