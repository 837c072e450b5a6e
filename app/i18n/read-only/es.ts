export const readOnly = {
  'readOnly.now':
    'En este momento se puede consultar todo, pero no guardar nada: estamos trabajando en nuestra base de datos.',
  'readOnly.until':
    'Se puede consultar todo, pero no guardar nada hasta esta hora: {time}. Estamos trabajando en nuestra base de datos.',
}
