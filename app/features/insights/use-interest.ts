import { useEffect } from 'react'
import { type Interest, reportInterest } from '#app/features/schools/interest.ts'

/**
 * Counts that a profile was viewed, once it is visible, and which links to the school with `data-interest` were used.
 */
export function useInterest(schoolId: string): void {
  useEffect(() => {
    const reportView = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', reportView)
      reportInterest(schoolId, 'view')
    }
    const onClick = ({ target }: Event) => {
      const chosen = (target as Element).closest<HTMLElement>('[data-interest]')
      if (chosen) reportInterest(schoolId, chosen.dataset.interest as Interest)
    }
    document.addEventListener('visibilitychange', reportView)
    document.addEventListener('click', onClick)
    reportView()
    return () => {
      document.removeEventListener('visibilitychange', reportView)
      document.removeEventListener('click', onClick)
    }
  }, [schoolId])
}
