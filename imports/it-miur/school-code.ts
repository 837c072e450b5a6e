/** The official code of a school in Italy: two letters of its province and eight letters or digits. */
export const SCHOOL_CODE = /^[A-Z]{2}[A-Z0-9]{8}$/
