import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Terms of use',
  description: 'What Aulario does, which rules apply to visitors and schools, and how a contract ends.',
  intro:
    'These terms apply between {operator} (“we”) and everybody who uses Aulario. The first sections apply to all; those from “Schools” on apply in addition to everybody who acts for a school.',
  sections: [
    {
      id: 'service',
      title: 'What Aulario is',
      blocks: [
        'Aulario is a directory of schools in Germany, France, Spain, Italy and the United Kingdom. Searching, reading and comparing are free and need no account.',
        'We take official facts from [public registers](/data-sources) as of their date. We do not check each of them. What the school or the authority says is binding; a short distance does not guarantee a place.',
        'We may develop the service further. Maintenance, and failures for which we are not responsible, do not entitle anyone to compensation.',
      ],
    },
    {
      id: 'account',
      title: 'Account',
      blocks: [
        'An account is created when somebody signs up and confirms their email address. Each person may have only one account, with accurate details and a password that only that person knows. Anyone younger than the age at which the law lets them consent for themselves ({ages}) needs their parents’ agreement.',
        'The account can be deleted at any time without notice under [My data](/account/data). We may end it with 30 days’ notice, and at once for good cause.',
      ],
    },
    {
      id: 'content',
      title: 'What people write',
      blocks: [
        'The [rules for reviews](/review-rules) apply to reviews. Anyone who publishes something must hold the rights to it and must not infringe the rights of others.',
        'The author of a text keeps the rights to it. We are granted a non-exclusive, royalty-free right to show it on Aulario, to store it and to shorten it where only an excerpt fits, as long as it has not been deleted.',
        'Reviews must not be bought, rewarded or forced. How they are checked, ordered and counted is explained under [How reviews work](/how-reviews-work).',
      ],
    },
    {
      id: 'moderation',
      title: 'Checks, removal and appeal',
      blocks: [
        'An automated system checks texts before publication and can hold them back. Only a person can refuse or remove them or suspend an account. Those concerned are told the rule, the facts and the reason before or at that moment (Article 17 of Regulation (EU) 2022/2065).',
        'You can appeal against the decision free of charge within {objectionMonths} months. Another person decides on the appeal. After that an [out-of-court dispute settlement body](/dsa#objections) and the courts are open.',
        'Anyone who frequently publishes manifestly illegal content, or frequently sends manifestly unfounded notices, can be suspended for a reasonable period after a warning. We take number, gravity, consequences and intention into account (Article 23).',
      ],
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      blocks: [
        {
          list: [
            'to pretend to be somebody else or a school,',
            'to circumvent security measures or to disrupt the service,',
            'to download content automatically on a large scale, unless the law or the licence of the data allows it,',
            'to collect contact data for advertising.',
          ],
        },
      ],
    },
    {
      id: 'schools',
      title: 'Schools: the profile',
      blocks: [
        'Anyone who shows that they act for a school can manage its profile free of charge. The school is responsible for what is published in its name. Pictures of people who can be recognised, above all children, may be shown only with their consent or that of their parents.',
        'The school grants us a non-exclusive, royalty-free right to show its content on Aulario, to convert it for technical reasons and to store it for as long as it is on the profile. We receive no further rights, for example for advertising outside Aulario.',
        'A profile is not removed just because a school does not wish to be reviewed. It can answer, report and dispute reviews.',
      ],
    },
    {
      id: 'ranking',
      title: 'Schools: order of results',
      blocks: [
        'The main parameters are, in this order: how well name, number or type of school match the text; whether the school lies in the place searched for and how far away it is; how much is known about it. They count because families look for a particular school or for one nearby. Everything is explained under [How we order results](/ordering) (Article 5 of Regulation (EU) 2019/1150).',
        'Payment has an effect in one place: when results are ordered by relevance, up to two matching schools with Premium can appear at the top of the first page, labelled as sponsored. The list below stays the same. Payment never affects reviews. We use no further distribution channels and no affiliate programmes (Article 3).',
      ],
    },
    {
      id: 'premium',
      title: 'Schools: Premium',
      blocks: [
        'Premium costs {price} once for one school, VAT included. It is not a subscription; nothing renews and nothing more is charged. What it contains is listed under [Premium](/premium).',
        'The contract is made when we confirm the payment, or with the invoice where it is bought on invoice; Premium begins once the money has arrived. It belongs to the school and stays if somebody else manages the profile.',
        'Premium runs for as long as Aulario exists, but for at least {guaranteedYears} years from the payment. If Aulario ends earlier, we announce it three months ahead and refund the price in proportion to the time still missing. You can cancel Premium at any time without notice, as a consumer also without signing in: [Cancel contracts here](/cancellation).',
        'Within {refundDays} days of the payment everybody can get the full price back with one click, without giving a reason; Premium then ends at once. The day of the payment does not count. Anyone who orders as a consumer also has the statutory [right of withdrawal](#withdrawal) of 14 days. You can withdraw while signed in or under [Withdraw from contract](/withdrawal); the time of receipt counts. So that nobody else can end your contract, we carry out a withdrawal made without signing in only once you have confirmed it by the link sent to the address on the order, or once we have checked who is withdrawing.',
        {
          list: [
            'How to order: choose the school, enter who orders and how it is paid, read the summary and order with the button “Order with obligation to pay”. You then pay on the page of the payment service, or receive the invoice.',
            'Correcting entries: up to that button you can change everything in the form. Where something is missing or wrong, a message appears next to the field.',
            'Text of the contract: we store your order with the date of the version of these terms; you will find it under [Orders and invoices](/account/orders). You can read, save and print the terms here. With the confirmation you receive them and the instructions on withdrawal as PDFs.',
            'Languages: the contract can be concluded in German, English, French, Spanish and Italian.',
            'Means of payment: credit card, debit card and SEPA direct debit; for schools, their governing bodies and other organisations also invoice.',
            'Codes of conduct: we subscribe to none.',
          ],
        },
        'Premium is a digital product. If it is defective, consumers have the statutory rights (sections 327d et seq. of the German Civil Code, BGB).',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Instructions on withdrawal for consumers',
      blocks: [
        'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
        'To exercise the right of withdrawal, you must inform us ({seller}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the attached model withdrawal form, but it is not obligatory. You can also exercise your right of withdrawal online at [Withdraw from contract](/withdrawal). If you use this online feature, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by email), including its content and the date and time of its submission, without undue delay.',
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
        'Effects of withdrawal: If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
        'Model withdrawal form (complete and return this form only if you wish to withdraw from the contract):',
        {
          list: [
            'To {operator}, {operatorAddress}, {email}:',
            'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract for the provision of the following service: Aulario Premium',
            'Ordered on',
            'Name of consumer(s)',
            'Address of consumer(s)',
            'Signature of consumer(s) (only if this form is notified on paper)',
            'Date',
            '(*) Delete as appropriate.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Schools: access to data',
      blocks: [
        'A school sees the figures of its profile, the published reviews about it and the messages sent to it. It is not told who wrote a review or who visited its profile, and does not see the figures of other schools. We ourselves have access to what the [privacy page](/privacy) lists, and pass no data of schools on to third parties. After the contract has ended, the school can take up its content again for 12 months (Article 9 of Regulation (EU) 2019/1150).',
        'We run no schools and treat no school differently because it is close to us (Article 7).',
      ],
    },
    {
      id: 'restriction',
      title: 'Schools: restriction and end',
      blocks: [
        'If we restrict or suspend a profile, we tell the school the reasons on a durable medium before or at that moment. If we end the service for a school altogether, we give the reasons at least 30 days before (Article 4 of Regulation (EU) 2019/1150). A shorter time is possible only where a law or an authority demands it or where the school has repeatedly breached these terms.',
        'Reasons can be: false statements about acting for the school; illegal content; reviews that were bought, rewarded or written by the school itself; pressure on people who wrote. If we prove manipulation, the profile says so for {warningDays} days.',
        'The school can complain to {email} and clarify the facts. If the decision was wrong, we restore the earlier state without delay. The courts are always open.',
        {
          when: 'smallEnterprise',
          text: 'As a small enterprise we need neither an internal complaint-handling system nor mediators (Articles 11 and 12).',
        },
        'The school can stop managing its profile at any time without notice. The official facts stay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We announce changes by email to everybody who has an account: at least 15 days before, longer where schools have to adapt technically (Article 3 of Regulation (EU) 2019/1150). Anyone who does not agree can end the contract by then. A change never reduces what was paid for. Changes to the disadvantage of consumers apply to them only with their agreement.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are liable without limit for intent and gross negligence, for injury to life, body or health, and under product liability law. For simple negligence we are liable only for breach of duties that make the contract possible in the first place and on whose performance you may therefore rely, and only for foreseeable, typical damage. The statutory rights of consumers in case of defects are unaffected.',
      ],
    },
    {
      id: 'disputes',
      title: 'Dispute resolution',
      blocks: [
        'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section 36 of the German VSBG). For decisions about content, see the section on [appeals](/dsa#objections).',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Anyone who acts as a consumer keeps the protection of the mandatory rules of the country where they live, and can also sue there. For merchants and public bodies the courts at our place of business have jurisdiction.',
        'These terms exist in five languages. If the versions differ, the German one applies to schools and businesses, and the more favourable one to everybody else.',
      ],
    },
  ],
}
