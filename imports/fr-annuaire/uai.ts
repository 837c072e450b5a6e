/** The official code of a school in France (Unité administrative immatriculée): seven digits and a check letter. */
export const UAI = /^\d{7}[A-Z]$/
