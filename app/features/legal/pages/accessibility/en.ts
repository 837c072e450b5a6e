import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Accessibility',
  description: 'How accessible Aulario is, which gaps we know of and where to report barriers.',
  intro:
    'Aulario is meant to be usable by everybody, whatever their device, technology and abilities. This statement says how far we have come.',
  sections: [
    {
      id: 'status',
      title: 'Status',
      blocks: [
        'We measure Aulario against the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the standard EN 301 549. It is partially conformant with them; the exceptions are listed below. The statement covers all pages of Aulario, but not other sites that we link to (Directive (EU) 2019/882, German Barrierefreiheitsstärkungsgesetz).',
      ],
    },
    {
      id: 'features',
      title: 'What we do',
      blocks: [
        {
          list: [
            'Searching, reading and all forms work with the keyboard, and without JavaScript too.',
            'Everything on the map is also available as a list.',
            'Text can be enlarged to 200 per cent; the pages fit a width of 320 pixels.',
            'Contrast is sufficient in the light and the dark theme; nothing is conveyed by colour alone.',
            'If you prefer reduced motion, nothing is animated.',
            'Invoices are PDFs with structure tags (PDF/A-2a).',
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
            'Schools’ pictures have alternative text only where the school wrote it.',
            'Schools’ videos have subtitles only where the school uploaded them, and no audio description; a description appears beside them where the school wrote one. Embedded videos from YouTube and Vimeo have the controls of these providers.',
            'The map itself can be used with screen readers only to a limited extent; the list beside it contains the same schools.',
            'Schools’ texts and reviews are in the language in which they were written. They are marked as such, but are neither translated nor in easy read.',
            'Names from official registers contain abbreviations that are not explained.',
          ],
        },
        'So far nothing is available in sign language or easy read.',
      ],
    },
    {
      id: 'testing',
      title: 'How we tested',
      blocks: [
        'This statement is based on a self-assessment. With each change an automated tool (axe) checks the main pages, on a phone and on a large screen, in light and dark. An external audit, and tests with people who use screen readers, are still to come.',
      ],
    },
    {
      id: 'feedback',
      title: 'Report a barrier',
      blocks: [
        'Write to us at {email} or through the [contact form](/about#contact), ideally with the address of the page and what did not work. You can also get the information in another format, such as text by email. We answer within 14 days.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Enforcement',
      blocks: [
        'If our answer does not help, you can contact the enforcement body in your country:',
        { insert: 'enforcement' },
      ],
    },
  ],
}
