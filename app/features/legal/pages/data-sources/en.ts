import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Data sources',
  description:
    'Where the facts about schools, the maps and the typefaces on Aulario come from, and under which licences.',
  intro:
    'The official facts about schools come from open registers. This page shows who publishes them, under which licence, and when we last imported them.',
  sections: [
    {
      id: 'registers',
      title: 'Registers of schools',
      blocks: [{ insert: 'registers' }, 'For each fact, the profile names the register and its date.'],
    },
    {
      id: 'coverage',
      title: 'Coverage',
      blocks: [
        'The table shows how many schools we list by country, region and type. We count them each time we import a register.',
        { insert: 'coverage' },
      ],
    },
    {
      id: 'changes',
      title: 'What we change',
      blocks: [
        {
          list: [
            'We make names in capitals easier to read and use a uniform format for phone numbers and web addresses.',
            'We convert coordinates to longitude and latitude. Where a location is missing, or far from both postcode and town, we use the centre of the postcode or town and give only the area instead of a distance.',
            'We assign types of school to common groups and show the register’s own term beside them.',
            'We leave out authorities, teacher training centres and purely administrative offices.',
            'We never import the names of headteachers and staff.',
          ],
        },
        'Details given by schools themselves, and corrections we have made after a report, are marked as such. If something is wrong, use “Report an error” on the profile. The publishers are not responsible for our changes and do not endorse Aulario.',
      ],
    },
    {
      id: 'material',
      title: 'Maps, places, typefaces',
      blocks: [
        { insert: 'material' },
        {
          when: 'ways',
          text: 'Minutes on the way to school are calculated by our own server with Valhalla (MIT), on the streets of OpenStreetMap (© OpenStreetMap contributors, ODbL).',
        },
        { when: 'mapServer', text: 'Once you agree, the map is loaded from {mapServer}, which lists its own sources.' },
        'Everything is served from our own server.',
      ],
    },
    {
      id: 'reuse',
      title: 'Reuse',
      blocks: [
        'You can download lists of results as CSV and JSON; each row names its source. The licences of the registers apply to the facts: name the source as shown above, and say if you have changed anything. You may not reuse reviews, or schools’ own texts, without the consent of their authors.',
      ],
    },
  ],
}
