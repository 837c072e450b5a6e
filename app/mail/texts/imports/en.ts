export const imports = {
  'import-problem.subject': 'Scheduled import: {register}',
  'import-problem.why': 'You are receiving this email because you are responsible for imports on the Aulario team.',
  'import-problem.unreachable':
    'We cannot read one of the addresses of the scheduled import. We try again every six hours.',
  'import-problem.failed': 'The scheduled import has failed. Nothing in the directory was changed.',
  'import-problem.shrunk':
    'The new edition is much smaller than the previous one and has not been imported. Please review the trial import and decide.',
  'import-problem.columns':
    'The new edition has missing columns or nearly empty fields and has not been imported. Please review the trial import and decide.',
  'import-problem.late': 'The scheduled import is overdue.',
  'import-problem.detail': 'Details',
  'import-problem.button': 'View the scheduled import',
}
