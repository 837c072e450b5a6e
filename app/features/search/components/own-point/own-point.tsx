import { Suspense, useEffect, useRef, useState } from 'react'
import { isStorageRefused } from '#app/features/schools/own-point/own-point.ts'
import { SchoolDistance, type SchoolPosition } from '#app/features/schools/own-point/school-distance.tsx'
import { loadArea } from '#app/i18n/load-catalogue.client.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Fetched when it is opened. */
const OwnPointForm = lazyPart(async () => {
  await loadArea('compare', localeOf(location.pathname))
  return (await import('./own-point-form.tsx')).OwnPointForm
})

/**
 * Lets visitors measure all distances from a point of their own, which stays on their device.
 *
 * @param props.school whose distance stands here instead of the question once there is a point
 */
export function OwnPoint({ school }: { school?: SchoolPosition }) {
  const t = useTranslation()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // It may have been opened before it was hydrated.
  useEffect(() => setIsOpen(details.current?.open ?? false), [])
  if (useHydrated() && isStorageRefused()) return null
  const question = t('school.howFar')
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="no-print noscript:hidden text-sm"
    >
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 font-semibold text-board">
        <Icon name="locate-fixed" size={16} className="flex-none" />
        {school ? <SchoolDistance school={school}>{question}</SchoolDistance> : question}
      </summary>
      {isOpen && (
        <Suspense>
          <OwnPointForm />
        </Suspense>
      )}
    </details>
  )
}
