/** The badge that schools show on their own sites, and the page where they copy its code. */
export const badge = {
  'badge.title': 'Reviews on your website',
  'badge.intro':
    'Let your website show what families say about your school. The badge needs no script and no cookies, updates automatically and is free for every school.',
  'badge.fair':
    'It always shows all reviews and their average; you cannot leave out negative ones. The “Show reviews” setting only removes the texts from your profile: number and average stay, both there and on the badge. An average is shown once there are 3 reviews.',
  'badge.language': 'Language',
  'badge.theme': 'Colours',
  'badge.theme.auto': 'Match the visitor’s settings',
  'badge.theme.light': 'Light',
  'badge.theme.dark': 'Dark',
  'badge.size': 'Size',
  'badge.size.large': 'Large, with the name',
  'badge.size.small': 'Small',
  'badge.show': 'Show',
  'badge.preview': 'Preview',
  'badge.frame': 'Code for a frame (iframe)',
  'badge.frame.hint': 'Responsive and accessible by keyboard.',
  'badge.picture': 'Code for a picture (img)',
  'badge.picture.hint': 'For systems that do not allow frames.',
  'badge.frames': 'A card and map of your school for your website',
  'badge.code': 'QR code for the profile',
  'badge.code.text':
    'For the noticeboard, a letter to parents or your website: it takes people to your school’s public profile, where they can read everything and write a review. Please ask all families, not only the satisfied ones.',
  'badge.code.alt': 'QR code that leads to {address}',
  'badge.code.download': 'Download QR code (SVG)',
  'badge.caption': 'Reviews of {name} on Aulario',
  'badge.noAverage': 'No average yet',
  'badge.label': {
    one: '{name}: {average} out of 5 stars from {count} review on Aulario',
    other: '{name}: {average} out of 5 stars from {count} reviews on Aulario',
  },
  'badge.label.few': {
    one: '{name}: {count} review on Aulario, no average yet',
    other: '{name}: {count} reviews on Aulario, no average yet',
  },
} as const
