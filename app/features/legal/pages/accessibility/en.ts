import type { LawText } from '../../legal-text.ts'

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
        'The yardsticks are the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the standard EN 301 549. Aulario is partially conformant with them; the exceptions are listed below. The statement covers all pages of Aulario, but not other sites that we link to (Directive (EU) 2019/882, German Barrierefreiheitsstärkungsgesetz).',
      ],
    },
    {
      id: 'features',
      title: 'What we do for it',
      blocks: [
        {
          list: [
            'Searching, reading and all forms work with the keyboard, and without JavaScript too.',
            'Everything that the map shows is also there as a list.',
            'Text can be enlarged to 200 per cent; the pages fit a width of 320 pixels.',
            'Contrast is sufficient in the light and the dark theme; nothing is conveyed by colour alone.',
            'Anyone who prefers less motion sees none.',
            'Invoices are PDFs with structure tags (PDF/A-2a).',
          ],
        },
      ],
    },
    {
      id: 'gaps',
      title: 'Gaps that we know of',
      blocks: [
        {
          list: [
            'Pictures of schools have an alternative text only where the school wrote one.',
            'Videos of schools mostly have neither captions nor audio description; a description appears beside them where the school wrote one. Embedded videos from YouTube and Vimeo have the controls of these providers.',
            'The map itself can be used with screen readers only to a limited extent; the list beside it holds the same schools.',
            'Texts of schools and reviews are in the language in which they were written. They are marked as such, but neither translated nor in easy language.',
            'Names from official registers contain abbreviations that are not explained.',
          ],
        },
        'There is no content in sign language or in easy language so far.',
      ],
    },
    {
      id: 'testing',
      title: 'How we tested',
      blocks: [
        'The statement rests on a self-assessment. With each change a test program (axe) looks at the important pages, on a phone and on a large screen, in light and dark. An examination by third parties, and tests with people who use screen readers, are still to come.',
      ],
    },
    {
      id: 'feedback',
      title: 'Report a barrier',
      blocks: [
        'Write to us at {email} or through the [contact form](/about#contact), best with the address of the page and what did not work. You can also get the information in another form, such as text by email. We answer within 14 days.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Enforcement',
      blocks: ['If our answer does not help, you can turn to the body of your country:', { insert: 'enforcement' }],
    },
  ],
}
