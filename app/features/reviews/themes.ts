import type { CRITERIA } from './review.ts'

type Criterion = (typeof CRITERIA)[number]

/** What a theme is about, each within one criterion: something about the school, never about persons. */
export const THEME_TOPICS = {
  lessons: 'teaching',
  feedback: 'teaching',
  respect: 'climate',
  information: 'communication',
  reachable: 'communication',
  help: 'support',
  rooms: 'building',
  offers: 'activities',
} as const satisfies Record<string, Criterion>
type Topic = keyof typeof THEME_TOPICS

export const TOPICS = Object.keys(THEME_TOPICS) as Topic[]
/** The two sides of each topic: what families praise, and what they wish for. */
export const SIDES = ['praise', 'wish'] as const
type Side = (typeof SIDES)[number]

/**
 * A fixed phrase that writers of reviews tick; its text is `theme.<id>` in the catalogue. The column `themes` of the
 * table `reviews` takes these and no others.
 */
export type Theme = `${Side}_${Topic}`
export const THEMES = TOPICS.flatMap((topic) => SIDES.map((side): Theme => `${side}_${topic}`))

/** Whether a theme is praise or a wish. */
export const sideOf = (theme: Theme): Side => (theme.startsWith('praise_') ? 'praise' : 'wish')

/** Themes of a school are shown once so many of its reviews have some. */
export const MIN_THEMED_REVIEWS = 3

/** The fields of a form, each ticked or left out. */
type Ticks = { readonly [Name in Theme]?: 'on' | undefined }

/** Returns the themes that are ticked, in their usual order. */
export const tickedThemes = (ticks: Ticks): Theme[] => THEMES.filter((theme) => ticks[theme] === 'on')

/** Returns the topics of which both sides are ticked: of the two, a review says one. */
export const contradictoryTopics = (ticks: Ticks): Topic[] =>
  TOPICS.filter((topic) => SIDES.every((side) => ticks[`${side}_${topic}`] === 'on'))
