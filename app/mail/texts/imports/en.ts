export const imports = {
  'import-problem.subject': 'Scheduled import: {register}',
  'import-problem.why': 'You are getting this email because you are responsible for imports in the Aulario team.',
  'import-problem.unreachable': 'An address of the scheduled import cannot be read. We try again every six hours.',
  'import-problem.failed': 'The scheduled import has failed. Nothing in the directory was changed.',
  'import-problem.shrunk':
    'The new edition is much smaller than the one before. It has not been imported: please look at the trial and decide.',
  'import-problem.columns':
    'The new edition lacks columns, or fields have become nearly empty. It has not been imported: please look at the trial and decide.',
  'import-problem.late': 'The scheduled import is overdue.',
  'import-problem.detail': 'Details',
  'import-problem.button': 'See the scheduled import',
}
