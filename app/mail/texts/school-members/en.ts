export const operators = {
  'school-invitation.subject': 'Invitation to help edit a school’s profile',
  'school-invitation.text':
    '{inviter} has invited you to help edit the profile of {school} on Aulario. The link works for seven days, and only with an account that uses this address.',
  'school-invitation.button': 'View the invitation',
  'school-invitation.note': 'If you do not know the school, you don’t need to do anything.',
  'school-people.subject': 'A change in who manages your school’s profile',
  'school-people.joined': '{person} can now edit the profile of {school}.',
  'school-people.removed': '{person} no longer has access to the profile of {school}.',
  'school-people.left': '{person} has given up access to the profile of {school}.',
  'school-people.owner': '{person} is now a main contact for the profile of {school}.',
  'school-people.note': 'Is this a mistake? Please don’t reply to this email; use the contact form.',
  'school-people.button': 'View my schools',
  'school-desk.subject': 'We have made a change to your school’s profile',
  'school-desk.hidden': 'The profile of {school} is no longer visible on Aulario.',
  'school-desk.shown': 'The profile of {school} is visible on Aulario again.',
  'school-desk.successor': 'We have changed the successor shown on the profile of {school}.',
  'school-desk.corrected': 'On the profile of {school}, we have corrected a fact from the official register.',
  'school-desk.merged':
    'The school was listed twice in our directory. We have merged the two profiles; everything is now on the profile of {school}.',
  'school-desk.merge-undone':
    'We had merged two school profiles and have now separated them again. This affects the profile of {school}.',
  'school-desk.reason': 'Reason: {reason}',
  'school-desk.button': 'View the school in my account',
  'school-desk.note': 'If something is not right, write to us at {contact}.',
  'correction-accepted.subject': 'Thank you: we have corrected it',
  'correction-accepted.text': 'Thank you for your report about {school}. We checked it and made the correction.',
  'correction-refused.subject': 'We have not changed the school’s details',
  'correction-refused.text': 'Thank you for your report about {school}. We checked it and have not made a change.',
  'correction.button': 'View the school’s profile',
  'school-desk.visited': 'Someone from our team will be working in the dashboard of {school} for an hour.',
  'school-desk.member-removed':
    'We have ended one person’s access to the profile of {school}; they can no longer edit it.',
}
