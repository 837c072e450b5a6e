export const operators = {
  'school-invitation.subject': 'Invito a collaborare alla scheda di una scuola',
  'school-invitation.text':
    '{inviter} La invita a collaborare su Aulario alla scheda di {school}. Il link è valido per sette giorni e solo per un account con questo indirizzo.',
  'school-invitation.button': 'Vedi l’invito',
  'school-invitation.note': 'Non conosce la scuola? Ignori questa e-mail.',
  'school-people.subject': 'È cambiato chi gestisce la scheda della Sua scuola',
  'school-people.joined': 'Ora {person} collabora alla scheda di {school}.',
  'school-people.removed': '{person} non ha più accesso alla scheda di {school}.',
  'school-people.left': '{person} ha rinunciato all’accesso alla scheda di {school}.',
  'school-people.owner': 'Ora {person} è responsabile della scheda di {school}.',
  'school-people.note': 'È un errore? Ci scriva con il modulo di contatto, senza rispondere a questa e-mail.',
  'school-people.button': 'Vedi le mie scuole',
  'school-desk.subject': 'Il nostro team è intervenuto sulla scheda della Sua scuola',
  'school-desk.hidden': 'La scheda di {school} non è più visibile su Aulario.',
  'school-desk.shown': 'La scheda di {school} è di nuovo visibile su Aulario.',
  'school-desk.successor': 'Nella scheda di {school} abbiamo modificato la scuola subentrante.',
  'school-desk.corrected': 'Nella scheda di {school} abbiamo corretto un dato che proviene dal registro ufficiale.',
  'school-desk.merged':
    'La scuola compariva due volte nel nostro elenco. Abbiamo fuso le due schede; ora tutto si trova nella scheda di {school}.',
  'school-desk.merge-undone':
    'Avevamo fuso due schede e abbiamo annullato l’operazione. Si tratta della scheda di {school}; ogni scuola ha di nuovo la sua.',
  'school-desk.reason': 'Il motivo: {reason}',
  'school-desk.button': 'Vedi la scuola nel mio account',
  'school-desk.note': 'Qualcosa non va? Ci scriva a {contact}.',
  'correction-accepted.subject': 'Abbiamo corretto il dato segnalato',
  'correction-accepted.text': 'Grazie della segnalazione su {school}. L’abbiamo verificata e abbiamo corretto il dato.',
  'correction-refused.subject': 'Il dato resta com’è',
  'correction-refused.text':
    'Grazie della segnalazione su {school}. L’abbiamo verificata e non abbiamo modificato il dato.',
  'correction.button': 'Vedi la scheda della scuola',
  'school-desk.visited': 'Una persona del nostro team lavorerà per un’ora nell’Area scuola di {school}.',
  'school-desk.member-removed':
    'Abbiamo tolto a una persona l’accesso alla scheda di {school}; non può più modificarla.',
}
