/** Mails about claims to schools, claimants and main contacts. */
export const claims = {
  'claim.reason': 'Reasons:',
  'claim.open': 'View the request',
  'claim.again': 'Make a new request',
  'claim.redress': 'Do you disagree? Write to us at {contact}.',
  'claim-code.subject': 'Code to manage your school’s profile on Aulario',
  'claim-code.text':
    'Aulario is a directory where families find and compare schools. Someone using the account {account} would like to manage the profile of your school ({school}) on its behalf.',
  'claim-code.pass':
    'If your school has agreed to this, please give this code to that person ({account}). It is valid for {minutes} minutes. Anyone who enters it can edit the school’s profile.',
  'claim-code.note':
    'If you know nothing about this, do not pass the code on. You don’t need to do anything, and nothing will change.',
  'claim-code.profile': 'This is the profile as it is today:',
  'claim-code.why':
    'This address is listed for {school} in the official register of schools. That is the only reason you are receiving this email. Replies to it are not read.',
  'claim-approved.subject': 'You now manage your school’s profile',
  'claim-approved.text':
    'We have accepted your request: you now manage the profile of {school}. It carries the “Confirmed profile” label.',
  'claim-approved.button': 'View the school',
  'claim-refused.subject': 'We have refused your request to manage a school’s profile',
  'claim-refused.text': 'We have reviewed your request for {school} and cannot accept it in its present form.',
  'claim-refused.note': 'You can make a new request with better evidence at any time.',
  'owner-claim-opened.subject': 'Someone has asked to manage your school’s profile',
  'owner-claim-opened.text':
    '{account} has asked to manage the profile of {school}. Because you already manage it, we will decide.',
  'owner-claim-opened.note':
    'Before we decide, you can comment, for example on whether you know the person. Nothing changes until then.',
  'owner-claim-opened.button': 'View the request and comment',
  'owner-claim-added.subject': 'Someone else now also manages your school’s profile',
  'owner-claim-added.text':
    'We have accepted a request for {school}. You keep all your rights and now manage the profile together.',
  'owner-claim-replaced.subject': 'Someone else now manages your school’s profile',
  'owner-claim-replaced.text': 'We have accepted a request for {school}. Your account can no longer edit the profile.',
  'owner-claim-refused.subject': 'We have refused a request to manage your school’s profile',
  'owner-claim-refused.text': 'We have reviewed the request for {school} and refused it. Nothing changes for you.',
} as const
