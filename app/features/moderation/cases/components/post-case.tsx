import { questionPath } from '#app/features/questions/question.ts'
import { formatSpan } from '#app/i18n/format-span.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Section } from '#app/ui/section.tsx'
import { PostDecisionForm } from '../../decisions/components/post-decision-form.tsx'
import type { IllegalKind } from '../../reports/report-rules.ts'
import type { PostRule } from '../../subject.ts'
import { isTextSignal } from '../../subjects/signal.ts'
import type { CasePost, PostCase } from '../view-post-case.server.ts'
import { AnswerForm } from './appeal-list.tsx'
import { DecisionList } from './decision-list.tsx'
import { MarkedText } from './marked-text.tsx'
import { SignalList } from './signal-list.tsx'

/** A question or answer with why it waits, what is said against it, and the forms that decide. */
export function PostCaseView({ found, now }: { found: PostCase; now: Date }) {
  const t = useTranslation()
  const { post, reports, appeals, decisions, seen, gone } = found
  const open = reports.filter(({ state }) => state === 'open')
  const mayDecide = post?.mayDecide === true && !open.some(({ mine }) => mine)
  return (
    <>
      {post && <Head post={post} now={now} />}
      {gone && (
        <article className="sheet grid gap-3 p-5 sm:p-6">
          <p>{t('post.gone')}</p>
          <MarkedText text={gone.text} language={gone.language} places={[]} />
        </article>
      )}
      {open.length > 0 && <Reports reports={open} />}
      {appeals.map((appeal) => (
        <Appeal key={appeal.id} appeal={appeal} language={post?.language} />
      ))}
      {post && !mayDecide && <p className="rounded-card bg-sunken px-4 py-3">{t('post.ownCase')}</p>}
      {post && mayDecide && !appeals.some(({ state }) => state === 'open') && (
        <Section id="decide-title" title={t('moderation.decide')} gap={4}>
          <PostDecisionForm key={seen} post={post} seen={seen} reported={open[0]} />
        </Section>
      )}
      <Section id="decisions-title" title={t('moderation.decisions')}>
        <DecisionList decisions={decisions.map((decision) => ({ ...decision, mail: null }))} />
      </Section>
    </>
  )
}

function Head({ post, now }: { post: CasePost; now: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  const { schoolId, school, city, kind, bySchool, relation, question, questionId, text, language, status } = post
  const { signals } = post
  const written = post.changedAt ?? post.createdAt
  return (
    <article className="sheet grid gap-4 p-5 sm:p-6">
      <header>
        <h1 className="text-xl">
          <Link to={`/schools/${schoolId}`} className="text-ink">
            {[school, city].filter(Boolean).join(', ')}
          </Link>
        </h1>
        <p className="flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm">
          <Badge variant="edge">{t(`moderation.status.${status}`)}</Badge>
          <span>
            {t(post.changedAt ? 'moderation.changed' : 'moderation.written', {
              time: formatSpan(locale, now.getTime() - written.getTime()),
            })}
          </span>
          {language !== locale && <span>{languageName(locale, language)}</span>}
        </p>
      </header>
      {kind === 'question' ? (
        <p className="text-ink-soft">{t('post.question')}</p>
      ) : (
        <p>
          <span className="text-ink-soft">{t(bySchool ? 'post.answer.school' : 'post.answer.family')}</span>{' '}
          <Link to={questionPath(schoolId, questionId)}>{question}</Link>
          {relation && <span className="text-ink-soft"> ({t(`relation.${relation}`)})</span>}
        </p>
      )}
      <MarkedText text={text} language={language} places={signals.filter(isTextSignal)} />
      {status === 'pending' && <SignalList signals={signals} text={text} of="post" />}
    </article>
  )
}

function Reports({ reports }: { reports: PostCase['reports'] }) {
  const t = useTranslation()
  return (
    <Section id="reports-title" title={t('post.reports')} gap={3}>
      {reports.map(({ id, number, kind, rule, reason }) => (
        <div key={id} className="rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">
            {t('item.report', {
              number,
              ground: kind === 'illegal' ? t(`report.law.${rule as IllegalKind}`) : t(`postRule.${rule as PostRule}`),
            })}
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{reason}</p>
        </div>
      ))}
      {reports.length > 1 && <p className="text-ink-soft text-sm">{t('post.reports.together')}</p>}
    </Section>
  )
}

function Appeal({ appeal, language }: { appeal: PostCase['appeals'][number]; language: string | undefined }) {
  const t = useTranslation()
  const { id, state, text, mayDecide } = appeal
  return (
    <Section id={`appeal-${id}`} title={`${t('item.appeal')}: ${t(`moderation.appeal.${state}`)}`} gap={4}>
      <blockquote lang={language} className="wrap-anywhere whitespace-pre-line border-edge border-l-2 pl-3">
        {text}
      </blockquote>
      {state === 'open' &&
        (mayDecide ? (
          <AnswerForm appealId={id} textOf={(answer) => t(`post.appeal.${answer}`)} />
        ) : (
          <p>{t('moderation.appeal.other')}</p>
        ))}
    </Section>
  )
}
