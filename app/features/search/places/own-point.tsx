import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { isStorageRefused } from '#app/features/schools/own-point/own-point.ts'
import { SchoolDistance, type SchoolPosition } from '#app/features/schools/own-point/school-distance.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { withTexts } from '#app/i18n/with-texts.ts'
import { classes } from '#app/ui/classes.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Fetched when it is opened. */
const OwnPointForm = lazyPart(() =>
  withTexts('compare', async () => (await import('./own-point-form.tsx')).OwnPointForm),
)

type Props = { school?: SchoolPosition; plain?: ReactNode; open?: boolean }

/**
 * Lets visitors measure all distances from a point of their own, which stays on their device.
 *
 * @param props.school whose distance is shown instead of the question once there is a point
 * @param props.plain a field for a place that works without JavaScript and without storage
 * @param props.open whether it is initially open, because that field has something to say
 */
export function OwnPoint({ school, plain, open }: Props) {
  const t = useTranslation()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const follow = useCallback(() => {
    // What was typed into the plain field stays.
    setIsOpen(details.current?.open === true && !details.current.querySelector('input')?.value)
  }, [])
  // It may have been opened before it was hydrated.
  useEffect(follow, [follow])
  const isRefused = useHydrated() && isStorageRefused()
  if (isRefused && !plain) return null
  const question = t('school.howFar')
  return (
    <details
      ref={details}
      open={open}
      onToggle={follow}
      className={classes('no-print text-sm', !plain && 'noscript:hidden')}
    >
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 font-semibold text-board">
        <Icon name="locate-fixed" size={16} className="flex-none" />
        {school ? <SchoolDistance school={school}>{question}</SchoolDistance> : question}
      </summary>
      {isOpen && !isRefused ? (
        <Suspense>
          <OwnPointForm />
        </Suspense>
      ) : (
        plain
      )}
    </details>
  )
}
