import { OwnHead } from '#app/features/reviews/own-reviews/components/own-head.tsx'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { OwnPost } from '../own/own-posts.server.ts'

/** School, kind, day and state of a question or answer of the person. */
export function OwnPostHead({ post, level }: { post: OwnPost; level: 'h1' | 'h2' }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, kind, school, status, createdAt, changedAt, useful } = post
  const what = t(kind === 'question' ? 'questions.own.question' : 'questions.own.answer')
  return (
    <OwnHead id={`post-${id}`} level={level} what={what} school={school} status={status}>
      {school.city && <span>{school.city}</span>}
      <span>{t('questions.own.written', { day: formatDay(locale, createdAt) })}</span>
      {changedAt && <span>{t('questions.changed', { day: formatDay(locale, changedAt) })}</span>}
      {useful > 0 && <span>{t('questions.own.useful', { count: useful })}</span>}
    </OwnHead>
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
