/** Mails about groups of schools. */
export const groups = {
  'group-invitation.subject': 'Invitation to a group of schools',
  'group-invitation.text':
    '{inviter} has invited you to help edit school profiles on Aulario for {name}. The link works for 14 days, and only for an account with this address.',
  'group-invitation.button': 'View the invitation',
  'group-invitation.note': 'If you weren’t expecting this, you don’t need to do anything.',
  'group-school-invitation.subject': 'A school has asked you to help manage its profile',
  'group-school-invitation.text':
    '{inviter} would like you, as its group or trust, to help manage the profile of {name} on Aulario. The link works for 14 days, and only for an account with this address.',
  'school-group.subject': 'A change in who helps manage your school’s profile',
  'school-group.joined': '{group} now helps manage the profile of {school}.',
  'school-group.ended_by_school': '{school} has ended the access of {group} to its profile.',
  'school-group.ended_by_group': '{group} no longer helps manage the profile of {school}.',
  'school-group.rights':
    'The school’s main contacts keep all their rights and can end this at any time. Every change appears under “Earlier versions” with the name of the person who made it.',
  'school-group.button': 'View details',
  'group-claim-approved.subject': 'Your group now manages schools',
  'group-claim-approved.text':
    'We have accepted your request for {group}: the schools now appear in the group’s table.',
  'group-claim-refused.subject': 'We have refused your request to add schools to a group',
  'group-claim-refused.text': 'We have reviewed your request for {group} and cannot accept it in its present form.',
}
