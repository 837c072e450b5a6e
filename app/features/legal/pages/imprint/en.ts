import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Legal notice',
  description: 'Who runs Aulario, how to reach us and who is responsible for the content.',
  intro: 'Information under section 5 of the German Digital Services Act (Digitale-Dienste-Gesetz, DDG).',
  sections: [
    { id: 'provider', title: 'Provider', blocks: [{ insert: 'operator' }] },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'The quickest way to reach us is by email to {email} or through the [contact form](/about#contact). We answer in German, English, French, Spanish and Italian.',
        'Authorities, and people who want to report illegal content, will find the single points of contact under [Contact points and figures](/dsa).',
      ],
    },
    {
      id: 'content',
      title: 'Responsible for the content',
      blocks: [
        {
          when: 'responsible',
          text: 'Responsible for editorial content under section 18(2) of the German Interstate Media Treaty (Medienstaatsvertrag): {responsible}.',
        },
        'Official facts come from public registers, which are named under [Data sources](/data-sources). What schools write about themselves is the schools’ responsibility; what reviews say is that of the people who wrote them. As soon as we learn of illegal content we examine it and remove it if the notice is justified (Article 6 of Regulation (EU) 2022/2065).',
        'Other websites that we link to are the responsibility of those who run them.',
      ],
    },
    {
      id: 'disputes',
      title: 'Dispute resolution',
      blocks: [
        'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section 36 of the German VSBG). The European Union’s platform for online dispute resolution was closed on 20 July 2025.',
        'Decisions about reviews can be taken to a certified out-of-court dispute settlement body; see [Contact points and figures](/dsa#objections).',
      ],
    },
    {
      id: 'rights',
      title: 'Rights in the content',
      blocks: [
        'Aulario’s software is under the MIT licence; its texts, design and brand are protected. Data from public registers, maps and typefaces are under the licences named in [Data sources](/data-sources). Pictures and texts of schools belong to the schools or to those who made them.',
      ],
    },
  ],
}
