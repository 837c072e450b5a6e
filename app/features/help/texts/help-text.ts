/** Help topics by their readers, in list order. The names form the addresses: `/help/<topic>`. */
export const TOPICS = {
  families: ['finding', 'comparing', 'reviewing', 'after-reviewing', 'reporting', 'account', 'leaving'],
  schools: [
    'claiming',
    'colleagues',
    'groups',
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

export const ALL_TOPICS: readonly HelpTopic[] = Object.values(TOPICS).flat()

/** A paragraph, or a sequence of steps. Texts may hold placeholders (`{price}`) and links (`[words](/path)`). */
export type HelpBlock = string | { steps: string[] }

/** A paragraph with the price, by whether the operator is registered for VAT. */
export type ByVat = { registered: string; unregistered: string }

/**
 * A help article in one language. `teaser` says in one line what it is about; `also` are words that people search for
 * but that do not occur in it.
 */
export type HelpArticle = { title: string; teaser: string; also: string; blocks: (HelpBlock | ByVat)[] }

/** All help articles in one language. */
export type HelpTexts = Record<HelpTopic, HelpArticle>
