import { children } from './children/it.ts'
import { claims } from './claims/it.ts'
import { messages } from './enquiries/it.ts'
import { groups } from './groups/it.ts'
import { imports } from './imports/it.ts'
import { invoices } from './invoices/it.ts'
import type { MailTexts } from './mail-texts.ts'
import { notifications } from './notifications/it.ts'
import { orders } from './orders/it.ts'
import { ownReviews } from './own-reviews/it.ts'
import { notices } from './reports/it.ts'
import { savedSearches } from './saved-searches/it.ts'
import { operators } from './school-members/it.ts'
import { statements } from './statements/it.ts'
import { tickets } from './support/it.ts'
import { people } from './users/it.ts'

export const it: MailTexts = {
  ...children,
  ...claims,
  ...ownReviews,
  ...operators,
  ...groups,
  ...orders,
  ...invoices,
  ...imports,
  ...messages,
  ...notices,
  ...notifications,
  ...people,
  ...savedSearches,
  ...statements,
  ...tickets,
  'layout.slogan': 'Trova, confronta e valuta le scuole.',
  'layout.account':
    'Ricevi questa e-mail perché riguarda il tuo account. Nessuno legge le risposte a questo indirizzo.',
  'layout.unsubscribe': 'Non ricevere più e-mail di questo tipo',
  'layout.code': 'Il codice:',
  'layout.copyLink': 'Il pulsante non funziona? Copia questo indirizzo nel tuo browser:',

  'confirm-email.subject': 'Conferma il tuo indirizzo e-mail',
  'confirm-email.text':
    'Qualcuno vuole creare un account Aulario con questo indirizzo. Conferma che è tuo; il link è valido per 24 ore.',
  'confirm-email.button': 'Conferma l’indirizzo',
  'confirm-email.note': 'La richiesta non è tua? Ignora questa e-mail: senza conferma l’account non viene creato.',

  'account-exists.subject': 'Hai già un account',
  'account-exists.text':
    'Qualcuno ha appena provato a registrarsi su Aulario con questo indirizzo. Appartiene già a un account: basta accedere.',
  'account-exists.button': 'Accedi',
  'account-exists.reset': 'Hai dimenticato la password? Impostane una nuova qui:',
  'account-exists.note': 'Non hai chiesto nulla? Ignora questa e-mail: nel tuo account non è cambiato niente.',

  'reset-password.subject': 'Imposta una nuova password',
  'reset-password.text':
    'È stata chiesta una nuova password per il tuo account. Il link è valido per 60 minuti e una sola volta. Dopo il cambio, tutte le sessioni verranno chiuse.',
  'reset-password.button': 'Imposta una nuova password',
  'reset-password.note': 'Non hai chiesto nulla? Ignora questa e-mail: la tua password attuale resta valida.',

  'password-changed.subject': 'La tua password è stata cambiata',
  'password-changed.text': 'La password del tuo account è appena stata cambiata. Se l’hai cambiata tu, va tutto bene.',
  'password-changed.note':
    'Non riconosci questa operazione? Imposta subito una nuova password: tutte le sessioni verranno chiuse, anche quelle che non riconosci.',
  'password-changed.button': 'Imposta una nuova password',

  'change-email-old.subject': 'Conferma il cambio di indirizzo e-mail',
  'change-email-old.text':
    'Hai chiesto di usare l’indirizzo {newEmail} per il tuo account. Conferma qui; poi riceverai un’e-mail anche al nuovo indirizzo.',
  'change-email-old.button': 'Accetta la modifica',
  'change-email-old.note':
    'Non l’hai chiesto tu? Non accettare e cambia subito la password: qualcuno è entrato nel tuo account.',

  'change-email-new.subject': 'Conferma il tuo nuovo indirizzo e-mail',
  'change-email-new.text':
    'Qualcuno vuole usare questo indirizzo per un account Aulario. Una volta confermato, servirà per accedere.',
  'change-email-new.button': 'Conferma il nuovo indirizzo',
  'change-email-new.note': 'Non l’hai chiesto tu? Ignora questa e-mail: senza conferma non cambia nulla.',

  'email-changed.subject': 'Il tuo indirizzo e-mail è stato cambiato',
  'email-changed.text':
    'Ora il tuo account Aulario usa l’indirizzo {newEmail}. A questo non scriveremo più e abbiamo chiuso tutte le altre sessioni. Se l’hai cambiato tu, va tutto bene.',
  'email-changed.note':
    'Non l’hai cambiato tu? Scrivi subito a {contact}, meglio se da questo indirizzo. Bloccheremo l’account e te lo restituiremo.',

  'identity-code.subject': 'Il tuo codice di conferma',
  'identity-code.text':
    'È stata chiesta una modifica nel tuo account. Confermala con questo codice: è valido per {minutes} minuti e una sola volta.',
  'identity-code.note':
    'Non l’hai chiesta tu? Non dare il codice a nessuno e chiudi l’altra sessione in «Accesso e sicurezza». Senza il codice non cambia nulla.',

  'codes-tried.subject': 'Qualcuno conosce la tua password',
  'codes-tried.text':
    'Il {time} qualcuno ha inserito la tua password corretta e poi dieci codici errati per l’autenticazione a due fattori. Nessuno è entrato nel tuo account. Ora tra un tentativo e l’altro bisogna aspettare, ogni volta di più.',
  'codes-tried.note':
    'Eri tu? Aspetta un po’ o usa uno dei tuoi codici di recupero. Non eri tu? Imposta subito una nuova password e non usare più quella vecchia su nessun sito.',
  'codes-tried.button': 'Imposta una nuova password',

  'passkey-added.subject': 'Una nuova passkey per il tuo account',
  'passkey-added.text':
    'Al tuo account è appena stata aggiunta una passkey. Il dispositivo che la conserva può accedere senza password.',
  'passkey-added.note': 'Non eri tu? Rimuovila subito e cambia la password.',
  'passkey-added.button': 'Vedi le passkey',
  'google-linked.subject': 'Il tuo account è collegato a Google',
  'google-linked.text': 'Ora puoi accedere al tuo account Aulario anche con l’account Google di questo indirizzo.',
  'google-linked.note': 'Non eri tu? Scollega Google in «Accesso e sicurezza» e cambia la password.',
  'google-linked.button': 'Vedi le modalità di accesso',
  'factor-removal.subject': 'Qualcuno chiede di disattivare la tua autenticazione a due fattori',
  'factor-removal.text':
    'Qualcuno con i tuoi dati di accesso sostiene di aver perso il dispositivo e i codici di recupero. Tra {hours} ore si potrà disattivare l’autenticazione a due fattori del tuo account.',
  'factor-removal.textStaff':
    'Qualcuno con i tuoi dati di accesso sostiene di aver perso il dispositivo e i codici di recupero. Un’altra persona dell’amministrazione deciderà se disattivare l’autenticazione a due fattori.',
  'factor-removal.note':
    'Se eri tu, non devi fare nulla. Non eri tu? Annulla la richiesta e imposta una nuova password.',
  'factor-removal.button': 'Mantieni l’autenticazione a due fattori',
  'factor-removal-asked.subject': 'Richiesta di disattivare l’autenticazione a due fattori: {email}',
  'factor-removal-asked.text':
    '{email}, del team, ha perso il dispositivo e i codici di recupero e chiede di disattivare l’autenticazione a due fattori.',
  'factor-removal-asked.note':
    'Prima di approvare parli con questa persona: chi fa la richiesta ha fornito solo la password.',
  'factor-removal-asked.button': 'Vai all’account',
  'factor-removed.subject': 'La tua autenticazione a due fattori è disattivata',
  'factor-removed.text':
    'L’autenticazione a due fattori del tuo account è stata disattivata come richiesto. Ti consigliamo di configurarla subito di nuovo.',
  'factor-removed.note':
    'Non eri tu? Imposta subito una nuova password. Tutte le sessioni verranno chiuse, anche quelle che non riconosci.',
  'factor-removed.button': 'Imposta una nuova password',
  'account-deletion.subject': 'Il tuo account verrà eliminato',
  'account-deletion.text':
    'Il tuo account è già bloccato e non è più visibile. Il {day} sarà eliminato definitivamente, con tutto ciò che contiene.',
  'account-deletion.undo': 'Fino ad allora puoi cambiare idea:',
  'account-deletion.button': 'Conserva l’account',
  'account-deletion.note': 'Non l’hai chiesto tu? Conserva l’account e poi imposta una nuova password.',

  'sign-in-notice.subject': 'Accesso da un nuovo dispositivo',
  'sign-in-notice.text': 'Il {time} qualcuno è entrato nel tuo account: {device}. Se eri tu, va tutto bene.',
  'sign-in-notice.note': 'Non eri tu? Chiudi la sessione e cambia la password.',
  'sign-in-notice.button': 'Vedi le sessioni',
}
