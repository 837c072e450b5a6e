/** The link with which a school invites all families to write a review, and the sheet with its code. */
export const invitations = {
  'invitation.open': 'Invite families',
  'invitation.title': 'Invite families',
  'invitation.intro':
    'One link and one QR code for everyone: for the newsletter, the noticeboard or an email to all families. Reviews written through it are marked “Verified: invited”. You are not told who used the link.',
  'invitation.fair':
    'Send the link to all families, not only the satisfied ones, and promise nothing in return. If a school offers rewards, we add a notice to its profile. People who manage your school’s profile cannot review it.',
  'invitation.none': 'No link yet.',
  'invitation.link': 'Your link',
  'invitation.since': 'Valid since {day}.',
  'invitation.until': 'Valid until the end of {day}.',
  'invitation.over': 'The link expired on {day}. Please create a new one.',
  'invitation.create': 'Create a link',
  'invitation.renew': 'Renew the link',
  'invitation.renew.text':
    'The new link works immediately; the old link and its QR code stop working. Existing reviews stay marked as “invited”.',
  'invitation.end': 'End the link',
  'invitation.end.text': 'Families cannot use the link any more. You can create a new one at any time.',
  'invitation.endsOn': 'Last day',
  'invitation.endsOn.hint': 'Leave empty if the link should not expire.',
  'invitation.endsOn.invalid': 'Please choose today or a later date.',
  'invitation.files': 'Print and share',
  'invitation.sheet.a4': 'A4 poster',
  'invitation.sheet.a5': 'A5 flyer',
  'invitation.png': 'QR code as PNG',
  'invitation.svg': 'QR code as SVG',
  'invitation.list': 'Read reviews by invited families',
  'invitation.sheet.title': 'Your experience with {name}',
  'invitation.sheet.text':
    'Write about your and your child’s experience here, good or bad. The school is not told who you are.',
  'invitation.sheet.scan': 'Scan the QR code with your phone',
  'invitation.print': 'Print',
  'invitation.print.hint': 'To print, use your browser’s menu.',
  'invitation.back': 'Back to the invitation',
  'message.invitationRenewed': 'The new link is now valid.',
  'message.invitationEnded': 'The link is no longer valid.',
} as const
