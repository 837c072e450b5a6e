/** Mails about groups of schools. */
export const groups = {
  'group-invitation.subject': 'Invitation to a group of schools',
  'group-invitation.text':
    '{inviter} invites you to help edit school profiles on Aulario for {name}. The link works for 14 days, and only for an account with this address.',
  'group-invitation.button': 'View the invitation',
  'group-invitation.note': 'Does this mean nothing to you? Then you don’t need to do anything.',
  'group-school-invitation.subject': 'A school would like you to help manage its profile',
  'group-school-invitation.text':
    '{inviter} asks you to help manage the profile of {name} on Aulario as its group or trust. The link works for 14 days, and only for an account with this address.',
  'school-group.subject': 'Who helps manage your school’s profile',
  'school-group.joined': '{group} now helps manage the profile of {school}.',
  'school-group.ended_by_school': '{school} has ended the management of its profile by {group}.',
  'school-group.ended_by_group': '{group} no longer helps manage the profile of {school}.',
  'school-group.rights':
    'The school’s main contacts keep all their rights and can end this at any time. Every change is listed with a name among the earlier versions.',
  'school-group.button': 'View',
  'group-claim-approved.subject': 'Your group now manages schools',
  'group-claim-approved.text': 'Your request for {group} has been accepted: the schools are now in the group’s table.',
  'group-claim-refused.subject': 'Your request for a group of schools has been refused',
  'group-claim-refused.text': 'We have looked at your request for {group} and cannot accept it as it is.',
}
