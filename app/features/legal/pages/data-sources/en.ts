import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Data sources',
  description:
    'Where the facts about schools, the maps and the typefaces on Aulario come from, and under which licences.',
  intro:
    'The official facts about schools come from open registers. This page says who publishes them, under which licence, and when we last read them.',
  sections: [
    {
      id: 'registers',
      title: 'Registers of schools',
      blocks: [{ insert: 'registers' }, 'Each fact on a profile names the register it comes from and its date.'],
    },
    {
      id: 'coverage',
      title: 'What we know',
      blocks: [
        'This is how many schools we list by country, region and type. They are counted each time a register is read.',
        { insert: 'coverage' },
      ],
    },
    {
      id: 'changes',
      title: 'What we change',
      blocks: [
        {
          list: [
            'Names in capitals are made easier to read; telephone numbers and web addresses get a uniform format.',
            'Coordinates are converted to longitude and latitude. Where a location is missing, or far from both postcode and town, we use the middle of these and name only the area instead of a distance.',
            'Types of school are assigned to common groups; the register’s own word stays beside them.',
            'Authorities, teacher training centres and purely administrative offices are left out.',
            'Names of headteachers and staff are never imported.',
          ],
        },
        'What schools state themselves, and what we corrected after a report, is marked as such. If something is wrong, use “Report an error” on the profile. The publishers are not responsible for our changes and do not endorse Aulario.',
      ],
    },
    {
      id: 'material',
      title: 'Maps, places, typefaces',
      blocks: [
        { insert: 'material' },
        { when: 'mapServer', text: 'Once you agree, the map comes from {mapServer}, which names its own sources.' },
        'Everything is served from our own server.',
      ],
    },
    {
      id: 'reuse',
      title: 'Reuse',
      blocks: [
        'Lists of results can be downloaded as CSV and JSON; each row names its source. The licences of the registers apply to the facts: name the source as shown above, and say if you changed something. Reviews, and what schools wrote themselves, may not be reused without the consent of their authors.',
      ],
    },
  ],
}
