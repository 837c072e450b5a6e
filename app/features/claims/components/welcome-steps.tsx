import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'

const STEPS = [
  { id: 'check', to: '' },
  { id: 'picture', to: '/images' },
  { id: 'invite', to: '/badge' },
] as const

/** First steps for a person who now manages a school's profile, on any plan. */
export function WelcomeSteps({ schoolId }: { schoolId: string }) {
  const t = useTranslation()
  return (
    <div>
      <h3 className="text-lg">{t('claim.steps')}</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-6">
        {STEPS.map(({ id, to }) => (
          <li key={id}>
            <Link to={`/account/schools/${schoolId}${to}`} className="inline-flex min-h-6 items-center font-semibold">
              {t(`claim.steps.${id}`)}
            </Link>
            <p className="text-ink-soft text-sm">{t(`claim.steps.${id}.why`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
