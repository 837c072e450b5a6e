import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Contact points and figures',
  description:
    'Points of contact under the Digital Services Act, how to report illegal content, and figures on moderation.',
  intro:
    'This page meets the requirements of Articles 11 to 17 of Regulation (EU) 2022/2065 on digital services (DSA). We also voluntarily publish the figures that larger services must publish.',
  sections: [
    {
      id: 'authorities',
      title: 'Contact point for authorities (Article 11)',
      blocks: [
        'Authorities of the member states, the Commission and the European Board for Digital Services can contact us at {email}. We communicate in German and English. Please also send orders under Articles 9 and 10 to this address.',
        {
          when: 'digitalServicesRepresentative',
          text: 'Our legal representative in the European Union (Article 13): {digitalServicesRepresentative}.',
        },
      ],
    },
    {
      id: 'users',
      title: 'Contact point for everyone (Article 12)',
      blocks: [
        'Everyone else can contact us at {email} or through the [contact form](/about#contact), in German, English, French, Spanish or Italian. You will always get a reply from a person.',
      ],
    },
    {
      id: 'notices',
      title: 'Report illegal content (Article 16)',
      blocks: [
        'Every review and every reply has a “Report” link. You don’t need an account. For schools’ pictures, videos and texts, and for anything else, write to {email}. A notice should contain:',
        {
          list: [
            'the exact web address of the content,',
            'why it is illegal,',
            'your name and email address; not needed for offences of child sexual abuse (Articles 3 to 7 of Directive 2011/93/EU),',
            'a statement that the details are correct to the best of your knowledge.',
          ],
        },
        'We confirm receipt immediately, a person decides, and we tell the person who sent the notice the outcome. Notices from trusted flaggers take priority.',
        'If you are named in a review, you do not need to give legal reasons: [Named in a review](/named-in-a-review).',
      ],
    },
    {
      id: 'decisions',
      title: 'Decisions and reasons (Articles 14 and 17)',
      blocks: [
        'The [rules for reviews](/review-rules) set out what we do not publish, and [How reviews work](/how-reviews-work) explains our checks. An automated system can hold texts back; it does not decide. If we refuse or remove content, we tell its author the rule, the passage, the facts and their rights before this takes effect or at the same time.',
        'If a school disputes a review, its author has {answerDays} days to answer. Until then it stays visible. A school can have at most {maxDisputes} disputes open at the same time.',
      ],
    },
    {
      id: 'objections',
      title: 'Appeal and dispute settlement (Articles 20 and 21)',
      blocks: [
        'Anyone affected can appeal against a decision, free of charge, for {objectionMonths} months: authors in their account under [My reviews](/account/reviews), everyone else at {email}. Someone who was not involved in the decision decides on the appeal.',
        'You can also choose an out-of-court dispute settlement body certified under Article 21; the [European Commission](https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement) keeps a list. You can go to court at any time. You can also complain to the authority of your country (Article 53):',
        { insert: 'coordinators' },
      ],
    },
    {
      id: 'crimes',
      title: 'Suspected criminal offences (Article 18)',
      blocks: [
        'If we become aware of anything that suggests an offence involving a threat to someone’s life or safety, we report it immediately to the police or judicial authorities.',
      ],
    },
    {
      id: 'figures',
      title: 'Moderation figures',
      blocks: [
        'Figures are by calendar year and are at most a few minutes old. They leave out reviews that their authors deleted and reviews of the fictional sample schools.',
        {
          when: 'smallEnterprise',
          text: 'As a small or micro enterprise we are not required to publish them (Articles 15(2) and 19).',
        },
        { insert: 'figures' },
        'All years in a machine-readable file: [moderation-figures.json](/moderation-figures.json).',
      ],
    },
    {
      id: 'uk',
      title: 'United Kingdom',
      blocks: [
        'Fake reviews are banned (Digital Markets, Competition and Consumers Act 2024, Schedule 20, paragraph 13). We do not allow reviews that are bought, rewarded without saying so, or made up, and publish no misleading summaries. To prevent, find and remove them, we check every review before publication for sudden bursts of reviews, similar texts and use of the school’s own network, require a confirmed email address, follow up every report, and show a warning on the profile for {warningDays} days if we prove that a school manipulated reviews. We regularly review how well this works.',
        'Assessment under the Online Safety Act 2023: reviews, and answers to them, relate to content that we publish ourselves and are exempt (Schedule 1, paragraph 4). Pictures, videos and texts that schools upload are not. We consider the risk of illegal content there to be low: only people whose link to the school has been checked can upload content, users cannot message each other or form groups, nothing is spread automatically, and everything can be reported. Children can read the site; content harmful to them is not its purpose and is removed. We renew this assessment every year and before each significant change.',
      ],
    },
  ],
}
