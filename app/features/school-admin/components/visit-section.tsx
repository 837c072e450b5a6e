import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import { ActionForm } from './action-form.tsx'

/** Opens the dashboard of a school, which only premium schools have. */
export function VisitSection({ premium }: { premium: boolean }) {
  const t = useTranslation()
  return (
    <Section id="visit-title" title={t('schoolAdmin.visit')}>
      {premium ? (
        <>
          <p className="mb-4 max-w-measure text-ink-soft">{t('schoolAdmin.visit.text')}</p>
          <ActionForm intent="visit" submit={t('schoolAdmin.visit.submit')} />
        </>
      ) : (
        <p className="text-ink-soft">{t('schoolAdmin.visit.free')}</p>
      )}
    </Section>
  )
}
