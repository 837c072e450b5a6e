import { useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import type { Admission } from '../admission/present-admission.ts'
import type { ArrangedFacts } from '../arrange-facts.ts'
import type { SchoolProfile } from '../find-school.server.ts'

type Props = {
  school: SchoolProfile
  facts: ArrangedFacts
  admission: Admission | null
  nearby: { alike: unknown[]; next: unknown[] }
  /** Whether the official facts come before the school's own texts. */
  factsFirst: boolean
  /** Whether anybody says how the day is. */
  hasDay: boolean
  /** Whether anybody has asked. */
  hasQuestions: boolean
}

/**
 * Links to the parts of the profile, in order, which stay at the upper edge of the window; with JavaScript, the part in
 * view is marked. From 1024 px on, only profiles with premium are long enough for it.
 */
export function SectionBar({ school, facts, admission, nearby, factsFirst, hasDay, hasQuestions }: Props) {
  const t = useTranslation()
  const bar = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another school has other parts
  useEffect(() => (bar.current ? followSections(bar.current) : undefined), [school.id])
  const reviews = ['reviews', t('reviews.title')] as const
  const isOfficial = school.register || school.sample
  const hasFacts = facts.rows.length + facts.few.length + facts.tiles.length + facts.sections.length > 0
  const official =
    (hasFacts || facts.sentence) && (['facts', t(isOfficial ? 'facts.title' : 'facts.ownTitle')] as const)
  const isReviewed = school.ratingCount > 0
  const hasText = school.longDescription ?? school.summary ?? school.images[0] ?? school.videos[0]
  const parts = [
    factsFirst && official,
    hasText && (['about-school', t('school.about')] as const),
    school.sections.length > 0 && (['sections', t('school.sections')] as const),
    !factsFirst && official,
    hasDay && (['school-day', t('profile.schoolDay')] as const),
    school.events.length > 0 && (['events', t('profile.events')] as const),
    admission && !school.audience && (['admission', admission.title] as const),
    isReviewed && reviews,
    hasQuestions && (['questions', t('profile.questions')] as const),
    nearby.alike.length + nearby.next.length > 0 && (['nearby', t('nearby.title')] as const),
    !isReviewed && reviews,
  ]
  return (
    <nav
      ref={bar}
      aria-label={t('profile.parts')}
      className={classes('section-bar no-print border-line border-b bg-sheet', !school.premium && 'lg:hidden')}
    >
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

/** A part counts as in view once its heading has come this close to the bar, in pixels. */
const CLOSE = 96

/** Marks the link to the part in view, and keeps it visible in the bar. Returns how to stop. */
function followSections(bar: HTMLElement): () => void {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a')]
  const topOf = (link: HTMLAnchorElement) =>
    document.getElementById(link.hash.slice(1))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  let marked: HTMLAnchorElement | undefined
  let frame = 0
  const mark = () => {
    frame = 0
    const line = bar.getBoundingClientRect().bottom + CLOSE
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
    const passed = links.filter((link) => topOf(link) <= line)
    const current = isAtEnd ? links.at(-1) : passed.at(-1)
    if (current === marked) return
    marked?.removeAttribute('aria-current')
    current?.setAttribute('aria-current', 'true')
    marked = current
    const list = bar.firstElementChild
    if (current && list) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
  }
  const onScroll = () => {
    frame ||= requestAnimationFrame(mark)
  }
  mark()
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onScroll)
  return () => {
    cancelAnimationFrame(frame)
    marked?.removeAttribute('aria-current')
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', onScroll)
  }
}
