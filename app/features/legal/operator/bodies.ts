import type { CountryCode } from '#db/vocabulary.ts'

/** A public body under its own name. */
export type Body = { name: string; url: string }

/** Authorities that supervise data protection in companies, by German state (ISO 3166-2:DE). */
const GERMAN_AUTHORITIES = {
  BW: {
    name: 'Landesbeauftragter für den Datenschutz und die Informationsfreiheit Baden-Württemberg',
    url: 'https://www.baden-wuerttemberg.datenschutz.de',
  },
  BY: { name: 'Bayerisches Landesamt für Datenschutzaufsicht', url: 'https://www.lda.bayern.de' },
  BE: {
    name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    url: 'https://www.datenschutz-berlin.de',
  },
  BB: {
    name: 'Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg',
    url: 'https://www.lda.brandenburg.de',
  },
  HB: {
    name: 'Landesbeauftragter für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen',
    url: 'https://www.datenschutz.bremen.de',
  },
  HH: {
    name: 'Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit',
    url: 'https://datenschutz-hamburg.de',
  },
  HE: {
    name: 'Hessischer Beauftragter für Datenschutz und Informationsfreiheit',
    url: 'https://datenschutz.hessen.de',
  },
  MV: {
    name: 'Landesbeauftragter für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
    url: 'https://www.datenschutz-mv.de',
  },
  NI: { name: 'Landesbeauftragter für den Datenschutz Niedersachsen', url: 'https://lfd.niedersachsen.de' },
  NW: {
    name: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen',
    url: 'https://www.ldi.nrw.de',
  },
  RP: {
    name: 'Landesbeauftragter für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
    url: 'https://www.datenschutz.rlp.de',
  },
  SL: { name: 'Unabhängiges Datenschutzzentrum Saarland', url: 'https://www.datenschutz.saarland.de' },
  SN: { name: 'Sächsische Datenschutz- und Transparenzbeauftragte', url: 'https://www.datenschutz.sachsen.de' },
  ST: {
    name: 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt',
    url: 'https://datenschutz.sachsen-anhalt.de',
  },
  SH: {
    name: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein',
    url: 'https://www.datenschutzzentrum.de',
  },
  TH: {
    name: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit',
    url: 'https://www.tlfdi.de',
  },
} as const satisfies Record<string, Body>

/** Data protection authorities by country; for Germany, the list of the authorities of all states. */
export const AUTHORITIES: Record<CountryCode, Body> = {
  DE: {
    name: 'Aufsichtsbehörden der Länder',
    url: 'https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html',
  },
  FR: { name: 'Commission nationale de l’informatique et des libertés (CNIL)', url: 'https://www.cnil.fr' },
  ES: { name: 'Agencia Española de Protección de Datos (AEPD)', url: 'https://www.aepd.es' },
  IT: { name: 'Garante per la protezione dei dati personali', url: 'https://www.garanteprivacy.it' },
  GB: { name: 'Information Commissioner’s Office (ICO)', url: 'https://ico.org.uk' },
}

/** Digital services: coordinators under the DSA, and the regulator of the Online Safety Act. */
export const COORDINATORS: Record<CountryCode, Body> = {
  DE: { name: 'Koordinierungsstelle für digitale Dienste, Bundesnetzagentur', url: 'https://www.dsc.bund.de' },
  FR: {
    name: 'Autorité de régulation de la communication audiovisuelle et numérique (Arcom)',
    url: 'https://www.arcom.fr',
  },
  ES: { name: 'Comisión Nacional de los Mercados y la Competencia (CNMC)', url: 'https://www.cnmc.es' },
  IT: { name: 'Autorità per le garanzie nelle comunicazioni (AGCOM)', url: 'https://www.agcom.it' },
  GB: { name: 'Ofcom', url: 'https://www.ofcom.org.uk' },
}

/** Accessibility of services: national laws under Directive (EU) 2019/882, and the Equality Act 2010. */
export const ENFORCEMENT: Record<CountryCode, Body> = {
  DE: {
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
    url: 'https://www.mlbf-barrierefrei.de',
  },
  FR: {
    name: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
    url: 'https://www.economie.gouv.fr/dgccrf',
  },
  ES: { name: 'Oficina de Atención a la Discapacidad (OADIS)', url: 'https://oadis.es' },
  IT: { name: 'Agenzia per l’Italia digitale (AgID)', url: 'https://www.agid.gov.it' },
  GB: { name: 'Equality Advisory and Support Service (EASS)', url: 'https://www.equalityadvisoryservice.com' },
}

/**
 * Returns the data protection authority that supervises the operator.
 *
 * @param land of a German operator; without it the list of all of them
 */
export const dataProtectionAuthority = (country: CountryCode, land?: keyof typeof GERMAN_AUTHORITIES): Body =>
  country === 'DE' && land ? GERMAN_AUTHORITIES[land] : AUTHORITIES[country]
