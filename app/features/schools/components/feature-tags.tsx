import { useTranslation } from '#app/i18n/use-translation.ts'
import { Chip } from '#app/ui/chip.tsx'
import type { Feature } from '#db/vocabulary.ts'

/**
 * The features of a school, as tags.
 *
 * @param props.max how many to name; the rest becomes a number
 */
export function FeatureTags(props: { features: Feature[]; max?: number; variant?: 'fact' | 'on-dark' }) {
  const t = useTranslation()
  const { features, max = features.length, variant = 'fact' } = props
  const rest = features.length - max
  if (features.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {features.slice(0, max).map((feature) => (
        <li key={feature}>
          <Chip variant={variant}>{t(`feature.${feature}`)}</Chip>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Chip variant={variant}>
            <span aria-hidden="true">+{rest}</span>
            <span className="sr-only">{t('feature.more', { count: rest })}</span>
          </Chip>
        </li>
      )}
    </ul>
  )
}
