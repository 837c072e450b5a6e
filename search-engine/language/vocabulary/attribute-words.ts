/**
 * Words for properties of schools. A line starts with a filter and its value, and the countries in which the words have
 * that meaning (all, if none is named). A school matches if it has the property, or the words in its name or type.
 */
export const ATTRIBUTE_WORDS = `
ownership:private       DE     privat, private, privater, privates, privatschule, privatschulen, in freier trägerschaft, freie schule, freie schulen
ownership:private       FR     privé, privée, privés, privées, sous contrat, hors contrat
ownership:private       ES     privado, privada, privados, privadas, concertado, concertada, concertados, concertadas
ownership:private       IT     privata, private, privato, privati, paritaria, paritarie, paritario, paritari
ownership:private       GB     independent, private, fee paying
ownership:public        DE     staatlich, staatliche, staatliches, öffentlich, öffentliche, öffentliches
ownership:public        FR     public, publique, publics, publiques
ownership:public        ES     público, pública, públicos, públicas
ownership:public        IT     statale, statali, pubblica, pubbliche
ownership:public        GB     state, state funded
faith:catholic          ES     religioso, religiosa, religiosos, religiosas
faith:catholic                 katholisch, katholische, katholisches, kath, catholique, catholiques, católico, católica, católicos, católicas, cattolica, cattoliche, catholic, roman catholic
faith:catholic          GB     rc
faith:protestant               evangelisch, evangelische, evangelisches, evang, ev, protestantisch, protestant, protestante, evangélico, evangelica
faith:anglican          GB     c of e, cofe, church of england, ce, anglican
faith:christian                christlich, christliche, christliches, chrétien, chrétienne, cristiano, cristiana, christian
faith:jewish                   jüdisch, jüdische, jüdisches, juif, juive, judío, judía, ebraica, jewish
faith:muslim                   islamisch, islamische, muslimisch, musulman, musulmane, musulmán, islamica, islamic, muslim
features:religious             konfessionell, konfessionelle, confessionnel, confessionnelle, religioso, religiosa, religiosos, faith school, faith schools
offer:boarding                 internat, internate, internatsschule, avec internat, internado, con internado, residencia, convitto, boarding, boarding school, boarding schools
features:fullDay               ganztag, ganztags, ganztägig, ganztägige, ganztagsschule, ganztagsschulen, gebundener ganztag, offener ganztag, ogs, ogts, tempo pieno, jornada completa, wraparound care, all day
gender:girls                   mädchen, mädchenschule, mädchenschulen, nur mädchen, filles, niñas, femenino, femminile, girls, girls only, for girls, for daughters
gender:boys                    jungen, jungenschule, jungenschulen, nur jungen, garçons, niños, maschile, boys, boys only, for boys
features:bilingual             bilingual, bilinguale, bilinguales, zweisprachig, zweisprachige, bilingue, bilingues, bilingüe, bilingües, bilingue, bilingui, section européenne, europäisch
features:international         international, internationale, internationales, internacional, internazionale, section internationale
features:montessori            montessori, montessorischule
features:waldorf               waldorf, waldorfschule, waldorfschulen, steiner, rudolf steiner, steinerschule, walddorfschule
features:music                 musikzweig, musikbetont, musikprofil, horaires aménagés musique, cham, musical, musicale
features:sports                sportbetont, sportprofil, sportschule, section sportive, deportivo, sportivo
features:science               mint, naturwissenschaftlich, naturwissenschaftliches, stem
features:inclusion             inklusiv, inklusive, inklusion, ulis, inclusive, integración
`
