import type { ReactNode } from 'react'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { needsChangeByTeam } from '../correction-fields.ts'
import type { ViewedCorrection } from '../list-corrections.server.ts'
import { useFactText } from './use-fact-text.ts'

/** A correction as moderators see it: what each source says about the fact, and what else is open for the school. */
export function CorrectionCase({ correction }: { correction: ViewedCorrection }) {
  const t = useTranslation()
  const textOf = useFactText()
  const { schoolId, school, city, field, bySchool, others } = correction
  const strong = (value: string) => <span className="font-semibold">{textOf(field, value)}</span>
  const sources: [string, ReactNode][] = [
    [t('corrections.register'), strong(correction.register)],
    [t('corrections.own'), correction.own && strong(correction.own)],
    [t('corrections.now'), strong(correction.now)],
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
      {needsChangeByTeam(field) && (
        <p>
          <Link to={`/admin/schools/${schoolId}`}>{t('corrections.team')}</Link>
        </p>
      )}
      <FactList
        names="fit"
        facts={[
          ...(needsChangeByTeam(field) ? [] : sources),
          [
            t('corrections.value'),
            isAddress(correction.value) ? <TextOrLink key="value" text={correction.value} /> : strong(correction.value),
          ],
          [t('corrections.reason'), correction.reason && <TextOrLink key="reason" text={correction.reason} />],
        ]}
        className="sheet p-5 sm:p-6"
      />
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

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

/** Turns a text that consists of a web address into a link; shows any other as text. */
function TextOrLink({ text }: { text: string }) {
  if (!isAddress(text)) return text
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  )
}
