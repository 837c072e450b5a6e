/** Texts used only in the footer of every page, loaded with its script. */
export const footer = {
  'footer.about': 'Find, compare and review schools in Germany, France, Spain, Italy and the United Kingdom.',
  'footer.present': 'Present your school',
  'footer.aboutTitle': 'About Aulario',
  'footer.places': 'Schools by place',
  'footer.help': 'Help',
  'footer.developers': 'For developers',
  'footer.cancellation': 'Cancel contracts here',
  'footer.accessibility': 'Accessibility',
  'footer.dsa': 'Contact points',
  'footer.sources': 'Data sources',
  'footer.copyright': '© {year} Aulario. Texts and design: all rights reserved',
  'footer.local': 'Running locally: this site only exists on this computer.',
} as const
