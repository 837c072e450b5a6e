import type { LawText } from '../../legal-text.ts'

export const en: LawText = {
  title: 'Privacy',
  description: 'Which data Aulario processes, what for, for how long, and which rights you have.',
  intro:
    'You can search, read and compare without an account and without our knowing who you are. This page says which data we process when, on which legal basis and for how long (Articles 13 and 14 GDPR).',
  sections: [
    {
      id: 'summary',
      title: 'The essentials',
      blocks: [
        {
          list: [
            'No third-party advertising, no tracking, no profiles. Typefaces, maps, pictures and scripts come from our own server.',
            'Cookies only where you asked for something. That is why no banner asks for permission.',
            'We use your position only for the one search for which you share it, and do not keep it.',
            'A school never learns who wrote a review.',
            'You can [take your data with you or delete it](/account/data) at any time.',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        { insert: 'operator' },
        { when: 'dataProtectionOfficer', text: 'Data protection officer: {dataProtectionOfficer}.' },
        {
          when: 'noDataProtectionOfficer',
          text: 'We are not obliged to appoint a data protection officer (Article 37 GDPR, section 38 of the German BDSG). Questions about data protection are answered at {email}.',
        },
        {
          when: 'britishRepresentative',
          text: 'Representative in the United Kingdom (Article 27 UK GDPR): {britishRepresentative}.',
        },
      ],
    },
    {
      id: 'visit',
      title: 'When you visit the site',
      blocks: [
        'To send you a page, our server needs your IP address. Our log holds only the time, path, status and duration: no address, and nothing that you typed. Legal basis: our legitimate interest in running the site safely (Article 6(1)(f) GDPR).',
        'Against abuse we count how often forms are sent from one connection. For that we store a checksum instead of the address. Same basis.',
        'Schools see how often their profile was visited. We count without cookies: address and browser, together with a random key of the day, give a mark that is deleted with the key at the end of the day. Only sums remain. Legal basis: our legitimate interest in statistics without surveillance (Article 6(1)(f) GDPR).',
        'Search texts that find nothing are counted without any link to you, to improve the search. What looks like a name or an address is not taken.',
        'If you share your position, we use it to look up the nearest postcode. Only that appears in the address of the page. Legal basis: your consent in the browser (Article 6(1)(a) GDPR).',
        'If you measure distances from an address, we look it up once and do not keep it; it stays in your browser. Legal basis: our legitimate interest in answering your question (Article 6(1)(f) GDPR).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage on your device',
      blocks: [
        'We only store what is needed for a service that you explicitly asked for. That is allowed without consent (section 25(2) no. 2 of the German TDDDG and the corresponding rules of the other countries). These lists are complete; a test compares them with the program.',
        { insert: 'cookies' },
        { insert: 'storage' },
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      blocks: [
        'For an account we need your email address and a password, of which we keep only a hash. Name, picture and contact details are optional. With each sign-in we store the IP address and browser, so that you can recognise and end sign-ins that are not yours. Legal basis: the contract about the account (Article 6(1)(b) GDPR), and for security our legitimate interest (point (f)).',
        {
          when: 'google',
          text: 'If you click “Sign in with Google” you are taken to Google (Google Ireland Limited, Dublin; a transfer to the USA is possible, adequacy decision on the EU-US Data Privacy Framework). Google tells us your email address, your name and an identifier. Without the click Google learns nothing.',
        },
        'We send you emails that belong to the account: confirmations, security notices, decisions. You can turn off all others under [Notifications](/account/notifications) and with one click in each email. If an email comes back as undeliverable, we remember that so as not to send more.',
      ],
    },
    {
      id: 'reviews',
      title: 'When you review a school',
      blocks: [
        'We publish the text, the stars, the name you chose for it and what you say about your experience. Legal basis: the terms of use (Article 6(1)(b) GDPR). Before publication a program checks the text for names, contact data, insults and bursts and may hold it back; only a person can refuse it (Article 22 GDPR). Against fakes we briefly store a mark of your network from which the address cannot be read (point (f)). More under [How reviews work](/how-reviews-work).',
        'Proof that you show voluntarily is seen only by moderators. Legal basis: your consent (point (a)), which you can withdraw at any time.',
        'You may write if you are old enough to consent to such a service yourself (Article 8 GDPR), at the age of: {ages}.',
      ],
    },
    {
      id: 'matters',
      title: 'When you report something or are named in a review',
      blocks: [
        'If you report a review or a wrong fact, we use your name and address to answer. The other side does not learn them. Legal basis: our duties under Articles 16 and 17 of Regulation (EU) 2022/2065 (Article 6(1)(c) GDPR) and our interest in correct facts (point (f)). Decisions are kept permanently without names, so that they can be verified.',
        'Reviews are about schools, not persons. If your name appears in one nevertheless, you can ask for erasure, correction or access without an account: [Named in a review](/named-in-a-review). In that case we have the data from the person who wrote (Article 14 GDPR).',
      ],
    },
    {
      id: 'schools',
      title: 'When you run a school’s profile',
      blocks: [
        'If you ask to run a school’s profile, we check your function, your explanation and, where needed, evidence. Afterwards we store who runs the school and who changed what. Legal basis: contract (Article 6(1)(b) GDPR) and the interest of schools not to be run by strangers (point (f)).',
        'The facts about schools come from public [registers](/data-sources). We do not read in names of headteachers and staff, even where the registers have them.',
      ],
    },
    {
      id: 'orders',
      title: 'When you order premium',
      blocks: [
        'We store name, address, email address, VAT number where given, order and invoice. Legal basis: contract (Article 6(1)(b) GDPR) and the duties of tax law to keep records (point (c); section 147 AO, section 14b UStG, Article 369k of Directive 2006/112/EC).',
        {
          when: 'stripe',
          text: 'You pay on the page of Stripe (Stripe Payments Europe, Limited, Dublin). Stripe gets the email address, amount and order from us and collects the payment data itself, as a controller of its own; a transfer to the USA is possible (EU-US Data Privacy Framework). We do not see your card details.',
        },
      ],
    },
    {
      id: 'messages',
      title: 'When you write to us or to a school',
      blocks: [
        'We use what you send through the contact form to answer it; you get a copy. The version of this text that you agreed to and the time are stored with it. Legal basis: your consent (Article 6(1)(a) GDPR) or, for questions about a contract, that contract (point (b)). You can withdraw your consent for the future at any time.',
        'If you write to a school, it gets your name, your address and the text in order to answer you. It is then itself responsible for these data.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      blocks: [
        {
          list: [
            'People on our team, as far as their task requires.',
            'Providers of servers and email delivery who act on our instructions (Article 28 GDPR).',
            'Everybody who reads the site: what you publish.',
            'Authorities, where a law obliges us, for example on suspicion of offences against life (Article 18 of Regulation (EU) 2022/2065).',
          ],
        },
        { when: 'host', text: 'Our servers are kept by: {host}.' },
        {
          when: 'mapServer',
          text: 'The detailed map comes from {mapServer}. It is loaded only once you agree (Article 6(1)(a) GDPR, section 25(1) TDDDG); that server then learns your IP address. You can withdraw your agreement below the map.',
        },
        'Some schools link videos at YouTube (Google Ireland Limited) or Vimeo (Vimeo.com, Inc., USA). A video is loaded from there only when you play it; before that these providers learn nothing. Legal basis: your consent (Article 6(1)(a) GDPR, section 25(1) TDDDG), given by starting the video. Data may go to the USA; the basis for that is the EU-US Data Privacy Framework or your consent (Article 49 GDPR).',
        'Beyond this we pass on no data and sell none. Data are transferred to countries outside the European Union only where this page says so.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      blocks: [
        'After these periods a program deletes by itself, every hour. The list comes from the same register by which it works. Data may remain in backups until the backup is overwritten; if one is restored, deletions are repeated.',
        { insert: 'retention' },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'Access and copy (Articles 15 and 20): as a file in the account under [My data](/account/data), otherwise on request.',
            'Rectification (Article 16): in the account yourself, or on request.',
            'Erasure (Article 17): in the account under [My data](/account/data). The account is locked and hidden at once and erased after {restoreDays} days.',
            'Restriction of processing (Article 18).',
            'Withdrawal of a consent for the future (Article 7(3)).',
            'Complaint to a supervisory authority (Article 77).',
          ],
        },
        'Write to {email} for this. We answer within a month. You need not give us any data; but without an email address there is no account, and without an address no invoice.',
      ],
    },
    {
      id: 'objection',
      title: 'Your right to object',
      blocks: [
        'Where we rely on a legitimate interest (Article 6(1)(f) GDPR), you can object at any time on grounds relating to your particular situation (Article 21 GDPR). We then stop processing the data unless we can show compelling legitimate grounds or need them for legal claims. A message to {email} is enough.',
      ],
    },
    {
      id: 'authorities',
      title: 'Supervisory authorities',
      blocks: [
        'The authority responsible for us is: {authority}. You can also complain in the country where you live:',
        { insert: 'authorities' },
      ],
    },
    {
      id: 'uk',
      title: 'United Kingdom',
      blocks: [
        'For people in the United Kingdom the UK GDPR and the Data Protection Act 2018 apply. Their articles carry the same numbers and give the same rights; the regulator is the Information Commissioner (ICO). Cookies are governed by the Privacy and Electronic Communications Regulations 2003.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When something changes, the new date appears at the top and the earlier versions are listed at the bottom. We write to everybody who has an account about material changes.',
      ],
    },
  ],
}
