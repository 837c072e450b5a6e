/** Texts of the about page and its contact section. */
export const about = {
  'about.metaTitle': 'Chi c’è dietro Aulario: missione, valori, contatti',
  'about.metaDescription': 'Perché esiste Aulario, a quali principi ci atteniamo e come puoi scriverci.',
  'about.title': 'Una scuola si sceglie di rado. Meglio sceglierla con calma.',
  'about.intro':
    'Aulario raccoglie ciò che si sa delle scuole: i dati ufficiali, le parole della scuola e le esperienze delle famiglie. Tre voci tenute ben distinte, perché sia tu a giudicare.',
  'about.mission': 'La nostra missione',
  'about.mission.text':
    'Ogni famiglia dovrebbe poter capire in pochi minuti quali scuole ci sono vicino a casa, in che cosa si distinguono e da dove viene ogni dato. Gratis, senza account e senza pubblicità di terzi.',
  'about.vision': 'Il domani che immaginiamo',
  'about.vision.text':
    'Chi si trasferisce da un Paese europeo all’altro dovrebbe capire la scuola della nuova città con la stessa facilità di quella dietro l’angolo: nella propria lingua, con gli stessi dati, oltre i confini.',
  'about.values': 'I nostri principi',
  'about.value.transparency': 'Trasparenza',
  'about.value.transparency.text':
    'Ogni dato ufficiale riporta la fonte e la data. Gli spazi a pagamento sono indicati come annunci. Come ordiniamo e come controlliamo è spiegato apertamente.',
  'about.value.quality': 'Qualità',
  'about.value.quality.text':
    'Le recensioni vengono controllate prima della pubblicazione. Nessuna viene rimossa perché critica.',
  'about.value.innovation': 'Innovazione',
  'about.value.innovation.text':
    'Una ricerca che capisce cinque sistemi scolastici, perdona gli errori di battitura e risponde in fretta su ogni dispositivo.',
  'contact.title': 'Contatti',
  'contact.text': 'Un dato non è corretto? Hai una domanda o un’idea? Leggiamo ogni messaggio e rispondiamo.',
} as const
