/** Words that mean the same in names of Italian schools. One line is one group; [region] limits it to that region. */
export const ITALY = `
Istituto = Ist. = Istit.
Istituto comprensivo = IC = I.C. = Ist. Comp. = Ist. Compr. = Ist. Comprensivo = Comprensivo = Istituto Compr.
Istituto omnicomprensivo = Omnicomprensivo = IO
Direzione didattica = DD = D.D. = Circolo didattico = Dir. Did. = CD
Istituto di istruzione superiore = IIS = I.I.S. = ISIS = IS = Ist. Superiore = Istituto superiore = IISS = ISISS
Istituto tecnico = IT = Ist. Tecnico = Tecnico
Istituto tecnico industriale = ITI = ITIS = Istituto tecnico tecnologico = ITT = Ist. Tec. Ind.
Istituto tecnico economico = ITE = ITC = ITCG = Ragioneria = Istituto tecnico commerciale = Tecnico economico = Ist. Tec. Comm.
Istituto tecnico per geometri = ITG = Geometri = Costruzioni ambiente e territorio = CAT
Istituto tecnico agrario = ITA = ITAS = Agraria = Istituto agrario
Istituto tecnico nautico = ITN = Nautico = Istituto nautico
Istituto professionale = IP = Ist. Prof. = Ist. Professionale
Istituto professionale industria e artigianato = IPSIA = IPIA
Istituto professionale alberghiero = IPSSAR = IPSEOA = Alberghiero = Istituto alberghiero = Scuola alberghiera = IPSSEOA
Istituto professionale servizi commerciali = IPSSC = IPC = IPSCT
Istituto magistrale = Magistrali = Liceo scienze umane = Liceo delle scienze umane = Liceo socio-psico-pedagogico
Liceo scientifico = LS = L.S. = Lic. Scientifico
Liceo classico = LC = L.C. = Lic. Classico = Ginnasio
Liceo linguistico = LL = Lic. Linguistico
Liceo artistico = LA = Istituto d'arte = Lic. Artistico
Liceo = Lic.
Scuola = Sc. = Scuole
Scuola dell'infanzia = Infanzia = Scuola materna = Materna = Mat. = Asilo = Asilo infantile = Scuola infanzia = S.I. = SI
Scuola primaria = Primaria = Scuola elementare = Elementare = Elem. = Elementari = S.P. = Sc. Prim.
Scuola secondaria di I grado = Scuola media = SM = SMS = S.M. = Media = Medie = Scuola secondaria di primo grado = Sec. I grado = S.S. I grado = Sc. Media = Secondaria I grado = Secondaria primo grado = SSPG = Scuola secondaria 1 grado = Scuola secondaria di 1° grado
Scuola secondaria di II grado = Secondaria II grado = Secondaria secondo grado = Scuola secondaria di secondo grado = Scuole superiori = Superiori
Scuola paritaria = Paritaria = Par.
Centro provinciale per l'istruzione degli adulti = CPIA = CTP
Convitto nazionale = Convitto
Statale = Stat. = St.le
Don = D.
Giovanni = Giov. = G.
Giovanni XXIII = Giovanni 23 = Papa Giovanni
Giuseppe = G. = Gius.
Galileo = G.
Guglielmo = G.
Gianni = G.
Giosuè = G.
Francesco = Franc. = F.sco
Madonna = Mad.
Maria Santissima = M.SS. = Maria SS.
Sacro Cuore = S. Cuore = Sacro C.
Maria Ausiliatrice = M. Ausiliatrice
Professore = Prof.
Generale = Gen.
Frazione = Fraz. = Fr.
Capoluogo = Cap. = Capol.
`
