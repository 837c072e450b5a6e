import type { LawText } from '../legal-text.ts'

export const en: LawText = {
  title: 'Terms of use',
  description: 'What Aulario does, the rules for visitors and schools, and how a contract ends.',
  intro:
    'These terms apply between {operator} (“we”) and everyone who uses Aulario. The first sections apply to everyone; the sections starting with “Schools” also apply to anyone who acts for a school.',
  sections: [
    {
      id: 'service',
      title: 'What Aulario is',
      blocks: [
        'Aulario is a directory of schools in Germany, France, Spain, Italy and the United Kingdom. Searching, reading and comparing are free and need no account.',
        'We take official facts from [public registers](/data-sources), as at the date given. We do not check each one. Only information from the school or the authority is binding; being close does not guarantee a place.',
        'We may develop the service further. You are not entitled to compensation for maintenance, or for outages for which we are not responsible.',
      ],
    },
    {
      id: 'account',
      title: 'Account',
      blocks: [
        'You create an account by signing up and confirming your email address. You may have only one account. Your details must be accurate, and only you may know your password. If you are below the age at which the law allows you to consent for yourself ({ages}), you need your parents’ agreement.',
        'You can delete your account at any time, without notice, under [My data](/account/data). We may close it with 30 days’ notice, or immediately for good cause. Neither affects a school’s Premium: it belongs to the school and continues, even if someone else manages the profile.',
      ],
    },
    {
      id: 'content',
      title: 'User content',
      blocks: [
        'The [rules for reviews](/review-rules) apply to reviews. You may only publish content that you hold the rights to and that does not infringe the rights of others.',
        'Authors keep the rights to their texts. They grant us a non-exclusive, royalty-free right to show each text on Aulario, to store it and to shorten it where there is only room for an excerpt, until it is deleted.',
        'Nobody may buy or reward reviews or put pressure on reviewers. [How reviews work](/how-reviews-work) explains how we check, order and count reviews.',
      ],
    },
    {
      id: 'moderation',
      title: 'Checks, removal and appeal',
      blocks: [
        'An automated system checks texts before publication and can hold them back. Only a person can refuse or remove a text or suspend an account. We tell those affected the rule, the facts and the reasons before the decision takes effect or at the same time (Article 17 of Regulation (EU) 2022/2065).',
        'You can appeal against the decision free of charge within {objectionMonths} months. Someone else will decide on your appeal. After that you can use an [out-of-court dispute settlement body](/dsa#objections) or go to court.',
        'After a warning, we can suspend anyone who frequently publishes manifestly illegal content, or frequently submits manifestly unfounded notices, for a reasonable period. We take into account the number, gravity, consequences and intention (Article 23).',
        {
          when: 'britishOperator',
          text: 'If we remove or restrict content or suspend an account in breach of these terms, the person affected can bring a claim for breach of contract (Online Safety Act 2023, section 72).',
        },
      ],
    },
    {
      id: 'conduct',
      title: 'What you must not do',
      blocks: [
        {
          list: [
            'pretend to be someone else or a school,',
            'circumvent security measures or disrupt the service,',
            'download content automatically on a large scale, unless the law or the licence of the data allows it,',
            'collect contact data for advertising.',
          ],
        },
      ],
    },
    {
      id: 'schools',
      title: 'Schools: the profile',
      blocks: [
        'If you show that you are authorised to act for a school, you can manage its profile free of charge. The school is responsible for what is published in its name. Pictures of recognisable people, especially children, may be shown only with their consent or that of their parents.',
        'The school grants us a non-exclusive, royalty-free right to show its content on Aulario, to convert it for technical reasons and to store it for as long as it is on the profile. It grants us no further rights, for example for advertising outside Aulario.',
        'We do not remove a profile just because a school does not want to be reviewed. A school can reply to, report and dispute reviews.',
      ],
    },
    {
      id: 'ranking',
      title: 'Schools: order of results',
      blocks: [
        'The main parameters are, in this order: how well the name, number or type of school matches the text; whether the school is in the place searched for and how far away it is; how much we know about it. We use them because families look for a particular school or for one nearby. For details, see [How we order results](/ordering) (Article 5 of Regulation (EU) 2019/1150).',
        'Payment makes a difference in one place only: when results are ordered by relevance, up to two matching schools with Premium can appear at the top of the first page, labelled as sponsored. The list below stays the same. Payment never affects reviews. We use no further distribution channels and no affiliate programmes (Article 3).',
      ],
    },
    {
      id: 'premium',
      title: 'Schools: Premium',
      blocks: [
        {
          when: 'registeredForVat',
          text: 'Premium costs {price} per school, paid once, VAT included. It is not a subscription: it does not renew and nothing else is charged. See what it includes under [Premium](/premium).',
        },
        {
          when: 'notRegisteredForVat',
          text: 'Premium costs {price} per school, paid once, VAT included where we owe it. It is not a subscription: it does not renew and nothing else is charged. See what it includes under [Premium](/premium).',
        },
        'The contract is concluded when we confirm the payment or, if you pay by invoice, when we send the invoice; Premium starts once the money has arrived. It belongs to the school and stays if someone else manages the profile.',
        'Premium lasts for as long as Aulario exists, and for at least {guaranteedYears} years from payment. If Aulario closes sooner, we will tell you three months in advance and refund the remaining time pro rata. You can cancel Premium at any time without notice; if you are a consumer, you can also do so without signing in: [Cancel contracts here](/cancellation).',
        'Within {refundDays} days of payment, any customer can get the full price back in one click, without giving a reason; Premium then ends immediately. The day of payment does not count. If you order as a consumer, you also have the statutory [right of withdrawal](#withdrawal) for 14 days. You can withdraw while signed in or under [Withdraw from contract](/withdrawal); what counts is when we receive your withdrawal. So that nobody else can end your contract, a withdrawal made without signing in takes effect only once you have confirmed it with the link sent to the address on the order, or once we have checked who is withdrawing.',
        {
          list: [
            'How to order: choose the school, enter your details and how you want to pay, check the summary and press “Order with obligation to pay”. You then pay on the payment service’s page, or receive the invoice.',
            'Correcting entries: you can change everything in the form until you press that button. If something is missing or wrong, a message appears next to the field.',
            'Text of the contract: we store your order with the date of the version of these terms that applied; you will find it under [Orders and invoices](/account/orders). You can read, save and print the terms here. We send them to you as PDFs with the confirmation, together with the instructions on withdrawal.',
            'Languages: you can conclude the contract in German, English, French, Spanish or Italian.',
            'Means of payment: credit card, debit card and SEPA direct debit; schools, their governing bodies and other organisations can also pay by invoice.',
            'Codes of conduct: we do not subscribe to any.',
          ],
        },
        {
          union:
            'Premium is a digital product. If it is defective, consumers have statutory rights (sections 327d et seq. of the German Civil Code, BGB).',
          british:
            'Premium must be of satisfactory quality, fit for its purpose and as described, and we must provide it with reasonable care and skill. Otherwise consumers can ask us to put it right and, if that fails, to reduce the price (Consumer Rights Act 2015, sections 34 to 36, 42 to 44, 49 and 54 to 56).',
        },
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
      id: 'right-to-cancel',
      when: 'britishOperator',
      title: 'Right to cancel for consumers in the United Kingdom',
      blocks: [
        'You have the right to cancel this contract within 14 days without giving any reason. The cancellation period will expire after 14 days from the day of the conclusion of the contract.',
        'To exercise the right to cancel, you must inform us ({seller}) of your decision to cancel this contract by a clear statement (e.g. a letter sent by post or email). You may use the attached model cancellation form, but it is not obligatory. You can also electronically fill in and submit a clear statement on our website under [Withdraw from contract](/withdrawal). If you use this option, we will communicate to you an acknowledgement of receipt of such a cancellation on a durable medium (e.g. by email) without delay.',
        'To meet the cancellation deadline, it is sufficient for you to send your communication concerning your exercise of the right to cancel before the cancellation period has expired.',
        'Effects of cancellation: If you cancel this contract, we will reimburse to you all payments received from you, including the costs of delivery (except for the supplementary costs arising if you chose a type of delivery other than the least expensive type of standard delivery offered by us). We will make the reimbursement without undue delay, and not later than 14 days after the day on which we are informed about your decision to cancel this contract. We will make the reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of the reimbursement.',
        'Model cancellation form (complete and return this form only if you wish to cancel the contract):',
        {
          list: [
            'To {operator}, {operatorAddress}, {email}:',
            'I/We (*) hereby give notice that I/we (*) cancel my/our (*) contract for the supply of the following service: Aulario Premium',
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
        'A school can see the figures for its profile, its published reviews and the messages sent to it. It is not told who wrote a review or who visited its profile, and cannot see other schools’ figures. We ourselves have access to the data listed on the [privacy page](/privacy), and do not pass schools’ data on to third parties. For 12 months after the contract has ended, the school can restore its content (Article 9 of Regulation (EU) 2019/1150).',
        'We do not run any schools, and do not give any school different treatment because of ties to us (Article 7).',
      ],
    },
    {
      id: 'restriction',
      title: 'Schools: restriction and termination',
      blocks: [
        'If we restrict or suspend a profile, we give the school the reasons on a durable medium before this takes effect or at the same time. If we end the service for a school altogether, we give the reasons at least 30 days in advance (Article 4 of Regulation (EU) 2019/1150). The period can be shorter only if a law or an authority requires it or if the school has repeatedly breached these terms.',
        'Possible reasons are: false claims to act for the school; illegal content; reviews that were bought, rewarded or written by the school itself; pressure on reviewers. If we prove manipulation, the profile says so for {warningDays} days.',
        'The school can complain to {email} and clarify the facts. If the decision was wrong, we reverse it without undue delay. The school can go to court at any time.',
        {
          when: 'smallEnterprise',
          text: 'As a small enterprise we are not required to have an internal complaint-handling system or to name mediators (Articles 11 and 12).',
        },
        'The school can stop managing its profile at any time without notice. The official facts remain.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We announce changes by email to everyone who has an account: at least 15 days in advance, or earlier if schools have to make technical adaptations (Article 3 of Regulation (EU) 2019/1150). If you do not agree, you can end the contract by then. A change never reduces services that have been paid for. Changes that disadvantage consumers apply to them only with their agreement.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        {
          union:
            'Our liability is unlimited for wilful misconduct and gross negligence, for death, personal injury or damage to health, and under product liability law. In cases of ordinary negligence we are liable only if we breach an obligation that is essential to the performance of the contract and on which you can therefore rely, and only for loss or damage that is foreseeable and typical. Consumers’ statutory rights in respect of defects are not affected.',
          british:
            'Nothing in these terms excludes or limits our liability for death or personal injury caused by negligence, for fraud, or for anything else where the law does not allow it. Otherwise we are liable for loss or damage that foreseeably follows from our breaching the contract or failing to use reasonable care and skill. Consumers’ rights under the Consumer Rights Act 2015 are not affected.',
        },
      ],
    },
    {
      id: 'disputes',
      title: 'Dispute resolution',
      blocks: [
        {
          union:
            'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section 36 of the German VSBG). For decisions about content, see the section on [appeals](/dsa#objections).',
          british:
            'We do not take part in alternative dispute resolution for consumers. For decisions about content, see the section on [appeals](/dsa#objections).',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        {
          union:
            'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. If you are a consumer, you keep the protection of the mandatory rules of the country where you live, and can also bring a claim there. For merchants and public bodies, the courts at our place of business have jurisdiction.',
          british:
            'The law of England and Wales applies. If you are a consumer, you keep the protection of the mandatory rules of the country where you live, and can also bring a claim there; Scotland and Northern Ireland count as countries of their own. For businesses and public bodies, the courts of England and Wales have jurisdiction.',
        },
        {
          union:
            'These terms are available in five languages. If the versions differ, the German one applies to schools and businesses, and the version more favourable to them applies to everyone else.',
          british:
            'These terms are available in five languages. If the versions differ, the English one applies to schools and businesses, and the version more favourable to them applies to everyone else.',
        },
      ],
    },
  ],
}
