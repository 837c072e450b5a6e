/** The mails about groups of schools, with the values that their templates need. */
export type GroupMails = {
  /**
   * Asks a person to join a group, or to let one of their groups manage a school; `name` is that of the group or
   * school.
   */
  'group-invitation': { name: string; inviter: string; url: string }
  'group-school-invitation': { name: string; inviter: string; url: string }
  /** To the main contacts of a school, and to those of a group: the group manages the school, or no longer does. */
  'school-group': {
    group: string
    school: string
    change: 'joined' | 'ended_by_school' | 'ended_by_group'
    url: string
  }
  /** To the person who claimed schools for a group: the decision; `reason` may be empty after an approval. */
  'group-claim-approved': { group: string; reason: string; url: string }
  'group-claim-refused': { group: string; reason: string; url: string }
}
