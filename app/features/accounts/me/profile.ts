export type ContactData = {
  phone: string
  website: string
  address: string
  city: string
  postalCode: string
  country: string
}

/** A person's profile; the plan is `premium` while they manage a premium school, otherwise free. */
export type Profile = ContactData & {
  id: string
  subscriptionType: 'premium' | 'free'
  fullName: string
  avatarUrl: string | null
  createdAt: Date
  updatedAt: Date
}
