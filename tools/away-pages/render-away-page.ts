import fs from 'node:fs'
import path from 'node:path'
import { connection as de } from '#app/i18n/connection/de.ts'
import { connection as en } from '#app/i18n/connection/en.ts'
import { connection as es } from '#app/i18n/connection/es.ts'
import { connection as fr } from '#app/i18n/connection/fr.ts'
import { connection as it } from '#app/i18n/connection/it.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** The texts of the pages that the proxy shows while no process answers. */
type Text = { away: string; waits: string; sent: string; resend: string }

const TEXTS: Record<Locale, Text> = {
  de: {
    away: 'Die Website antwortet gerade nicht. Meist ist sie nach einer Minute wieder da.',
    waits: 'Auf dieser Seite ging nichts verloren.',
    sent: 'Das Formular ist deshalb vielleicht nicht angekommen.',
    resend:
      'Bitte diese Seite in einer Minute neu laden: Der Browser fragt dann, ob er das Formular noch einmal senden soll, mit allem, was darin steht.',
  },
  en: {
    away: 'The site is not responding at the moment. It is usually back within a minute.',
    waits: 'Nothing on this page has been lost.',
    sent: 'So the form you sent may not have arrived.',
    resend:
      'Please reload this page in a minute: your browser will then ask whether to send the form again, with everything you entered.',
  },
  fr: {
    away: 'Le site ne répond pas pour le moment. Il est généralement de retour en moins d’une minute.',
    waits: 'Rien n’a été perdu sur cette page.',
    sent: 'Le formulaire envoyé n’est donc peut-être pas arrivé.',
    resend:
      'Merci de recharger cette page dans une minute : le navigateur demandera alors s’il doit renvoyer le formulaire, avec toute la saisie.',
  },
  es: {
    away: 'El sitio no responde en este momento. Suele volver en menos de un minuto.',
    waits: 'No se ha perdido nada de esta página.',
    sent: 'Por eso, puede que el formulario enviado no haya llegado.',
    resend:
      'Vuelve a cargar esta página dentro de un minuto: el navegador preguntará si debe enviar de nuevo el formulario, con todo lo escrito.',
  },
  it: {
    away: 'Al momento il sito non risponde. Di solito torna entro un minuto.',
    waits: 'Nulla di questa pagina è andato perso.',
    sent: 'Il modulo inviato potrebbe quindi non essere arrivato.',
    resend:
      'Ricarica questa pagina tra un minuto: il browser chiederà se inviare di nuovo il modulo, con tutto ciò che è stato scritto.',
  },
}

const WORDS = { de, en, es, fr, it }
const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** The colours that the page needs, from the design tokens. */
const COLOURS = ['paper', 'ink', 'ink-soft', 'board', 'on-board', 'line']

/** Returns the values of one block of tokens.css. */
function colours(selector: string): string {
  const block = read('app/styles/tokens.css').split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return COLOURS.map((name) => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1]
    if (!value) throw new Error(`${selector} of tokens.css has no --${name}.`)
    return `--${name}:${value}`
  }).join(';')
}

const style = () => `:root{color-scheme:light dark;${colours(':root')}}
@media(prefers-color-scheme:dark){:root{${colours(':root[data-theme="dark"]')}}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--paper);color:var(--ink-soft);overflow-wrap:break-word;
font:400 1.0625rem/1.55 "Source Sans 3","Open Sans",system-ui,sans-serif}
header{border-bottom:1px solid var(--line);padding:.75rem 1rem}
header svg{display:block}
main{max-width:68ch;margin:auto;padding:3rem 1rem;text-align:center}
h1{color:var(--ink);font:620 clamp(1.75rem,1.4rem + 2vw,2.5rem)/1.2 Literata,Georgia,serif;text-wrap:balance}
p{margin-top:1rem}
a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.25rem;border-radius:8px;background:var(--board);
color:var(--on-board);font-weight:600;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:2px solid var(--board);outline-offset:3px}`

/**
 * Returns the page that the proxy shows while no process answers: self-contained and without JavaScript.
 *
 * @param isForm whether the page answers a form, whose data a link would lose and reloading sends again
 */
export function renderAwayPage(locale: Locale, isForm: boolean): string {
  const { away, waits, sent, resend } = TEXTS[locale]
  const title = WORDS[locale]['error.away.title']
  const rest = isForm
    ? `<p>${sent}</p>\n<p>${resend}</p>`
    : `<p>${waits}</p>\n<a href="">${WORDS[locale]['error.retry']}</a>`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Aulario</title>
<style>
${style()}
</style>
</head>
<body>
<header>
${read('public/favicon.svg').trim().replace('<svg ', '<svg width="36" height="36" ')}
</header>
<main>
<h1>${title}</h1>
<p>${away}</p>
${rest}
</main>
</body>
</html>
`
}
