/** Reviews as visitors read them. */
export const reviews = {
  'reviews.title': 'Reviews',
  'reviews.none': 'No reviews yet',
  'reviews.count': { one: '{count} review', other: '{count} reviews' },
  'reviews.few': { one: '{count} review, no average yet', other: '{count} reviews, no average yet' },
  'reviews.stars': '{average} out of 5 stars',
  'reviews.starRow': { one: '{count} star', other: '{count} stars' },
  'reviews.write': 'Write a review',
  'relation.parent': 'Parent',
  'relation.pupil': 'Pupil',
  'relation.former_pupil': 'Former pupil',
  'relation.staff': 'Member of staff',
  'relation.other': 'Other',
} as const
