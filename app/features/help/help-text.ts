/** What the help explains, for whom, in the order in which it is listed. The names are their addresses: `/help/<topic>`. */
export const TOPICS = {
  families: ['finding', 'comparing', 'reviewing', 'after-reviewing', 'reporting', 'account', 'leaving'],
  schools: [
    'claiming',
    'colleagues',
    'facts',
    'premium',
    'refund',
    'profile',
    'media',
    'review-desk',
    'messages',
    'figures',
    'notifications',
    'support',
  ],
} as const

export type HelpGroup = keyof typeof TOPICS
export type HelpTopic = (typeof TOPICS)[HelpGroup][number]

/** All topics with their groups. */
export const ALL_TOPICS: readonly HelpTopic[] = Object.values(TOPICS).flat()

/** A paragraph, or steps one after the other. Words may hold placeholders (`{price}`) and links (`[words](/path)`). */
export type HelpBlock = string | { steps: string[] }

/** An explanation in one language. `also` are words that people look for and that stand nowhere in it. */
export type HelpArticle = { title: string; also: string; blocks: HelpBlock[] }

/** All explanations in one language. */
export type HelpTexts = Record<HelpTopic, HelpArticle>
