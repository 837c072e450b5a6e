export const imports = {
  'import-problem.subject': 'Automatischer Import: {register}',
  'import-problem.why': 'Sie bekommen diese E-Mail, weil Sie im Team von Aulario für Importe zuständig sind.',
  'import-problem.unreachable':
    'Eine Adresse des automatischen Imports lässt sich nicht lesen. Wir versuchen es alle sechs Stunden noch einmal.',
  'import-problem.failed': 'Der automatische Import ist gescheitert. Am Verzeichnis wurde nichts geändert.',
  'import-problem.shrunk':
    'Die neue Ausgabe ist viel kleiner als die vorige. Sie wurde nicht eingelesen: Bitte prüfen Sie den Probelauf und entscheiden Sie.',
  'import-problem.columns':
    'In der neuen Ausgabe fehlen Spalten, oder Felder sind fast leer geworden. Sie wurde nicht eingelesen: Bitte prüfen Sie den Probelauf und entscheiden Sie.',
  'import-problem.late': 'Der automatische Import ist überfällig.',
  'import-problem.detail': 'Einzelheiten',
  'import-problem.button': 'Automatischen Import ansehen',
} as const
