/** Mails about groups of schools. */
export const groups = {
  'group-invitation.subject': 'Invito a un gruppo di scuole',
  'group-invitation.text':
    '{inviter} La invita a modificare su Aulario le schede delle scuole gestite da {name}. Il link è valido per 14 giorni e solo per un account con questo indirizzo.',
  'group-invitation.button': 'Vedi l’invito',
  'group-invitation.note': 'Non sa di che cosa si tratta? Ignori questa e-mail.',
  'group-school-invitation.subject': 'Una scuola Le chiede di gestire la sua scheda',
  'group-school-invitation.text':
    '{inviter} Le chiede di gestire, come gestore o rete, la scheda di {name} su Aulario. Il link è valido per 14 giorni e solo per un account con questo indirizzo.',
  'school-group.subject': 'È cambiata la gestione della scheda della scuola',
  'school-group.joined': 'Ora anche {group} gestisce la scheda di {school}.',
  'school-group.ended_by_school': '{school} ha messo fine alla gestione della sua scheda da parte di {group}.',
  'school-group.ended_by_group': '{group} non gestisce più la scheda di {school}.',
  'school-group.rights':
    'I responsabili della scheda mantengono tutti i diritti e possono porvi fine in ogni momento. Ogni modifica compare con il nome tra le versioni precedenti.',
  'school-group.button': 'Vedi',
  'group-claim-approved.subject': 'Abbiamo accolto la richiesta del Suo gruppo',
  'group-claim-approved.text':
    'Abbiamo accolto la Sua richiesta per {group}: ora le scuole sono nella tabella del gruppo.',
  'group-claim-refused.subject': 'Non abbiamo potuto accogliere la richiesta del Suo gruppo',
  'group-claim-refused.text': 'Abbiamo esaminato la Sua richiesta per {group} e non possiamo accoglierla così com’è.',
}
