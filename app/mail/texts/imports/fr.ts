export const imports = {
  'import-problem.subject': 'Import programmé : {register}',
  'import-problem.why': 'Vous recevez ce message parce que vous êtes responsable des imports dans l’équipe d’Aulario.',
  'import-problem.unreachable':
    'Une adresse de l’import programmé est inaccessible. Nous réessayons toutes les six heures.',
  'import-problem.failed': 'L’import programmé a échoué. Rien n’a été modifié dans l’annuaire.',
  'import-problem.shrunk':
    'La nouvelle édition est bien plus petite que la précédente. Elle n’a pas été importée : veuillez examiner l’import d’essai, puis décider.',
  'import-problem.columns':
    'Il manque des colonnes à la nouvelle édition, ou des champs y sont presque vides. Elle n’a pas été importée : veuillez examiner l’import d’essai, puis décider.',
  'import-problem.late': 'L’import programmé est en retard.',
  'import-problem.detail': 'Détails',
  'import-problem.button': 'Voir l’import programmé',
}
