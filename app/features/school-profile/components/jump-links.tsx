import type { SchoolFacts } from '#app/features/facts/find-school-facts.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Admission } from '../admission/present-admission.ts'
import type { SchoolProfile } from '../find-school.server.ts'

type Props = {
  school: SchoolProfile
  facts: SchoolFacts
  admission: Admission | null
  nearby: { alike: unknown[]; next: unknown[] }
}

/** Links to the parts of the profile, in order; shown below 1024 px, where the parts are one below the other. */
export function JumpLinks({ school, facts, admission, nearby }: Props) {
  const t = useTranslation()
  const reviews = ['reviews', t('reviews.title')] as const
  const isOfficial = school.register || school.sample
  const isReviewed = school.ratingCount > 0
  const hasText = school.longDescription ?? school.summary ?? school.images[0] ?? school.videos[0]
  const parts = [
    facts.glance.length > 0
      ? (['glance', t('glance.title')] as const)
      : school.facts.length > 0 && (['facts', t(isOfficial ? 'facts.title' : 'facts.ownTitle')] as const),
    hasText && (['about-school', t('school.about')] as const),
    school.sections.length > 0 && (['sections', t('school.sections')] as const),
    facts.sections.length > 0 && (['all-facts', t('glance.more')] as const),
    school.events.length > 0 && (['events', t('profile.events')] as const),
    admission && !school.audience && (['admission', admission.title] as const),
    isReviewed && reviews,
    nearby.alike.length + nearby.next.length > 0 && (['nearby', t('nearby.title')] as const),
    !isReviewed && reviews,
  ]
  return (
    <nav aria-label={t('profile.parts')} className="no-print border-line border-b bg-sheet lg:hidden">
      <ul className="page flex gap-5 overflow-x-auto">
        {parts.map(
          (part) =>
            part && (
              <li key={part[0]} className="flex-none">
                <a href={`#${part[0]}`} className="jump-link">
                  {part[1]}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
