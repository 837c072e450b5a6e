/** The page that explains how reviews are written, checked, ordered and kept. */
export const howReviewsWork = {
  'howReviews.title': 'How reviews work',
  'howReviews.metaDescription':
    'Who can review schools on Aulario, how we check and order reviews, how we calculate the average and what rights everyone has.',
  'howReviews.intro':
    'Reviews are only useful if you can trust them. That is why we explain in full how they are written, what we check and what we cannot know. The rules are the same for all schools.',
  'howReviews.who': 'Who can write a review',
  'howReviews.who.text':
    'Anyone who knows a school from their own experience: parents, pupils, former pupils, staff. You need an account with a confirmed email address; we do not accept disposable addresses. You can have one review per school; a new one replaces the old one. People who manage a school’s profile on Aulario cannot review that school. We do not check beforehand whether someone was really there; where we know, the review says so.',
  'howReviews.checks': 'What is checked automatically',
  'howReviews.checks.text':
    'Before publication, an automated system checks every text. If it finds nothing, the review appears immediately. It holds a review back if it finds:',
  'howReviews.checks.1': 'names of people, phone numbers, or postal, email or web addresses',
  'howReviews.checks.2': 'insults, statements about people’s health or meaningless repetition',
  'howReviews.checks.3': 'text that is very similar to another review',
  'howReviews.checks.4': 'many reviews in a short time from one account, from one network or about one school',
  'howReviews.checks.5': 'a review from a network where the school itself is signed in',
  'howReviews.checks.6': 'new text after a refusal',
  'howReviews.checks.note': 'The system never refuses a review. The number of stars plays no part in any check.',
  'howReviews.people': 'What our moderators decide',
  'howReviews.people.text':
    'A moderator checks every review that is held back, usually within {hours} hours. If we refuse a review, or remove it later, we first tell the author which rule and which words are concerned, and why. We never change texts. You can see the status of your review in your account, and we email it to you. Nobody who manages the school’s profile or wrote the review takes part in the decision.',
  'howReviews.order': 'What we show, and in which order',
  'howReviews.order.text':
    'We show all published reviews, good and bad. The newest come first; you can also choose the most helpful, the best or the worst first. Where two are equal, the newer one comes first. Each shows its date, any later change and, if given, the date of the experience.',
  'howReviews.average': 'How we calculate the average',
  'howReviews.average.text':
    'The average is the simple mean of the stars of all published reviews. We show it once there are three reviews. To order schools by rating we add seven notional reviews of 3.5 stars, and reviews older than three years count half. That way a single review with five stars does not come before fifty with 4.8.',
  'howReviews.average.formula': '(sum of stars + 7 × 3.5) ÷ (number + 7)',
  'howReviews.verified': 'What “verified” means',
  'howReviews.verified.text':
    'Every account has a confirmed email address. We know more only where the review says so. Nobody can give themselves these labels:',
  'howReviews.verified.invited': 'Invited: the person used the one link that the school gives to all families.',
  'howReviews.verified.proof':
    'Evidence: the person sent our moderators evidence, such as a pupil ID card. The school never sees it; we delete the file after the decision, and after {days} days at the latest.',
  'howReviews.verified.domain':
    'School email address: the account has a confirmed email address on the school’s own domain.',
  'howReviews.money': 'Money changes nothing',
  'howReviews.money.text':
    'Whether a school has Premium or not, its reviews, their number, average and order are the same. No school can buy, delete or push down reviews. If a school does not want the texts on its profile, they are on a separate page; average, number and distribution stay on the profile. Nobody may be given or promised anything for a review. If we prove that a school gave rewards, wrote reviews itself or put pressure on people, its profile says so for 90 days.',
  'howReviews.dispute': 'When a school disputes a review or someone reports something',
  'howReviews.dispute.text':
    'Anyone can report a review, even without an account. A school can dispute a review; it only has to say that the person was never there. We then ask the author, who has {days} days to answer. Until then the review is marked “being checked”, stays visible and counts. A moderator then decides whether to keep it. The school is never told who wrote it. A school can have at most {max} disputes open at the same time.',
  'howReviews.objection': 'Appeals',
  'howReviews.objection.text':
    'If we refuse or remove your review, you can rewrite it once. You can also appeal within {months} months, free of charge, once for each decision. Someone who was not involved in the decision reviews it. You can also use an out-of-court dispute settlement body or go to court.',
  'howReviews.storage': 'How long we keep data',
  'howReviews.storage.1':
    'Reviews and their earlier versions: until you delete them. Only moderators see earlier versions.',
  'howReviews.storage.2':
    'If you delete your account, your reviews are deleted too, unless you choose to keep them without your name.',
  'howReviews.storage.3':
    'A draft you write without signing in: {draft} days. An identifier of your network from which nobody can read your address: {trace} days.',
  'howReviews.storage.4': 'Evidence: until the decision, {days} days at most.',
  'howReviews.storage.5': 'Name and address of people who report something: {months} months after the decision.',
  'howReviews.storage.6': 'Moderators’ decisions with their reasons: permanently, so that they can be checked.',
  'howReviews.country': 'Differences between countries',
  'howReviews.country.text':
    'Pupils can write reviews from the age at which they can consent to such services themselves. They confirm this by ticking a box; we do not ask for a date of birth. In Spain the experience must also be no more than {days} days ago, unless the person is still at the school (Ley 10/2025).',
  'howReviews.country.age': '{country}: from age {age}',
  'howReviews.contact': 'Questions',
  'howReviews.contact.rules': 'Rules for reviews',
  'howReviews.contact.ordering': 'How we order results',
  'howReviews.contact.write': 'Write to us',
  'howReviews.version': 'As of {day}',
}
