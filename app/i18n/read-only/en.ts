export const readOnly = {
  'readOnly.now': 'At the moment everything can be read, but nothing saved: we are working on our database.',
  'readOnly.until': 'Until {time} everything can be read, but nothing saved: we are working on our database.',
}
