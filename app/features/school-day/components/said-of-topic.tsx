import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SaidOfTopic } from '../find-day.server.ts'

/**
 * What the school and families say of a topic, side by side, each named.
 *
 * @param props.isSourceBelow whether another place says when the school said it; beside families it stands here as well
 */
export function SaidByEach({
  said: { school, families },
  isSourceBelow,
}: {
  said: SaidOfTopic
  isSourceBelow?: boolean
}) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      {school && (
        <p>
          <span className="font-semibold">{school.text}</span>
          {(!isSourceBelow || families.length > 0) && (
            <span className="block text-ink-soft text-sm">
              {t('schoolDay.bySchool', { day: formatDay(locale, school.day), year: school.year })}
            </span>
          )}
        </p>
      )}
      {families.map(({ text, sayings: count, year, isSame }) => (
        <p key={text} className="text-sm">
          {isSame ? t('schoolDay.families.same', { count, year }) : t('schoolDay.families', { count, text, year })}
        </p>
      ))}
    </>
  )
}
