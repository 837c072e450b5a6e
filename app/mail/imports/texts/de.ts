export const imports = {
  'import-problem.subject': 'Automatischer Import: {register}',
  'import-problem.why': 'Du bekommst diese Mail, weil du im Team von Aulario für Importe zuständig bist.',
  'import-problem.unreachable':
    'Eine Adresse des automatischen Imports lässt sich nicht lesen. Wir versuchen es alle sechs Stunden noch einmal.',
  'import-problem.failed': 'Der automatische Import ist gescheitert. Am Verzeichnis wurde nichts geändert.',
  'import-problem.shrunk':
    'Die neue Ausgabe ist viel kleiner als die vorige. Sie wurde nicht eingelesen: Bitte sieh dir den Probelauf an und entscheide.',
  'import-problem.late': 'Der automatische Import ist überfällig.',
  'import-problem.detail': 'Genauer (auf Englisch)',
  'import-problem.button': 'Automatischen Import ansehen',
} as const
