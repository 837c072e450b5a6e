/** What a complete profile needs, with the points it gives out of a hundred and the page where it is done. */
export const CHECKLIST = [
  { key: 'address', points: 10, to: '/dashboard/contact?edit=1' },
  { key: 'summary', points: 15, to: '/dashboard/profile#school' },
  { key: 'description', points: 10, to: '/dashboard/profile#school' },
  { key: 'features', points: 5, to: '/dashboard/profile#school' },
  { key: 'logo', points: 15, to: '/dashboard/profile#school-logo' },
  { key: 'images', points: 15, to: '/dashboard/media?view=upload' },
  { key: 'contact', points: 15, to: '/dashboard/contact' },
  { key: 'sections', points: 15, to: '/dashboard/educational-profile' },
] as const
export type CheckKey = (typeof CHECKLIST)[number]['key']

/** Numbers of pictures and of the ten sections that earn the points. */
export const IMAGES_NEEDED = 3
export const SECTIONS_NEEDED = 3

export type ProfileFacts = {
  name: string
  street: string
  city: string
  phone: string
  email: string
  website: string
  features: string[]
  logo: string | null
  /** Sections that the school wrote in any language; each once. */
  sections: string[]
  images: number
}

const CHECKS: Record<CheckKey, (facts: ProfileFacts) => boolean> = {
  address: ({ name, street, city }) => [name, street, city].every(Boolean),
  summary: ({ sections }) => sections.includes('summary'),
  description: ({ sections }) => sections.includes('description'),
  features: ({ features }) => features.length > 0,
  logo: ({ logo }) => logo !== null,
  images: ({ images }) => images >= IMAGES_NEEDED,
  contact: ({ phone, email, website }) => [phone, email, website].every(Boolean),
  sections: ({ sections }) =>
    sections.filter((section) => section !== 'summary' && section !== 'description').length >= SECTIONS_NEEDED,
}

/** Returns how complete a profile is: the share of points it has (0 to 1), and the open ones. */
export function completionOf(facts: ProfileFacts) {
  const points = CHECKLIST.map((point) => ({ ...point, done: CHECKS[point.key](facts) }))
  const sum = (of: readonly { points: number }[]) => of.reduce((total, point) => total + point.points, 0)
  return { share: sum(points.filter(({ done }) => done)) / sum(points), points }
}
export type Completion = ReturnType<typeof completionOf>
