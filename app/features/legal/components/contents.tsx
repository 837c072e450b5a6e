import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'

type Section = { id: string; title: string }

/**
 * A long text with its contents: folded above it on narrow screens, beside it and always in view on wide ones.
 *
 * @param sections of the text, by the ids of their headings
 */
export function WithContents({ sections, children }: { sections: Section[]; children: ReactNode }) {
  const t = useTranslation()
  return (
    <div className="grid-cols-[minmax(0,var(--measure))_minmax(0,1fr)] gap-x-16 lg:grid">
      <details className="group mt-6 rounded-card border border-line bg-sheet lg:hidden print:hidden">
        <summary className="flex min-h-11 items-center justify-between px-4 font-semibold">
          {t('law.contents')}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
        <nav aria-label={t('law.contents')} className="px-4 pb-3">
          <Links sections={sections} />
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="sticky top-8 col-start-2 row-start-1 max-h-[calc(100dvh-4rem)] self-start overflow-y-auto border-line border-l pl-6 text-sm max-lg:hidden print:hidden"
      >
        <h2 id="contents" className="text-lg">
          {t('law.contents')}
        </h2>
        <Links sections={sections} />
      </nav>
      <div className="col-start-1 row-start-1 min-w-0">{children}</div>
    </div>
  )
}

function Links({ sections }: { sections: Section[] }) {
  return (
    <ul className="mt-1">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-8 items-center py-1">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
