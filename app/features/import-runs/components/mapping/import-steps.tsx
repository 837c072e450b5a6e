import { useTranslation } from '#app/i18n/use-translation.ts'

const STEPS = ['file', 'columns', 'trial', 'import'] as const

/** The steps of an import by a mapping, with the one that the page shows. */
export function ImportSteps({ now }: { now: (typeof STEPS)[number] }) {
  const t = useTranslation()
  return (
    <ol aria-label={t('imports.map.steps')} className="flex flex-wrap gap-x-5 gap-y-1">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === now ? 'step' : undefined}
          className={step === now ? 'font-semibold text-board' : 'text-ink-soft'}
        >
          {index + 1}. {t(`imports.map.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
