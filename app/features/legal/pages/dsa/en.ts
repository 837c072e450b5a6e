import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Contact points and figures',
  description:
    'Points of contact under the Digital Services Act, how to report illegal content, and figures on moderation.',
  intro:
    'This page fulfils Articles 11 to 17 of Regulation (EU) 2022/2065 on digital services (DSA) and voluntarily gives the figures that larger services must give.',
  sections: [
    {
      id: 'authorities',
      title: 'Contact point for authorities (Article 11)',
      blocks: [
        'Authorities of the member states, the Commission and the European Board for Digital Services reach us at {email}. We communicate in German and English. Orders under Articles 9 and 10 are received there.',
      ],
    },
    {
      id: 'users',
      title: 'Contact point for everybody (Article 12)',
      blocks: [
        'Everybody else reaches us at {email} or through the [contact form](/about#contact), in German, English, French, Spanish or Italian. You always get an answer from a person.',
      ],
    },
    {
      id: 'notices',
      title: 'Report illegal content (Article 16)',
      blocks: [
        'Beside every review and every answer you will find “Report”. No account is needed. For pictures, videos and texts of schools and anything else, write to {email}. A notice should contain:',
        {
          list: [
            'the exact address of the content,',
            'why it is illegal,',
            'name and email address; not needed for offences of child sexual abuse (Articles 3 to 7 of Directive 2011/93/EU),',
            'the statement that the details are correct to the best of your knowledge.',
          ],
        },
        'We confirm receipt at once, a person decides, and the person who reported is told the outcome. Notices from trusted flaggers take priority.',
        'Anyone named in a review need not give legal reasons: [Named in a review](/named-in-a-review).',
      ],
    },
    {
      id: 'decisions',
      title: 'Decisions and reasons (Articles 14 and 17)',
      blocks: [
        'What we do not publish is set out in the [rules for reviews](/review-rules), and how we check under [How reviews work](/how-reviews-work). An automated system can hold texts back; it does not decide. If content is refused or removed, its author is told the rule, the passage, the facts and their rights before or at that moment.',
        'If a school disputes a review, its author has {answerDays} days to answer. Until then it stays visible. A school can dispute at most {maxDisputes} reviews at the same time.',
      ],
    },
    {
      id: 'objections',
      title: 'Appeal and dispute settlement (Articles 20 and 21)',
      blocks: [
        'Anyone concerned can appeal against any decision free of charge for {objectionMonths} months: authors do so in their account under [My reviews](/account/reviews), everybody else at {email}. A person other than the first one decides on the appeal.',
        'You can also choose an out-of-court dispute settlement body certified under Article 21; the [European Commission](https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement) keeps a list. The courts are always open. You can also complain to the authority of your country (Article 53):',
        { insert: 'coordinators' },
      ],
    },
    {
      id: 'crimes',
      title: 'Suspicion of criminal offences (Article 18)',
      blocks: [
        'If we learn of something that gives rise to a suspicion of an offence against somebody’s life or safety, we report it to the police or judicial authorities at once.',
      ],
    },
    {
      id: 'figures',
      title: 'Moderation figures',
      blocks: [
        'Counted by calendar year when this page is opened; at most a few minutes old. Reviews that their authors deleted and those of the fictional sample schools are not counted.',
        {
          when: 'smallEnterprise',
          text: 'As a small or micro enterprise we would not have to publish them (Articles 15(2) and 19).',
        },
        { insert: 'figures' },
        'All years as a machine-readable file: [moderation-figures.json](/moderation-figures.json).',
      ],
    },
    {
      id: 'uk',
      title: 'United Kingdom',
      blocks: [
        'Fake reviews are banned (Digital Markets, Competition and Consumers Act 2024, Schedule 20, paragraph 13). We do not allow reviews that are bought, rewarded without saying so, or made up, and publish no misleading summaries. To prevent, find and remove them we check every review before publication for sudden bursts, similar texts and use of the school’s own network, require a confirmed address, follow up every report, and show a warning on the profile for {warningDays} days if we prove that a school manipulated reviews. We regularly review how well this works.',
        'Assessment under the Online Safety Act 2023: reviews, and answers to them, relate to content that we publish ourselves and are exempt (Schedule 1, paragraph 4). Pictures, videos and texts that schools upload are not. We consider the risk of illegal content there to be low: only people whose link to the school was checked can upload, nobody can message others or form groups, nothing spreads by itself, and everything can be reported. Children can read the site; content harmful to them is not its purpose and is removed. We renew this assessment every year and before each significant change.',
      ],
    },
  ],
}
