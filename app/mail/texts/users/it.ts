export const people = {
  'account-suspended.subject': 'Il tuo account è sospeso',
  'account-suspended.until':
    'Abbiamo sospeso il tuo account Aulario. La sospensione dura fino al {day} compreso e poi termina automaticamente.',
  'account-suspended.open': 'Abbiamo sospeso il tuo account Aulario. La sospensione non ha una scadenza.',
  'account-suspended.reason': 'Il motivo: {reason}',
  'account-suspended.effect':
    'Finché dura non puoi accedere. Tutte le tue sessioni sono state chiuse. Le tue recensioni pubblicate restano.',
  'account-suspended.object':
    'Pensi che sia un errore? Puoi presentare reclamo gratuitamente entro {months} mesi con un’e-mail a {contact}. La decisione sarà riesaminata da una persona che non vi ha partecipato. Puoi anche rivolgerti a un giudice o a un organismo di risoluzione extragiudiziale delle controversie.',
  'account-unlocked.subject': 'Il tuo account è di nuovo attivo',
  'account-unlocked.text': 'Abbiamo revocato la sospensione del tuo account. Puoi accedere di nuovo.',
  'account-unlocked.button': 'Accedi',
  'role-changed.subject': 'Il tuo ruolo su Aulario è cambiato',
  'role-changed.user': 'Il tuo account non ha più i diritti del team.',
  'role-changed.moderator':
    'Il tuo account fa ora parte della moderazione. Avrai questi diritti non appena avrai configurato l’autenticazione a due fattori.',
  'role-changed.admin':
    'Il tuo account fa ora parte dell’amministrazione. Avrai questi diritti non appena avrai configurato l’autenticazione a due fattori.',
  'role-changed.note': 'Tutte le tue sessioni sono state chiuse. Se ti sembra un errore, scrivi a {contact}.',
  'role-changed.button': 'Vedi la sicurezza dell’account',
  'terms-change.subject': 'Le nostre condizioni d’uso cambiano',
  'terms-change.text': 'Le condizioni d’uso di Aulario cambiano il {day}. Ecco le novità:',
  'terms-change.rights':
    'Fino ad allora valgono le condizioni attuali. La modifica non riduce i servizi già pagati. Se non sei d’accordo, puoi disdire il contratto entro quel giorno. Per domande scrivi a {contact}.',
  'terms-change.cancel': 'Disdire un contratto:',
  'terms-change.button': 'Vedi le condizioni d’uso',
  'letter.subject': '{subject}',
  'letter.why.security':
    'Ricevi questa e-mail indipendentemente dalle impostazioni del tuo account, perché ne riguarda la sicurezza.',
  'letter.why.service':
    'Ricevi questa e-mail indipendentemente dalle impostazioni del tuo account, perché il servizio cambia o è interrotto.',
  'letter.why.rights':
    'Ricevi questa e-mail indipendentemente dalle impostazioni del tuo account, perché riguarda i tuoi diritti.',
  'letter.why.law':
    'Ricevi questa e-mail indipendentemente dalle impostazioni del tuo account, perché lo richiede la legge.',
}
