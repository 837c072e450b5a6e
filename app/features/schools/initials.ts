const LETTER = /[\p{L}\p{N}]/gu

/** Words that name a type, who runs a school or nothing at all; a name proper follows them. All in lower case. */
const TYPE_WORDS = [
  // German
  '(?:abend|berufs|fach|hoch|förder|gemeinschafts|gesamt|grund|haupt|kollegiale|mittel|ober|real',
  '|regel|sekundar|sonder|stadtteil|volks|waldorf|werkreal|wirtschafts)+schulen?|schulen?|schulzentrum|zentrum',
  '|(?:berufs|oberstufen)?kolleg|gymnasi(?:um|en)|gem|städt',
  '|(?:staatlich|städtisch|öffentlich|privat|katholisch|evangelisch|(?:erz)?bischöflich|frei|christlich|integriert',
  '|berufsbildend|beruflich|kooperativ)e?[srn]?|die|der|das|dem|des|am|an|im|in|zum|zur|für|und|von',
  // French
  '|[ée]coles?|collèges?|college|lycées?|lycee|groupe|ensemble|scolaire|institution|section|maternelle|élémentaire|primaire',
  '|enseignement|publi(?:c|que)|privée?|générale?|technologique|professionnel(?:le)?|polyvalent|métiers|agricole',
  '|le|la|les|l|du|de|des|d|et',
  // Spanish, Catalan, Galician, Basque
  '|colegio|col legi|col·legi|escuela|escola|institut[oe]?|centr[oe]|conservatorio|docente?|educaci(?:ón|ó)|enseñanzas?',
  '|infantil|primaria|secundaria|obligatoria|bachillerato|especial|público|pública|privad[oa]|privat|concertado',
  '|formación|profesional|integrado|rural|agrupado|municipal|elemental|superior|oficial|música|ikastola|ikastetxea|eskola',
  '|del|el|los|las|y|i|bressol|llar|infants',
  // Italian
  '|liceo|scuol[ae]|classico|scientifico|linguistico|artistico|musicale|coreutico|scienze|umane|applicate|tecnico',
  '|economico|tecnologico|professionale|comprensivo|omnicomprensivo|statale|paritari[oa]|secondaria|primo|secondo|grado',
  '|superiore|istruzione|infanzia|elementare|materna|media|convitto|nazionale|di|dell[oae]?|degli|dei|il|lo|per|e|ii',
  // British
  '|the|school|college|academy|(?:high|grammar|primary|secondary|infants?|junior|nursery|middle|free)(?= school)',
  '|ysgol|gynradd|gyfun|uwchradd|of|at|for|and',
].join('')

/** Abbreviations of types, with or without dots: C.E.I.P., IES. */
const ABBREVIATIONS = 'ggs kgs egs gs bbs rpi lgt lpo lp sep erea ceipso ceip ceper cepr ies cra cpr cpi cp eei ei sies'
  .concat(' ic iis isis itis ipsia ipssar itc ite iti itt n nr no')
  .split(' ')
  .map((letters) => [...letters].join('\\.?'))
  .join('|')

const LEAD = new RegExp(`^[^\\p{L}\\p{N}]*(?:${ABBREVIATIONS}|${TYPE_WORDS})(?![\\p{L}\\p{N}])`, 'iu')

/**
 * Returns the letters on a school's exercise book, in capitals: the first two of its name proper. Type words at the
 * start are left out as long as two letters remain, as otherwise most schools of a list would have the same.
 */
export function initials(name: string): string {
  let rest = name
  for (let next = name; lettersOf(next).length === 2; next = rest.replace(LEAD, '')) {
    rest = next
    if (!LEAD.test(rest)) break
  }
  return lettersOf(rest).join('').toLocaleUpperCase('de')
}

const lettersOf = (text: string) => (text.match(LETTER) ?? []).slice(0, 2)
