/** More pages nobody carries to a visit. */
export const MAX_DOSSIER_PAGES = 8
