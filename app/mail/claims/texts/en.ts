/** Mails about claims to schools, claimants and main contacts. */
export const claims = {
  'claim.reason': 'The reasons:',
  'claim.open': 'View the claim',
  'claim.again': 'Claim the school again',
  'claim.redress': 'You see it differently? Write to us at {contact}.',
  'claim-code.subject': 'Code to claim your school’s profile on Aulario',
  'claim-code.text':
    'Aulario is a directory where families find and compare schools. Somebody with the account {account} would like to look after the profile of your school ({school}) there on the school’s behalf.',
  'claim-code.pass':
    'If your school has agreed to this, please give that person ({account}) this code. It is valid for {minutes} minutes. Whoever enters it can edit the school’s profile.',
  'claim-code.note':
    'You know nothing about this? Then do not pass the code on. There is nothing you need to do, and nothing will change.',
  'claim-code.profile': 'This is what the profile looks like today:',
  'claim-code.why':
    'This address is listed for {school} in the official register of schools. That is the only reason why you get this email. Nobody reads replies here.',
  'claim-approved.subject': 'You now run your school’s profile',
  'claim-approved.text':
    'Your claim has been accepted: you are now an owner of {school}. The profile carries the mark “Confirmed profile”.',
  'claim-approved.button': 'Go to the school',
  'claim-refused.subject': 'Your claim for a school has been refused',
  'claim-refused.text': 'We have looked at your claim for {school} and cannot accept it as it stands.',
  'claim-refused.note': 'You can make a new claim with better evidence at any time.',
  'owner-claim-opened.subject': 'Somebody would like to take over your school',
  'owner-claim-opened.text':
    'The account {account} has claimed to run {school}. As you own the school, an administrator decides about it.',
  'owner-claim-opened.note':
    'Before that you can say something about it, for example whether you know the person. Nothing changes until the decision.',
  'owner-claim-opened.button': 'View the claim and answer',
  'owner-claim-added.subject': 'Your school has another owner',
  'owner-claim-added.text':
    'An administrator has accepted a claim for {school}. You keep all your rights and now run the profile together.',
  'owner-claim-replaced.subject': 'Your school is now run by somebody else',
  'owner-claim-replaced.text':
    'An administrator has accepted a claim for {school}. Your account can no longer edit the profile.',
  'owner-claim-refused.subject': 'The claim for your school has been refused',
  'owner-claim-refused.text':
    'An administrator has looked at the claim for {school} and refused it. Nothing changes for you.',
} as const
