import type { HelpTexts } from './help-text.ts'

export const en: HelpTexts = {
  finding: {
    title: 'Finding schools',
    teaser: 'The search box, filters, the map and what distances mean.',
    also: 'search box radius distance filters map postcode town location near me',
    blocks: [
      'You can search for a name, a town or a postcode, or combine them, for example “St Marys Leeds”. Accents, abbreviations and small typing errors do not matter.',
      {
        steps: [
          'Search for a town or a postcode.',
          'Under “Filters”, choose type, features and radius. Each option shows how many schools would remain.',
          'Use “Map” to switch between the list and the map. The web address contains your whole search, so you can share it.',
        ],
      },
      '[How we order results](/ordering) explains the order. Distances are as the crow flies; being close does not guarantee a place.',
    ],
  },
  comparing: {
    title: 'Saving and comparing schools',
    teaser: 'Saved schools with or without an account, up to {compared} schools side by side.',
    also: 'shortlist favourites comparison print table bookmark',
    blocks: [
      '“Save” on a card or profile puts a school on your list. Without an account it stays on this device; once you sign in, it is in your account under [Saved schools](/account/favourites).',
      'You can see up to {compared} schools side by side in the [comparison](/compare), highlight the differences, and print or download the table.',
    ],
  },
  reviewing: {
    title: 'Writing a review',
    teaser: 'What you need, what to write and which name to use.',
    also: 'rate stars experience opinion anonymous pseudonym',
    blocks: [
      {
        steps: [
          'Open the school’s profile and choose “Write a review”. You need an account with a confirmed email address.',
          'Choose a star rating and describe your experience in 50 to 3,000 characters. Review the school, never individuals: no names and nothing about anyone’s health.',
          'Choose the name you want your review to appear under.',
        ],
      },
      'The [rules for reviews](/review-rules) set out what is allowed, and [How reviews work](/how-reviews-work) explains how we check reviews. You can write one review per school, and change or delete it at any time.',
    ],
  },
  'after-reviewing': {
    title: 'My review is being checked, or was refused or removed',
    teaser: 'How we check reviews and how to appeal.',
    also: 'not published check objection appeal disputed proof evidence',
    blocks: [
      'Most reviews appear straight away. If our automatic check flags something, a moderator checks the review and we email you the result.',
      'If we refuse or remove your review, we tell you which rule and which sentence are concerned. Under [My reviews](/account/reviews) you can rewrite it or appeal within {objectionMonths} months; someone else then decides.',
      'If the school says that you were never there, you have {answerDays} days to answer. The review stays online in the meantime. Evidence helps, and only our moderators see it.',
    ],
  },
  reporting: {
    title: 'Reporting something',
    teaser: 'Reviews, incorrect facts or your own name in a review.',
    also: 'report wrong illegal insulting privacy named mistake correction',
    blocks: [
      'Every review has a “Report” link, which you can use without an account. You get a reference number and, later, our decision with the reasons.',
      'If you are named in a review yourself, use the [form for people named in reviews](/named-in-a-review).',
      'If a fact about a school is wrong, use “Report an error” on the school’s profile. We check it against the official register.',
    ],
  },
  account: {
    title: 'Account and sign-in',
    teaser: 'Signing up, forgotten passwords, changing your email address, two-step verification.',
    also: 'register sign up password forgotten confirmation email change Google two-step verification two-factor authentication second factor code device sign out',
    blocks: [
      'After you [sign up](/auth?mode=signup) we send you an email with a link. If it does not arrive, check your spam folder and ask us to send it again.',
      'Forgotten your password? [Ask for a link](/auth/forgot); it works for an hour.',
      'Under [Sign-in and security](/account/security) you can change your password and email address, set up passkeys and two-step verification, and see where you are signed in.',
    ],
  },
  leaving: {
    title: 'Taking your data with you, or deleting your account',
    teaser: 'Download your data, unsubscribe, and delete your account with or without your reviews.',
    also: 'export GDPR access cancel delete unsubscribe',
    blocks: [
      'Under [My data](/account/data) you can download all the data we hold about you, or delete your account. It is locked straight away and deleted permanently after {restoreDays} days; until then you can restore it with the link in our email.',
      'When you delete your account, you choose whether your reviews are deleted too or stay without your name.',
      'You can unsubscribe from emails you do not want under [Notifications](/account/notifications), or with the link at the end of each one.',
    ],
  },
  claiming: {
    title: 'Managing your school’s profile',
    teaser: 'With a code sent to the official address, or with evidence.',
    also: 'claim owner code headteacher head teacher evidence missing new register add',
    blocks: [
      {
        steps: [
          'Find your school at [Manage my school’s profile](/claim). If it is missing, add it there.',
          'Ask us to send a code to the email address in the official register, and enter it. You can then manage the profile straight away.',
          'If you have no access to that address, upload evidence. We will check it and email you.',
        ],
      },
      'If someone already manages the profile, we ask them for their comments before we decide.',
    ],
  },
  colleagues: {
    title: 'Working with colleagues',
    teaser: 'Invite others and switch between several schools.',
    also: 'invite rights editor owner several people successor',
    blocks: [
      'Under [My schools](/account/schools) main contacts can invite others: as main contacts with full access, or as editors, who keep the content up to date but cannot invite anyone. They can also remove people there.',
      'If you manage several profiles, switch between them at the top of the dashboard.',
    ],
  },
  groups: {
    title: 'Managing several schools as a trust or group',
    teaser: 'All profiles in one table, shared texts, file uploads and rights for each school.',
    also: 'trust MAT group authority federation bulk change CSV Excel upload',
    blocks: [
      {
        steps: [
          'Set up a group under [Groups and trusts](/account/groups).',
          'Ask the main contacts of a school to invite your group under “People”, or send us evidence for many schools at once.',
          'Select several schools in the table and enter texts or contact details once for all of them, or upload your own facts as a CSV or Excel file. You see every change before it is applied, and you can undo them all at once.',
        ],
      },
      'Invite more people and assign them the schools they will work on. The main contacts of the schools keep all their rights. Premium still belongs to each school.',
    ],
  },
  facts: {
    title: 'Correcting the address, phone number and other facts',
    teaser: 'Which facts come from the register, which from you, and how corrections work.',
    also: 'change address register official wrong phone number website position map',
    blocks: [
      'Facts from the official register are always marked as such. Your own details appear first, beside the official ones; no import overwrites them.',
      'If an official fact is wrong, ask for a correction on the profile. Until we have decided, both values are shown. Please also tell the authority that maintains the register.',
    ],
  },
  premium: {
    title: 'Ordering Premium',
    teaser: 'Price, payment, invoices and what Premium does not change.',
    also: 'price pay invoice transfer card cost subscription licence authority',
    blocks: [
      {
        registered:
          'Premium costs {price} incl. VAT: one payment, no subscription. It lasts for as long as Aulario exists, and for at least {guaranteedYears} years. It belongs to the school, not to your account.',
        unregistered:
          'Premium costs {price} in total: one payment, no subscription. It lasts for as long as Aulario exists, and for at least {guaranteedYears} years. It belongs to the school, not to your account.',
      },
      'On the [Premium](/premium) page you can order for a school whose profile you manage, and pay immediately or by invoice with your own reference. You will find the invoice under [Orders and invoices](/account/orders).',
      'Premium has no effect on reviews: their number, average and order are the same with and without it.',
    ],
  },
  refund: {
    title: 'Money back',
    teaser: 'In one click, or by withdrawing, even without signing in.',
    also: 'withdrawal refund cancel credit note',
    blocks: [
      'Within {refundDays} days of paying, you can get your money back with one click under [Orders and invoices](/account/orders). Premium then ends immediately; anything beyond the free plan is hidden and kept for a year.',
      'You can also [withdraw without signing in](/withdrawal). We then send a confirmation link to the address on the order.',
    ],
  },
  profile: {
    title: 'Writing your texts and educational profile',
    teaser: 'Description, ten sections, languages, drafts and earlier versions.',
    also: 'description preview draft versions language translate concept',
    blocks: [
      'Every school can have a short description. Premium adds a full description and an educational profile with ten sections, from languages to awards.',
      'You write each text in one language at a time. Visitors see the text in their own language if there is one, otherwise in the first language you entered. What you save starts as a draft, which you can check in the preview; you can restore old texts under “Earlier versions”.',
    ],
  },
  media: {
    title: 'Showing pictures and videos',
    teaser: 'Number, size and formats, and whose consent you need.',
    also: 'photo upload logo video YouTube Vimeo size format delete',
    blocks: [
      'Without Premium the profile shows one picture; with Premium, up to {images} pictures, {videos} videos and a logo. Pictures can be up to {imageMegabytes} MB, videos (MP4, WebM or Ogg) up to {videoMegabytes} MB; you can also link to a video on YouTube or Vimeo.',
      'If the connection drops, the upload carries on from where it stopped. We remove location and camera data from the files. Only show people who have agreed; for children, their parents must agree.',
    ],
  },
  'review-desk': {
    title: 'Replying to reviews and inviting them',
    teaser: 'What you can reply to, dispute and report, and how to invite reviews.',
    also: 'answer reply bad review delete dispute invitation QR code badge',
    blocks: [
      'With Premium you can reply to each review once under “Reviews”, and change your reply later. Do not suggest who you think wrote the review.',
      'No one can have a review removed just because they dislike it. If someone was never at your school, dispute the review; you don’t need Premium for this. If it breaks the [rules](/review-rules), report it.',
      'Invite reviews with a single link or QR code for everyone. Rewards are not allowed.',
    ],
  },
  messages: {
    title: 'Messages and events',
    teaser: 'Enquiries from families, open days and other events.',
    also: 'enquiry contact form inbox open day calendar date',
    blocks: [
      'On Premium profiles, families can write to you without seeing your address. You will find the messages in the dashboard under “Messages”; we email your reply. We delete messages after {messageMonths} months.',
      'Under “Events” you can add open days and other events. Families can add them to their calendars; past events disappear automatically.',
    ],
  },
  figures: {
    title: 'Understanding the figures',
    teaser: 'What views and clicks mean and how we count.',
    also: 'views visitors numbers clicks statistics analytics',
    blocks: [
      'The overview shows how often your profile was viewed, by how many different people a day, and what they clicked on. We count without cookies and without storing IP addresses; we do not count your own views or search engines.',
      'You can download the figures as a table for any period.',
    ],
  },
  notifications: {
    title: 'Setting up notifications',
    teaser: 'Which emails you get and how to unsubscribe.',
    also: 'email unsubscribe bell message weekly report digest',
    blocks: [
      'Under “Notifications” you can choose whether we email you immediately about new messages, the next morning about new reviews and once a week about your profile views, and whether Aulario news appears in your notifications.',
      'You can unsubscribe from each of these emails with one click, without signing in.',
    ],
  },
  support: {
    title: 'Getting help from us',
    teaser: 'Four ways to reach us, and how quickly we reply.',
    also: 'support ticket chat telephone contact response time',
    blocks: [
      'In the dashboard, “Support” offers four ways to reach us; each request has a number and a thread in which you can reply. With Premium we reply within {supportHours} hours.',
      'If you do not have a dashboard, use the [contact form](/about#contact).',
    ],
  },
}
