import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ViewedCorrection } from '../list-corrections.server.ts'
import { useFactText } from './use-fact-text.ts'

/** A correction as moderators see it: who says what of the fact, and what else is open for the school. */
export function CorrectionCase({ correction }: { correction: ViewedCorrection }) {
  const t = useTranslation()
  const textOf = useFactText()
  const { schoolId, school, city, field, bySchool, others } = correction
  const sources = [
    { label: t('corrections.register'), value: correction.register },
    ...(correction.own ? [{ label: t('corrections.own'), value: correction.own }] : []),
    { label: t('corrections.now'), value: correction.now },
    { label: t('corrections.value'), value: correction.value },
  ]
  return (
    <>
      <header>
        <h1 className="text-2xl">{t(`correction.field.${field}`)}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-3">
          <Link to={`/schools/${schoolId}`}>{[school, city].filter(Boolean).join(', ')}</Link>
          {bySchool && <Badge variant="success">{t('corrections.bySchool')}</Badge>}
        </p>
      </header>
      <State correction={correction} />
      <dl className="sheet grid gap-x-6 gap-y-3 p-5 sm:grid-cols-[auto_1fr] sm:p-6">
        {sources.map(({ label, value }) => (
          <div key={label} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{textOf(field, value)}</dd>
          </div>
        ))}
        {correction.reason && (
          <div className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-ink-soft">{t('corrections.reason')}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <Reason text={correction.reason} />
            </dd>
          </div>
        )}
      </dl>
      {others.length > 0 && (
        <section aria-labelledby="others-title">
          <h2 id="others-title" className="text-xl">
            {t('corrections.others')}
          </h2>
          <ul className="mt-3 grid gap-2">
            {others.map((other) => (
              <li key={other.id} className="wrap-anywhere">
                <Link to={`/admin/corrections/${other.id}`}>
                  {t(`correction.field.${other.field}`)}: {textOf(other.field, other.value)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function State({ correction: { state, facts, decidedAt } }: { correction: ViewedCorrection }) {
  const t = useTranslation()
  const locale = useLocale()
  if (state === 'open' || !decidedAt) return null
  return (
    <p className="wrap-anywhere">
      <strong>{t(`corrections.state.${state as 'accepted' | 'refused' | 'replaced'}`)}</strong>,{' '}
      {formatDay(locale, decidedAt)}
      {facts && `: ${facts}`}
    </p>
  )
}

/** A reason that is nothing but a web address can be opened; any other stays text. */
function Reason({ text }: { text: string }) {
  const isAddress = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
  if (!isAddress) return text
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  )
}
