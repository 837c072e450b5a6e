export const imports = {
  'import-problem.subject': 'Importazione programmata: {register}',
  'import-problem.why': 'Riceve questo messaggio perché si occupa delle importazioni nel team di Aulario.',
  'import-problem.unreachable':
    'Non è possibile leggere un indirizzo dell’importazione programmata. Riproviamo ogni sei ore.',
  'import-problem.failed': 'L’importazione programmata non è riuscita. Nell’elenco non è cambiato nulla.',
  'import-problem.shrunk':
    'La nuova edizione è molto più piccola della precedente. Non è stata importata: esamini la prova e decida.',
  'import-problem.columns':
    'Alla nuova edizione mancano colonne, o alcuni campi sono diventati quasi vuoti. Non è stata importata: esamini la prova e decida.',
  'import-problem.late': 'L’importazione programmata è in ritardo.',
  'import-problem.detail': 'Nel dettaglio',
  'import-problem.button': 'Vedi l’importazione programmata',
}
