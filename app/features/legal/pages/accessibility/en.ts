import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Accessibility',
  description: 'How accessible Aulario is, where we know it falls short and how to report a problem.',
  intro:
    'We want everyone to be able to use Aulario, whatever their device, technology and abilities. This statement explains how far we have got.',
  sections: [
    {
      id: 'status',
      title: 'Status',
      blocks: [
        {
          union:
            'We test Aulario against the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the standard EN 301 549. It is partially conformant with them; the exceptions are listed below. The statement covers all pages of Aulario, but not other sites that we link to (Directive (EU) 2019/882, German Barrierefreiheitsstärkungsgesetz).',
          british:
            'We test Aulario against the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the standard EN 301 549. It is partially conformant with them; the exceptions are listed below. The statement covers all pages of Aulario, but not other sites that we link to (Equality Act 2010; Directive (EU) 2019/882).',
        },
      ],
    },
    {
      id: 'features',
      title: 'What we do',
      blocks: [
        {
          list: [
            'You can search, read and use all forms with the keyboard, and without JavaScript.',
            'Everything on the map is also available as a list.',
            'You can enlarge text to 200 per cent; pages fit a width of 320 pixels.',
            'Contrast is sufficient in both the light and the dark theme; no information is conveyed by colour alone.',
            'If you prefer reduced motion, nothing is animated.',
            'Invoices are tagged PDFs (PDF/A-2a).',
          ],
        },
      ],
    },
    {
      id: 'gaps',
      title: 'Known gaps',
      blocks: [
        {
          list: [
            'Schools’ pictures have alternative text only if the school wrote it.',
            'Schools’ videos have subtitles only if the school uploaded them, and no audio description; a description appears beside them if the school wrote one. Embedded videos from YouTube and Vimeo use those providers’ controls.',
            'The map itself is only partly usable with screen readers; the list beside it contains the same schools.',
            'Schools’ texts and reviews are in the language in which they were written. They are marked as such, but are not translated or available in easy read.',
            'School names from official registers contain abbreviations that we do not explain.',
          ],
        },
        'Nothing is available in sign language or easy read yet.',
      ],
    },
    {
      id: 'testing',
      title: 'How we tested',
      blocks: [
        'This statement is based on a self-assessment. With each change an automated tool (axe) checks the main pages, on a phone and on a large screen, in light and dark. We have not yet had an external audit or tests with people who use screen readers.',
      ],
    },
    {
      id: 'feedback',
      title: 'Report a barrier',
      blocks: [
        'Write to us at {email} or through the [contact form](/about#contact), ideally with the web address of the page and what did not work. You can also ask for the information in another format, such as text by email. We reply within 14 days.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Enforcement',
      blocks: [
        'If our reply does not help, you can contact the enforcement body in your country:',
        { insert: 'enforcement' },
      ],
    },
  ],
}
