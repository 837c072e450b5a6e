import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Privacy',
  description: 'What data Aulario processes, why and for how long, and what rights you have.',
  intro:
    'You can search, read and compare without an account and without telling us who you are. This page explains what data we process, when, on what legal basis and for how long (Articles 13 and 14 GDPR).',
  sections: [
    {
      id: 'summary',
      title: 'The essentials',
      blocks: [
        {
          list: [
            'No third-party advertising, no tracking, no profiling. Typefaces, maps, pictures and scripts come from our own server.',
            'We only use cookies for things you ask for. That is why there is no cookie banner.',
            'We use your location only for what you share it for, and do not keep it.',
            'A school is never told who wrote a review.',
            'You can [take your data with you or delete it](/account/data) at any time.',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Controller',
      blocks: [
        { insert: 'operator' },
        { when: 'dataProtectionOfficer', text: 'Data protection officer: {dataProtectionOfficer}.' },
        {
          when: 'noDataProtectionOfficer',
          union:
            'We are not required to appoint a data protection officer (Article 37 GDPR, section 38 of the German BDSG). If you have questions about data protection, write to {email}.',
          british:
            'We are not required to appoint a data protection officer (Article 37 GDPR and UK GDPR). If you have questions about data protection, write to {email}.',
        },
        {
          when: 'britishRepresentative',
          text: 'Representative in the United Kingdom (Article 27 UK GDPR): {britishRepresentative}.',
        },
        {
          when: 'unionRepresentative',
          text: 'Representative in the European Union (Article 27 GDPR): {unionRepresentative}.',
        },
      ],
    },
    {
      id: 'visit',
      title: 'When you visit the site',
      blocks: [
        'To send you a page, our server needs your IP address. Our log only contains the time, path, status and duration: no IP address, and nothing that you typed. Legal basis: our legitimate interest in running the site safely (Article 6(1)(f) GDPR).',
        'To prevent abuse, we count how often forms are sent from one connection. For this we store a hash instead of the IP address. The legal basis is the same.',
        'Schools can see how often their profile was viewed. We count without cookies: from your IP address, your browser and a random daily key we create an identifier, which is deleted with the key at the end of the day. Only totals remain. Legal basis: our legitimate interest in statistics without surveillance (Article 6(1)(f) GDPR).',
        'To improve the search, we count searches that find nothing, without linking them to you. We leave out anything that looks like a name or an address.',
        'If you share your location, we use it to look up the nearest postcode. Only the postcode appears in the address of the page. Legal basis: your consent in the browser (Article 6(1)(a) GDPR).',
        'If you measure distances from an address, we look it up once and do not keep it; it stays in your browser. Legal basis: our legitimate interest in answering your question (Article 6(1)(f) GDPR).',
        {
          when: 'ways',
          text: 'If you ask how many minutes it takes to a school, or how far you get, your browser sends the point, rounded to about 100 m, to our server. It calculates with a service that we run ourselves; nothing of it is stored, logged or passed on. Legal basis: your consent, which you can withdraw there at any time (Article 6(1)(a) GDPR).',
        },
        'If you ask for the dates of a child, we use its month of birth and the place or area only for the answer and do not keep them. Your browser remembers the child only if you want it to; when you open the page again, it asks us for the dates of the area without naming the child. Legal basis: our legitimate interest in answering your question (Article 6(1)(f) GDPR).',
        'If you put together a round of open days, or have your device remember when you looked at which school, your browser asks us about these events and schools to show what has changed. We neither store nor log any of it. Legal basis: our legitimate interest in doing what you asked for (Article 6(1)(f) GDPR).',
        'If you share a list, your browser encrypts it before it sends it to us. The key is in the link, after the # sign, which no browser transmits: we cannot read the list, and its identifier is not in our log. To show you what is known of the schools, your browser asks us for it; we do not store what it asks for. Legal basis: our legitimate interest in providing the list to you (Article 6(1)(f) GDPR).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage on your device',
      blocks: [
        {
          union:
            'We only store what is needed for a service you explicitly asked for. This does not require consent (section 25(2) no. 2 of the German TDDDG and the corresponding rules of the other countries). These lists are complete; an automated test compares them with our software.',
          british:
            'We only store what is needed for a service you explicitly asked for. This does not require consent (regulation 6 of the Privacy and Electronic Communications Regulations 2003 and the corresponding rules of the other countries). These lists are complete; an automated test compares them with our software.',
        },
        { insert: 'cookies' },
        { insert: 'storage' },
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      blocks: [
        'For an account we need your email address and a password, of which we keep only a hash. Name, picture and contact details are optional. For each sign-in we store the IP address and browser, so that you can recognise and end sessions that are not yours. For a passkey we store the public key and the browser you created it with; your fingerprint, face or PIN never leaves your device. Legal basis: the contract for your account (Article 6(1)(b) GDPR) and, for security, our legitimate interest (point (f)).',
        {
          when: 'google',
          text: 'If you click “Sign in with Google” you are taken to Google (Google Ireland Limited, Dublin; a transfer to the USA is possible, adequacy decision on the EU-US Data Privacy Framework). Google tells us your email address, your name and an identifier. If you do not click, Google receives no data.',
        },
        'We send you emails about your account: confirmations, security notices, decisions. You can turn off all other emails under [Notifications](/account/notifications) or with one click in each email. We send occasional news about Aulario, without advertising for others, only if you turn it on there. Legal basis: your consent (point (a)), and for the rest our interest in telling you about the service you use (point (f)). If an email comes back as undeliverable, we record this so that we do not send more.',
      ],
    },
    {
      id: 'reminders',
      title: 'When you ask to be reminded of your children’s dates',
      blocks: [
        'So that we can write to you 14 and 3 days before deadlines and other admission dates, we store in your account your children’s month of birth and the area in which they live: no name, no day of birth, no address. We also record which dates we have reminded you of, so that no email comes twice.',
        'Legal basis: your consent (Article 6(1)(a) GDPR), which you give with a box of its own and which we record with the time and the version of the text (Article 7(1)). You can withdraw it at any time under [Children and reminders](/account/children); we then delete all children at once. One click in any of the emails stops the reminders, without signing in.',
      ],
    },
    {
      id: 'reviews',
      title: 'When you review a school',
      blocks: [
        'We publish the text, the stars, the name you chose for the review and what you say about your experience. Legal basis: the terms of use (Article 6(1)(b) GDPR). Before publication an automated system checks the text for names, contact details, insults and sudden bursts of reviews and may hold it back; only a person can refuse it (Article 22 GDPR). To prevent fake reviews, we briefly store an identifier of your network that does not reveal the IP address (point (f)). For more, see [How reviews work](/how-reviews-work).',
        'If you choose to send us evidence, only moderators see it. Legal basis: your consent (point (a)), which you can withdraw at any time.',
        'You may write a review if you are old enough to consent to such a service yourself (Article 8 GDPR). The minimum age is: {ages}.',
      ],
    },
    {
      id: 'matters',
      title: 'When you report something or are named in a review',
      blocks: [
        'If you report a review or an incorrect fact, we use your name and email address to reply to you. We do not pass them on to the other side. Legal basis: our duties under Articles 16 and 17 of Regulation (EU) 2022/2065 (Article 6(1)(c) GDPR) and our interest in accurate facts (point (f)). We keep decisions permanently, without names, so that they can be checked.',
        'Reviews are about schools, not people. If your name appears in one, you can ask for erasure, correction or access without an account: [Named in a review](/named-in-a-review). In this case the data comes from the author of the review (Article 14 GDPR).',
      ],
    },
    {
      id: 'schools',
      title: 'When you manage a school’s profile',
      blocks: [
        'If you ask to manage a school’s profile, we check your role, your explanation and, where needed, evidence. We then store who manages the profile and who changed what. Legal basis: contract (Article 6(1)(b) GDPR) and schools’ interest in keeping strangers from managing their profiles (point (f)).',
        'The facts about schools come from public [registers](/data-sources). We do not import the names of headteachers and staff, even where the registers contain them.',
      ],
    },
    {
      id: 'orders',
      title: 'When you order Premium',
      blocks: [
        {
          union:
            'We store your name, address, email address, VAT number (if given), order and invoice. Legal basis: contract (Article 6(1)(b) GDPR) and the record-keeping duties under tax law (point (c); section 147 AO, section 14b UStG, Article 369k of Directive 2006/112/EC).',
          british:
            'We store your name, address, email address, VAT number (if given), order and invoice. Legal basis: contract (Article 6(1)(b) GDPR) and the record-keeping duties under tax and company law (point (c); Value Added Tax Act 1994, Schedule 11, Companies Act 2006, section 388, Article 369 of Directive 2006/112/EC).',
        },
        {
          when: 'stripe',
          text: 'You pay on a page run by Stripe (Stripe Payments Europe, Limited, Dublin). Stripe receives your email address, the amount and the order from us and collects the payment data itself, as a separate controller; a transfer to the USA is possible (EU-US Data Privacy Framework). We do not see your card details.',
        },
      ],
    },
    {
      id: 'messages',
      title: 'When you write to us or to a school',
      blocks: [
        'We use what you send through the contact form to reply to you; you receive a copy. With it we store the version of this text that you agreed to and the time. Legal basis: your consent (Article 6(1)(a) GDPR) or, for questions about a contract, that contract (point (b)). You can withdraw your consent for the future at any time.',
        'If you write to a school, it receives your name, your email address and your message so that it can reply to you. The school is then itself responsible for this data.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      blocks: [
        {
          list: [
            'Members of our team, as far as their work requires it.',
            'Providers of servers and email delivery who act on our instructions (Article 28 GDPR).',
            'Everyone who visits the site: what you publish.',
            'Authorities, where the law requires it, for example if we suspect an offence involving a threat to life (Article 18 of Regulation (EU) 2022/2065).',
          ],
        },
        { when: 'host', text: 'Our servers are hosted by: {host}.' },
        {
          when: 'mapServer',
          union:
            'The detailed map comes from {mapServer}. It is loaded only once you agree (Article 6(1)(a) GDPR, section 25(1) TDDDG); that server then receives your IP address. You can withdraw your consent below the map.',
          british:
            'The detailed map comes from {mapServer}. It is loaded only once you agree (Article 6(1)(a) GDPR, regulation 6 of the Privacy and Electronic Communications Regulations 2003); that server then receives your IP address. You can withdraw your consent below the map.',
        },
        {
          union:
            'Some schools link to videos on YouTube (Google Ireland Limited) or Vimeo (Vimeo.com, Inc., USA). A video is loaded only when you play it; until then these providers receive no data. Legal basis: your consent (Article 6(1)(a) GDPR, section 25(1) TDDDG), given by starting the video. Data may go to the USA; the basis for that is the EU-US Data Privacy Framework or your consent (Article 49 GDPR).',
          british:
            'Some schools link to videos on YouTube (Google Ireland Limited) or Vimeo (Vimeo.com, Inc., USA). A video is loaded only when you play it; until then these providers receive no data. Legal basis: your consent (Article 6(1)(a) GDPR, regulation 6 of the Privacy and Electronic Communications Regulations 2003), given by starting the video. Data may go to the USA; the basis for that is the EU-US Data Privacy Framework or your consent (Article 49 GDPR).',
        },
        {
          union:
            'Apart from this, we do not pass on or sell any data. Data is transferred to countries outside the European Union only where stated on this page.',
          british:
            'Apart from this, we do not pass on or sell any data. We process data in the United Kingdom, which the European Commission has found to protect it adequately (Article 45 GDPR). Data is transferred to other countries outside the European Union only where stated on this page.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      blocks: [
        'After these periods, a task that runs every hour deletes the data automatically. This list uses the same settings as the task. Data may remain in backups until they are overwritten; if a backup is restored, we delete the data again.',
        { insert: 'retention' },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'Access and copy (Articles 15 and 20): as a file in your account under [My data](/account/data), otherwise on request.',
            'Rectification (Article 16): in your account, or on request.',
            'Erasure (Article 17): in your account under [My data](/account/data). The account is locked and hidden immediately and erased after {restoreDays} days.',
            'Restriction of processing (Article 18).',
            'Withdrawal of consent for the future (Article 7(3)).',
            'Complaint to a supervisory authority (Article 77).',
          ],
        },
        'To exercise these rights, write to {email}. We reply within a month. You do not have to give us any data, but you need an email address for an account and a postal address for an invoice.',
      ],
    },
    {
      id: 'objection',
      title: 'Your right to object',
      blocks: [
        'Where we rely on a legitimate interest (Article 6(1)(f) GDPR), you can object at any time on grounds relating to your particular situation (Article 21 GDPR). We will then stop processing the data unless we can show compelling legitimate grounds or need the data for legal claims. An email to {email} is enough.',
      ],
    },
    {
      id: 'authorities',
      title: 'Supervisory authorities',
      blocks: [
        'Our supervisory authority is: {authority}. You can also complain in the country where you live:',
        { insert: 'authorities' },
      ],
    },
    {
      id: 'uk',
      title: 'United Kingdom',
      blocks: [
        {
          union:
            'For people in the United Kingdom the UK GDPR and the Data Protection Act 2018 apply. Their articles have the same numbers and give you the same rights; the regulator is the Information Commissioner (ICO). Cookies are governed by the Privacy and Electronic Communications Regulations 2003.',
          british:
            'We are established in the United Kingdom. The UK GDPR and the Data Protection Act 2018 apply to everything we process, and the GDPR of the European Union also applies to people there. Where this page names an article of the GDPR, the article of the UK GDPR with the same number applies as well (its Articles 22A to 22D instead of Article 22), and to transfers to the USA the UK Extension to the EU-US Data Privacy Framework. You can complain to us at {email}; we acknowledge complaints within 30 days and tell you the outcome (Data Protection Act 2018, section 164A). The regulator is the Information Commissioner (ICO). Cookies are governed by the Privacy and Electronic Communications Regulations 2003.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If we change this page, the new date appears at the top and earlier versions are listed at the bottom. We email everyone who has an account about material changes.',
      ],
    },
  ],
}
