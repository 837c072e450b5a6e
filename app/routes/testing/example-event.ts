const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** The filled-in fields of an event of a school. */
export const exampleEvent = (schoolId: string) => ({
  schoolId,
  kind: 'open_day',
  title: 'Ein Tag',
  language: 'de',
  startsAt: `${tomorrow}T10:00`,
  endsAt: `${tomorrow}T12:00`,
})
