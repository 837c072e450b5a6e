import type { Locale } from '#app/i18n/locales.ts'

/** The texts of the pages that the proxy shows while no process answers. */
type Text = { away: string; waits: string; sent: string; resend: string }

export const TEXTS: Record<Locale, Text> = {
  de: {
    away: 'Die Website antwortet gerade nicht. Meist ist sie nach einer Minute wieder da.',
    waits: 'Auf dieser Seite ging nichts verloren.',
    sent: 'Das Formular ist deshalb vielleicht nicht angekommen.',
    resend:
      'Bitte diese Seite in einer Minute neu laden: Der Browser fragt dann, ob er das Formular noch einmal senden soll, mit allem, was darin steht.',
  },
  en: {
    away: 'The site does not answer at the moment. It is usually back within a minute.',
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
