/** The page that explains how reviews are written, checked, ordered and kept. */
export const howReviewsWork = {
  'howReviews.title': 'How reviews work',
  'howReviews.metaDescription':
    'Who may review schools on Aulario, how we check and order reviews, how the average is calculated and what rights all sides have.',
  'howReviews.intro':
    'Reviews only help if they can be trusted. That is why we explain in full how they are written, what we check and what we cannot know. The rules are the same for all schools.',
  'howReviews.who': 'Who can write a review',
  'howReviews.who.text':
    'Anybody who knows a school from their own experience: parents, pupils, former pupils, staff. You need an account with a confirmed email address; we do not accept disposable addresses. Each person has one review per school; a new one replaces the old one. People who manage a school’s profile on Aulario cannot review it. We do not check beforehand whether somebody was really there; where we know, the review says so.',
  'howReviews.checks': 'What is checked automatically',
  'howReviews.checks.text':
    'Before publication an automated system reads every text. If it finds nothing, the review appears at once. It holds a review back for:',
  'howReviews.checks.1': 'names of people, phone numbers, postal, email and web addresses',
  'howReviews.checks.2': 'insults, statements about people’s health and senseless repetition',
  'howReviews.checks.3': 'texts that are very similar to another review',
  'howReviews.checks.4': 'many reviews in a short time from one account, from one network or about one school',
  'howReviews.checks.5': 'reviews from the network in which the school itself is signed in',
  'howReviews.checks.6': 'a new text after a refusal',
  'howReviews.checks.note': 'The system never refuses anything. The number of stars plays no part in any check.',
  'howReviews.people': 'What people decide',
  'howReviews.people.text':
    'A moderator looks at reviews that were held back, usually within 72 hours. If one is refused, or removed later, we tell the author which rule and which words, and why, before it disappears. We never change texts. The status of a review is shown in the account and sent by email. Nobody who manages the school’s profile or wrote the review takes part in the decision.',
  'howReviews.order': 'What is shown, and in which order',
  'howReviews.order.text':
    'We show all published reviews, good and bad. The newest come first; you can also choose the most helpful, the best or the worst first. Where two are equal, the newer one comes first. Each shows its date, any later change and, if given, when the experience was.',
  'howReviews.average': 'How the average is calculated',
  'howReviews.average.text':
    'The average is the plain mean of the stars of all published reviews. It is shown once there are three reviews. For the order by rating we add seven notional reviews of 3.5 stars, and those older than three years count half. So a single one with five stars does not come before fifty with 4.8.',
  'howReviews.average.formula': '(sum of stars + 7 × 3.5) ÷ (number + 7)',
  'howReviews.verified': 'What “verified” means',
  'howReviews.verified.text':
    'Every account has a confirmed email address. We know more only where the review says so. Nobody can give these marks to themselves:',
  'howReviews.verified.invited': 'Invited: the person came through the one link that the school gives to all families.',
  'howReviews.verified.proof':
    'Proof: the person showed the moderators something, such as a pupil ID card. The school never sees it; we delete the file after the decision, and after {days} days at the latest.',
  'howReviews.verified.domain': 'School address: the account has a confirmed email address on the school’s own domain.',
  'howReviews.money': 'Money changes nothing',
  'howReviews.money.text':
    'Whether a school has Premium or not: reviews, number, average and order are the same. No school can buy, delete or push down reviews. If it does not want the texts on its profile, they are on a page of their own; average, number and distribution stay on the profile. Nobody may be given or promised anything for a review. If we prove that a school gave rewards, wrote reviews itself or put pressure on people, its profile says so for 90 days.',
  'howReviews.dispute': 'When a school disputes a review or somebody reports something',
  'howReviews.dispute.text':
    'Every review can be reported, even without an account. A school can dispute a review; it only has to say that the person was never there. We then ask the person, who has {days} days to answer. Until then the review says “being checked”, can still be read and counts. Afterwards a person decides whether it stays. The school never learns who wrote it. A school can dispute at most {max} reviews at the same time.',
  'howReviews.objection': 'Appeals',
  'howReviews.objection.text':
    'If your review is refused or removed, you can rewrite it once. You can also appeal within {months} months, free of charge, once for each decision. Somebody who was not involved the first time decides. You can also turn to an out-of-court dispute settlement body and to the courts.',
  'howReviews.storage': 'How long we keep data',
  'howReviews.storage.1':
    'A review and its earlier versions until you delete it. Only moderators see earlier versions.',
  'howReviews.storage.2':
    'If you delete your account, your reviews go with it, unless you let them stay without your name.',
  'howReviews.storage.3':
    'A draft that you write without signing in: 7 days. An identifier of your network from which the address cannot be read: 30 days.',
  'howReviews.storage.4': 'Proof: until the decision, {days} days at most.',
  'howReviews.storage.5': 'Name and address of people who report something: until six months after the decision.',
  'howReviews.storage.6': 'Moderators’ decisions with their reasons: for good, so that they can be checked.',
  'howReviews.country': 'What differs from country to country',
  'howReviews.country.text':
    'Pupils may write from the age at which people can consent to such services themselves, and confirm it by ticking a box; we do not ask for a date of birth. In Spain the experience must also be no more than {days} days ago, unless the person is still at the school (Ley 10/2025).',
  'howReviews.country.age': '{country}: from age {age}',
  'howReviews.contact': 'Questions',
  'howReviews.contact.rules': 'Rules for reviews',
  'howReviews.contact.ordering': 'How we order results',
  'howReviews.contact.write': 'Write to us',
  'howReviews.version': 'As of {day}',
}
