import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { RegisterFact, RegisterSummary } from '../register-summary.ts'
import type { LocalText } from '../school-text.ts'

type Described = { summary: LocalText | null; register?: RegisterSummary }

/**
 * What a school says about itself in two lines, or else a sentence from registers that is marked as such. Where a row
 * has facts of registers they take its place.
 */
export function SchoolDescription({ school: { summary, register } }: { school: Described }) {
  if (summary) return <Summary summary={summary} />
  if (register?.sentence) return <RegisterSentence sentence={register.sentence} />
  return register?.facts.length ? null : <Summary summary={null} />
}

/** Two lines of a school's description in the language in which it is written, or a note that there is none. */
function Summary({ summary }: { summary: LocalText | null }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!summary) return <p className="text-ink-faint">{t('school.noDescription')}</p>
  return (
    <p lang={summary.language === locale ? undefined : summary.language} className="line-clamp-2">
      {summary.text}
    </p>
  )
}

/** A sentence made from register facts. */
export function RegisterSentence({ sentence }: { sentence: string }) {
  const t = useTranslation()
  return (
    <p className="text-pretty text-ink-soft">
      <span className="text-ink-faint text-xs">{t('school.official')} </span>
      {sentence}
    </p>
  )
}

/** The facts of a row: with icons, or on narrow screens separated by dots. Their titles give the year. */
export function RegisterFactList({ facts }: { facts: readonly RegisterFact[] }) {
  return facts.map(({ icon, text, label }) => (
    <li key={text} title={label} className="inline-flex items-center gap-1.5">
      <Icon name={icon} size={15} className="flex-none text-board @max-2xl:hidden" />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{label}</span>
    </li>
  ))
}
