import { useEffect } from 'react'
import { type Interest, reportInterest } from '#app/features/schools/interest.ts'

/**
 * Counts that a profile was looked at, once it can be seen, and which of its ways to reach the school were chosen:
 * those that carry `data-interest`.
 */
export function useInterest(schoolId: string): void {
  useEffect(() => {
    const tellView = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tellView)
      reportInterest(schoolId, 'view')
    }
    const onClick = ({ target }: Event) => {
      const chosen = (target as Element).closest<HTMLElement>('[data-interest]')
      if (chosen) reportInterest(schoolId, chosen.dataset.interest as Interest)
    }
    document.addEventListener('visibilitychange', tellView)
    document.addEventListener('click', onClick)
    tellView()
    return () => {
      document.removeEventListener('visibilitychange', tellView)
      document.removeEventListener('click', onClick)
    }
  }, [schoolId])
}
