/** Mails about groups of schools. */
export const groups = {
  'group-invitation.subject': 'Invitación a un grupo de centros',
  'group-invitation.text':
    '{inviter} le invita a editar en Aulario fichas de centros para {name}. El enlace es válido durante 14 días y solo para una cuenta con esta dirección.',
  'group-invitation.button': 'Ver la invitación',
  'group-invitation.note': 'Si no sabe de qué se trata, no tiene que hacer nada.',
  'group-school-invitation.subject': 'Un centro le pide que gestione su ficha',
  'group-school-invitation.text':
    '{inviter} le pide que, como titular o red de centros, gestione la ficha de {name} en Aulario. El enlace es válido durante 14 días y solo para una cuenta con esta dirección.',
  'school-group.subject': 'Cambios en la gestión de la ficha del centro',
  'school-group.joined': '{group} gestiona ahora también la ficha de {school}.',
  'school-group.ended_by_school': '{school} ha puesto fin a la gestión de su ficha por parte de {group}.',
  'school-group.ended_by_group': '{group} ya no gestiona la ficha de {school}.',
  'school-group.rights':
    'Las personas responsables de la ficha conservan todos sus derechos y pueden poner fin a esta gestión cuando quieran. Cada cambio aparece en las versiones anteriores con el nombre de quien lo hizo.',
  'school-group.button': 'Ver los detalles',
  'group-claim-approved.subject': 'Hemos aceptado su solicitud para un grupo de centros',
  'group-claim-approved.text':
    'Hemos aceptado su solicitud para {group}: los centros ya figuran en la tabla del grupo.',
  'group-claim-refused.subject': 'Hemos rechazado su solicitud para un grupo de centros',
  'group-claim-refused.text': 'Hemos examinado su solicitud para {group} y no podemos aceptarla tal como está.',
}
