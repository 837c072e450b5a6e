export type ContactData = {
  phone: string
  website: string
  address: string
  city: string
  postalCode: string
  country: string
}

/** A person's profile; `premium` while they run a premium school, anything else is free. */
export type Profile = ContactData & {
  id: string
  subscriptionType: 'premium' | 'free'
  fullName: string
  avatarUrl: string | null
  createdAt: Date
  updatedAt: Date
}
