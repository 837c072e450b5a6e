import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Legal notice',
  description: 'Who runs Aulario, how to contact us and who is responsible for the content.',
  intro: {
    union: 'Information under section 5 of the German Digital Services Act (Digitale-Dienste-Gesetz, DDG).',
    british:
      'Information under regulation 6 of the Electronic Commerce (EC Directive) Regulations 2002 and regulation 25 of the Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015.',
  },
  sections: [
    { id: 'provider', title: 'Provider', blocks: [{ insert: 'operator' }] },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'The quickest way to reach us is by email at {email} or through the [contact form](/about#contact). We reply in German, English, French, Spanish and Italian.',
        'The single points of contact for authorities, and for people who want to report illegal content, are listed under [Contact points and figures](/dsa).',
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
        'Official facts come from public registers, which are listed under [Data sources](/data-sources). Schools are responsible for what they write about themselves, and authors for their reviews. As soon as we become aware of illegal content, we examine it and remove it if the notice is justified (Article 6 of Regulation (EU) 2022/2065).',
        'We link to other websites; the people who run them are responsible for their content.',
      ],
    },
    {
      id: 'disputes',
      title: 'Dispute resolution',
      blocks: [
        {
          union:
            'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section 36 of the German VSBG). The European Union’s online dispute resolution platform closed on 20 July 2025.',
          british: 'We do not take part in alternative dispute resolution for consumers.',
        },
        'You can refer decisions about reviews to a certified out-of-court dispute settlement body; see [Contact points and figures](/dsa#objections).',
      ],
    },
    {
      id: 'rights',
      title: 'Copyright and licences',
      blocks: [
        'Aulario’s software is available under the MIT licence; its texts, design and brand are protected. Data from public registers, maps and typefaces are available under the licences listed under [Data sources](/data-sources). Schools’ pictures and texts belong to the schools or to the people who created them.',
      ],
    },
  ],
}
