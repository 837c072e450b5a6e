import { LOCALES } from './locales.ts'

/**
 * Runs before the page is drawn, so that the line which offers the page in the browser's language has its room from the
 * beginning: `data-offer` of the document is that language, unless it is the page's own or the visitor refused.
 */
export const LANGUAGE_OFFER_SCRIPT = `{let h=document.documentElement,l=navigator.languages.map(a=>a.slice(0,2)).find(a=>/^(${LOCALES.join('|')})$/.test(a));if(l&&l!=h.lang&&!/language-offer=no/.test(document.cookie))h.dataset.offer=l}`
