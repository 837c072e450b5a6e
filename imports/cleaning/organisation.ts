/** Words in the names of bodies that run schools; a name without one may be that of a person. */
const BODIES = [
  /^((landes)?haupt|hanse|kreis|universitäts|große kreis)?stadt\b|^(samt|verbands|orts|markt)?gemeinde\b|^(land|märkischer |.+-)?kreis\b/i,
  /^land\b|freistaat|ministerium|bezirk|(schul|zweck|gemeinde)verband|verein\b|\be\. ?v\.|gmbh\b|genossenschaft|stiftung/i,
  /bistum|diözese|kirche\b|kirchlich|orden\b|caritas|diakonie|arbeiterwohlfahrt|gesellschaft\b|schulwerk|akademie\b/i,
]

/** Whether a school's operator has the name of a body: names of people are never stored. */
export function isOrganisation(name: string): boolean {
  return BODIES.some((words) => words.test(name))
}
