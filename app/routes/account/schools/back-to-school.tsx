import { BackLink } from '#app/ui/back-link.tsx'

/** The heading of a page about a school of the person, with the way back to it. */
export const BackToSchool = ({ school, title }: { school: { id: string; name: string }; title: string }) => (
  <div>
    <BackLink to={`/account/schools/${school.id}`}>{school.name}</BackLink>
    <h1>{title}</h1>
  </div>
)
