import { useTranslation } from '#app/i18n/use-translation.ts'

const SHOWN = 160

/** Returns the beginning of a text up to a whole word. */
const beginning = (text: string): string => `${text.slice(0, SHOWN).replace(/\s+\S*$/u, '')} …`

/** The beginning of a long text, and all of it on demand, without JavaScript too. */
export function ReviewExcerpt({ text, lang }: { text: string; lang: string | undefined }) {
  const t = useTranslation()
  if (text.length <= SHOWN)
    return (
      <p lang={lang} className="min-w-56 whitespace-pre-line break-words">
        {text}
      </p>
    )
  return (
    <details className="group min-w-56">
      <summary className="list-none">
        <span lang={lang} className="break-words group-open:hidden">
          {beginning(text)}
        </span>{' '}
        <span className="inline-flex min-h-6 cursor-pointer items-center text-board underline group-open:hidden">
          {t('dashboardReviews.more')}
        </span>
        <span lang={lang} className="hidden whitespace-pre-line break-words group-open:inline">
          {text}
        </span>
      </summary>
    </details>
  )
}
