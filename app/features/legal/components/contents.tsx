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
    <div className="items-start gap-x-10 lg:grid lg:grid-cols-[auto_1fr]">
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
        className="border-line border-l pl-6 text-sm max-lg:hidden lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 lg:max-h-[80dvh] lg:overflow-y-auto print:hidden"
      >
        <h2 id="contents" className="text-lg">
          {t('law.contents')}
        </h2>
        <Links sections={sections} />
      </nav>
      <div className="min-w-0 max-w-measure lg:col-start-1 lg:row-start-1">{children}</div>
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
