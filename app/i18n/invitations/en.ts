/** The link with which a school invites all families to write a review, and the sheet with its code. */
export const invitations = {
  'invitation.open': 'Invite families',
  'invitation.title': 'Invite families',
  'invitation.intro':
    'One link and one QR code for everybody: for the newsletter, the noticeboard, an email to everyone. Reviews written through it are marked “Verified: invited”. You are not told who used the link.',
  'invitation.fair':
    'Send the link to all families, not only the satisfied ones, and promise nothing in return. Schools that offer rewards get a notice on their profile. People who manage your school’s profile cannot review it.',
  'invitation.none': 'No link yet.',
  'invitation.link': 'Your link',
  'invitation.since': 'Valid since {day}.',
  'invitation.until': 'Valid up to and including {day}.',
  'invitation.over': 'The link was valid until {day}. Please create a new one.',
  'invitation.create': 'Create a link',
  'invitation.renew': 'Renew the link',
  'invitation.renew.text':
    'The new link works immediately; the old link and its QR code stop working. Reviews that are already there stay “invited”.',
  'invitation.end': 'End the link',
  'invitation.end.text': 'After that no link works until you create a new one.',
  'invitation.endsOn': 'Last day',
  'invitation.endsOn.hint': 'Leave empty if the link should not expire.',
  'invitation.endsOn.invalid': 'Please choose today or a later date.',
  'invitation.files': 'To print and share',
  'invitation.sheet.a4': 'A4 poster',
  'invitation.sheet.a5': 'A5 flyer',
  'invitation.png': 'QR code as PNG',
  'invitation.svg': 'QR code as SVG',
  'invitation.list': 'Read invited reviews',
  'invitation.sheet.title': 'Your experience with {name}',
  'invitation.sheet.text':
    'Write about what you and your child experience here, praise or criticism. The school is not told who you are.',
  'invitation.sheet.scan': 'Scan the QR code with your phone',
  'invitation.print': 'Print',
  'invitation.print.hint': 'To print, use your browser’s menu.',
  'invitation.back': 'Back to the invitation',
  'message.invitationRenewed': 'The new link is valid from now on.',
  'message.invitationEnded': 'The link is no longer valid.',
} as const
