import { useTranslation } from '#app/i18n/use-translation.ts'
import { Chip } from '#app/ui/chip.tsx'
import type { Feature } from '#db/vocabulary.ts'

/**
 * What a school offers, as tags.
 *
 * @param props.most how many to name; the rest is a number
 */
export function FeatureTags(props: { features: Feature[]; most?: number; look?: 'fact' | 'on-dark' }) {
  const t = useTranslation()
  const { features, most = features.length, look = 'fact' } = props
  const rest = features.length - most
  if (features.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {features.slice(0, most).map((feature) => (
        <li key={feature}>
          <Chip look={look}>{t(`feature.${feature}`)}</Chip>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Chip look={look}>
            <span aria-hidden="true">+{rest}</span>
            <span className="sr-only">{t('feature.more', { count: rest })}</span>
          </Chip>
        </li>
      )}
    </ul>
  )
}
