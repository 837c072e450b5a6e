/** Mails about groups of schools. */
export const groups = {
  'group-invitation.subject': 'Invitación a un grupo de centros',
  'group-invitation.text':
    '{inviter} le invita a editar en Aulario fichas de centros para {name}. El enlace es válido durante 14 días y solo para una cuenta con esta dirección.',
  'group-invitation.button': 'Ver la invitación',
  'group-invitation.note': '¿No le dice nada? Entonces no tiene que hacer nada.',
  'group-school-invitation.subject': 'Un centro quiere que gestione su ficha',
  'group-school-invitation.text':
    '{inviter} le pide que, como titular o red de centros, gestione la ficha de {name} en Aulario. El enlace es válido durante 14 días y solo para una cuenta con esta dirección.',
  'school-group.subject': 'Quién gestiona también la ficha del centro',
  'school-group.joined': '{group} gestiona ahora también la ficha de {school}.',
  'school-group.ended_by_school': '{school} ha puesto fin a la gestión de su ficha por parte de {group}.',
  'school-group.ended_by_group': '{group} ya no gestiona la ficha de {school}.',
  'school-group.rights':
    'Las personas responsables de la ficha conservan todos sus derechos y pueden ponerle fin cuando quieran. Cada cambio figura con su nombre en las versiones anteriores.',
  'school-group.button': 'Ver',
  'group-claim-approved.subject': 'Su grupo ya gestiona centros',
  'group-claim-approved.text':
    'Hemos aceptado su solicitud para {group}: los centros ya figuran en la tabla del grupo.',
  'group-claim-refused.subject': 'Su solicitud para un grupo de centros se ha rechazado',
  'group-claim-refused.text': 'Hemos examinado su solicitud para {group} y no podemos aceptarla tal como está.',
}
