export const readOnly = {
  'readOnly.now':
    'Pour le moment, tout reste consultable, mais rien ne peut être enregistré : nous intervenons sur notre base de données.',
  'readOnly.until':
    'Tout reste consultable, mais rien ne peut être enregistré avant : {time}. Nous intervenons sur notre base de données.',
}
